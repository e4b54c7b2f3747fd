import { z } from 'zod'
import { factTextSchema, factVersion } from '../playground/fact-schemas.ts'

/** The owner's one answer to questions that ask the same. */
export const QuestionAnswer = z.object({
  /** The fact it belongs to; empty for a new one. */
  factKey: z.string('Please choose a fact or “New fact”.').regex(/^[a-z0-9.-]{0,200}$/, 'That fact no longer exists.'),
  /** Which version of that fact was on screen; without one the newest is changed, whatever it is. */
  version: factVersion.optional(),
  label: factTextSchema('label'),
  question: factTextSchema('question'),
  answer: factTextSchema('answer'),
})
export type QuestionAnswer = z.output<typeof QuestionAnswer>
