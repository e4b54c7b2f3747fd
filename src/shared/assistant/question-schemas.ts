import { z } from 'zod'
import { QUESTION_MAX_CHARS } from './assistant.ts'
import { ALSO_MAX, TRIES_MAX } from '../office/office-questions.ts'
import { FACT_PARTS } from '../playground/fact-fields.ts'
import { factTextSchema, factVersion } from '../playground/fact-schemas.ts'
import { inDigits } from '../text/count-words.ts'

const factKey = z.string('Please choose a fact or “New fact”.').regex(/^[a-z0-9.-]{0,200}$/, 'That fact no longer exists.')
const ways = z
  .array(z.string().trim().min(1).max(QUESTION_MAX_CHARS, `A question cannot exceed ${inDigits(QUESTION_MAX_CHARS)} characters.`))
  .max(TRIES_MAX, `Please try ${TRIES_MAX} questions at most.`)

/** The owner's one answer to questions that ask the same. */
export const QuestionAnswer = z.object({
  /** The fact it belongs to; empty for a new one. */
  factKey,
  /** Which version of that fact was on screen; without one the newest is changed, whatever it is. */
  version: factVersion.optional(),
  label: factTextSchema('label'),
  question: factTextSchema('question'),
  answer: factTextSchema('answer'),
  /** Ways to ask whose words the fact is found by from now on. */
  phrasings: ways.optional(),
  /** Other questions that are answered with it. */
  also: z.array(z.int().positive().max(2 ** 31 - 1)).max(ALSO_MAX).optional(),
})
export type QuestionAnswer = z.output<typeof QuestionAnswer>

/** What the fact would be found by, before it's saved: as much of it as is written. */
export const QuestionTrial = z.object({
  factKey,
  label: z.string().max(FACT_PARTS.label.maxChars),
  question: z.string().max(FACT_PARTS.question.maxChars),
  tries: ways,
})
export type QuestionTrial = z.output<typeof QuestionTrial>
