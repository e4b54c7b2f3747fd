import { z } from 'zod'
import { factVersion } from '../playground/fact-schemas.ts'
import { FACT_MAX_CHARS } from '../playground/fact-words.ts'
import { text } from '../text/text.ts'

const line = (name: string, max: number) =>
  text(1, `Please write the ${name}.`, max, `The ${name} cannot exceed ${max} characters.`).refine((value) => !value.includes('\n'), `The ${name} is one line.`)

/** The owner's one answer to questions that ask the same. */
export const QuestionAnswer = z.object({
  /** The fact it belongs to; empty for a new one. */
  factKey: z.string('Please choose a fact, or a new one.').regex(/^[a-z0-9.-]{0,200}$/, 'There is no such fact.'),
  /** Which version of that fact was on screen; without one the newest is changed, whatever it is. */
  version: factVersion.optional(),
  label: line('name', FACT_MAX_CHARS.label),
  question: line('question', FACT_MAX_CHARS.question).refine((value) => value.endsWith('?'), 'A question ends with a question mark.'),
  answer: text(1, 'Please write the answer.', FACT_MAX_CHARS.answer, 'The answer cannot exceed 1,000 characters.'),
})
export type QuestionAnswer = z.output<typeof QuestionAnswer>
