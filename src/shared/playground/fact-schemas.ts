import { z } from 'zod'
import { FACT_MAX_CHARS } from './fact-words.ts'
import { FACT_STATES } from './playground.ts'
import { plainText, text } from '../text/text.ts'

const line = (name: string, max: number) =>
  text(1, `Please write the ${name}.`, max, `The ${name} cannot exceed ${max.toLocaleString('en-US')} characters.`)
    .refine((value) => !value.includes('\n'), `The ${name} is one line.`)

/** A place on this site: a path from its root, with a section if need be. */
const SitePath = z
  .string('Please write a path of this site, such as /#features.')
  .transform(plainText)
  .pipe(
    z
      .string()
      .max(FACT_MAX_CHARS.link, `The link cannot exceed ${FACT_MAX_CHARS.link} characters.`)
      .regex(/^\/(?![/\\])[^\s\\]*$/, 'Please write a path of this site, such as /#features.'),
  )

/** Which version of a fact somebody had on screen: the number of its newest change, 0 before the first. */
export const factVersion = z.number('Please say which version you have seen.').int().nonnegative()

/** What the form of a fact sends. */
export const FactForm = z.object({
  label: line('name', FACT_MAX_CHARS.label),
  question: line('question', FACT_MAX_CHARS.question).refine((value) => value.endsWith('?'), 'A question ends with a question mark.'),
  short: line('short form', FACT_MAX_CHARS.short),
  answer: text(1, 'Please write the answer.', FACT_MAX_CHARS.answer, 'The answer cannot exceed 1,000 characters.'),
  state: z.enum(FACT_STATES, 'Please choose a state.'),
  link: SitePath,
  words: z
    .string('Please write words, or nothing.')
    .transform((value) => plainText(value).replace(/[\s,]+/g, ' ').trim())
    .pipe(z.string().max(FACT_MAX_CHARS.words, `Other words cannot exceed ${FACT_MAX_CHARS.words} characters.`)),
  version: factVersion,
})
export type FactForm = z.output<typeof FactForm>

/** Asks for a former version to be put back. */
export const FactRestoration = z.object({ changeId: z.number('Please say which version.').int().positive().max(2 ** 31 - 1), version: factVersion })
