import { z } from 'zod'
import {
  CATEGORY_DESCRIPTION_MAX_CHARS,
  CATEGORY_DESCRIPTION_MISSING,
  CATEGORY_DESCRIPTION_TOO_LONG,
  CATEGORY_LOOK_MISSING,
  CATEGORY_NAME_MAX_CHARS,
  CATEGORY_NAME_MISSING,
  CATEGORY_NAME_TOO_LONG,
  ORDER_CHANGED,
} from './category-words.ts'
import { CATEGORY_LOOKS } from './forum.ts'
import { seenText } from '../text/text.ts'

const line = (min: number, tooShort: string, max: number, tooLong: string) =>
  z
    .string(tooShort)
    .transform((value) => seenText(value).replace(/\s+/g, ' '))
    .pipe(z.string().min(min, tooShort).max(max, tooLong))

/** What a category says about itself. Its address is made of its first name, and stays. */
export const CategoryForm = z.object({
  name: line(2, CATEGORY_NAME_MISSING, CATEGORY_NAME_MAX_CHARS, CATEGORY_NAME_TOO_LONG),
  description: line(3, CATEGORY_DESCRIPTION_MISSING, CATEGORY_DESCRIPTION_MAX_CHARS, CATEGORY_DESCRIPTION_TOO_LONG),
  look: z.enum(CATEGORY_LOOKS, CATEGORY_LOOK_MISSING),
})
export type CategoryForm = z.output<typeof CategoryForm>

/** All categories in the order they are to have. */
export const CategoryOrder = z.object({ ids: z.array(z.int(ORDER_CHANGED), ORDER_CHANGED).max(1_000, ORDER_CHANGED) })
