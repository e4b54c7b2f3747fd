import { z } from 'zod'
import { FACT_STATES, FACT_TEXT_FIELDS, factText, type FactTextField, STANDINGS } from './fact-fields.ts'
import { readOpening } from './opening.ts'
import { plainText, text } from '../text/text.ts'
import { recordOf } from '../typed-object.ts'
import { inDigits } from '../text/count-words.ts'

/** The check of one text of a fact, as `FACT_PARTS` describes it. */
export function factTextSchema(field: FactTextField): z.ZodType<string, string | undefined> {
  const { kind, called, minChars, maxChars } = factText(field)
  const most = inDigits(maxChars)
  if (kind === 'path') return sitePath(maxChars)
  if (kind === 'words') return words(maxChars)
  if (kind === 'opening') return opening
  const any = text(minChars, `Please enter the ${called}.`, maxChars, `The ${called} cannot exceed ${most} characters.`)
  if (kind === 'text') return any
  const line = any.refine((value) => !value.includes('\n'), `Please keep the ${called} to one line.`)
  return kind === 'question' ? line.refine((value) => value.endsWith('?'), 'Please end the question with a question mark.') : line
}

/** A path of this site from its root, with a section if need be. */
const sitePath = (maxChars: number) =>
  z
    .string('Please enter a page on this site, like /#features.')
    .transform(plainText)
    .pipe(
      z
        .string()
        .max(maxChars, `The link cannot exceed ${maxChars} characters.`)
        .regex(/^\/(?![/\\])[^\s\\]*$/, 'Please enter a page on this site, like /#features.'),
    )

/** Words with one space between them, whatever was typed there. */
const words = (maxChars: number) =>
  z
    .string('Please enter words, or leave it blank.')
    .transform((value) => plainText(value).replace(/[\s,]+/g, ' ').trim())
    .pipe(z.string().max(maxChars, `Search words cannot exceed ${maxChars} characters.`))

/** The record of the opening. Nothing leaves it as it is. */
const opening = z
  .string('Please choose a status for the opening.')
  .refine((value) => value === '' || readOpening(value) !== null, 'Please choose a date that exists.')
  .default('')

/** Which version of a fact someone had on screen: the number of its newest change, 0 before the first. */
export const factVersion = z.number('Please reload the page.').int().nonnegative()

const standing = z.enum(STANDINGS, 'Please choose a status.').optional()

/** What the form of a fact sends. Without a standing, a fact is announced by saving it. */
export const FactForm = z.object({
  ...recordOf(FACT_TEXT_FIELDS, factTextSchema),
  state: z.enum(FACT_STATES, 'Please choose a status.'),
  standing,
  version: factVersion,
})
export type FactForm = z.output<typeof FactForm>

/** Asks for a former version to be put back. */
export const FactRestoration = z.object({ changeId: z.number('Please choose a version.').int().positive().max(2 ** 31 - 1), version: factVersion })

/** Says that a fact isn't decided anymore. */
export const FactReopening = z.object({ version: factVersion })

/** Says that a fact is still true, as it was on screen. */
export const FactCheck = z.object({ version: factVersion.optional(), standing })
