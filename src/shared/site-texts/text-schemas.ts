import { z } from 'zod'
import { seenText } from '../text/text.ts'
import { RICH_MAX_CHARS } from './site-text.ts'
import { inDigits } from '../text/count-words.ts'

/** What the editor of a text sends: its words, or null for the original. How long it may be depends on the text. */
export const SiteTextForm = z.object({
  text: z
    .string('Please enter the text.')
    .transform(seenText)
    .pipe(z.string().min(1, 'Please enter the text, or reset it to the original.').max(RICH_MAX_CHARS, `The text cannot exceed ${inDigits(RICH_MAX_CHARS)} characters.`))
    .nullable(),
  version: z.number('Please reload the page.').int().nonnegative(),
})
export type SiteTextForm = z.output<typeof SiteTextForm>
