import { z } from 'zod'
import { isOwnPicture } from '../pictures/pictures.ts'
import { seenText } from '../text/text.ts'
import { inDigits } from '../text/count-words.ts'

/** Longest content, in characters of HTML: it fits into one request. Source: docs/rules/blog.md#limits */
export const CONTENT_MAX_CHARS = 50_000

const line = (max: number, what: string) =>
  z
    .string()
    .transform((text) => seenText(text).replace(/\s+/g, ' '))
    .pipe(z.string().max(max, `${what} can be up to ${max} characters.`))
const orNull = (schema: z.ZodType<string>) => schema.nullable().transform((text) => text || null)
const picture = z
  .string()
  .trim()
  .refine((address) => address === '' || isOwnPicture(address), 'Please upload the image here first.')

/** What an editor sends; what it leaves out stays as it is. A draft may be as unfinished as it likes. */
export const BlogDraftChange = z
  .object({
    slug: z
      .string()
      .trim()
      .max(80, 'Web addresses can be up to 80 characters.')
      .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'Use only lowercase letters, numbers, and single hyphens.'),
    title: line(200, 'A title'),
    excerpt: line(500, 'An excerpt'),
    content: z.string().max(CONTENT_MAX_CHARS, `Posts can be up to ${inDigits(CONTENT_MAX_CHARS)} characters.`),
    authorName: line(100, 'A name'),
    authorTitle: orNull(line(100, 'A title')),
    authorImage: orNull(picture),
    featuredImage: orNull(picture),
    featuredImageAlt: line(300, 'A description'),
    shareTitle: orNull(line(200, 'A title')),
    shareDescription: orNull(line(500, 'A description')),
    sharePicture: orNull(picture),
  })
  .partial()
export type BlogDraftChange = z.output<typeof BlogDraftChange>

/** A save: the version the editor has seen, and what it changes. */
export const BlogSave = BlogDraftChange.extend({
  version: z.int().positive(),
  /** What is there now becomes a revision, however soon after the last one: someone has decided against it. */
  keepsBefore: z.boolean().optional(),
})
export type BlogSave = z.output<typeof BlogSave>
