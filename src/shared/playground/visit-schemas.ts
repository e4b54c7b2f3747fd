import { z } from 'zod'
import { email, text } from '../text/text.ts'
import {
  POLL_CHOICE_MAX_CHARS,
  POLL_CHOICES_MAX,
  POLL_CHOICES_MIN,
  POLL_QUESTION_MAX_CHARS,
  POLL_REASON_MAX_CHARS,
} from './visit-words.ts'

/** What the form "Tell me when this is known" sends; no one sees the other field. */
export const FactWatch = z.object({ email, website: z.string().optional().catch(undefined) })

const id = (message: string) => z.number(message).int(message).positive(message).max(2 ** 31 - 1, message)
const CHOOSE = 'Please choose an answer.'

/** A vote: of the member who is logged in, or of the address whose emailed link this is. */
export const PollVote = z.object({ choiceId: id(CHOOSE), token: z.string().max(200).optional().catch(undefined) })

const oneLine = (value: string): boolean => !value.includes('\n')
const DAY = 'Please choose a day.'

/** The last day of a poll, in Austin. */
const lastDay = z
  .string(DAY)
  .regex(/^20\d\d-\d\d-\d\d$/, DAY)
  .refine((day) => {
    const moment = new Date(`${day}T00:00:00Z`)
    return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(day)
  }, DAY)

const choice = text(1, 'Please write this choice.', POLL_CHOICE_MAX_CHARS, `A choice cannot exceed ${POLL_CHOICE_MAX_CHARS} characters.`)

/** What the owner asks parents. */
export const NewPoll = z.object({
  question: text(1, 'Please write the question.', POLL_QUESTION_MAX_CHARS, `The question cannot exceed ${POLL_QUESTION_MAX_CHARS} characters.`)
    .refine(oneLine, 'The question is one line.')
    .refine((value) => value.endsWith('?'), 'Please end the question with a question mark.'),
  choices: z
    .array(choice.refine(oneLine, 'A choice is one line.'), 'Please write the choices.')
    .min(POLL_CHOICES_MIN, 'Please write at least two choices.')
    .max(POLL_CHOICES_MAX, `A poll has at most ${POLL_CHOICES_MAX} choices.`)
    .refine((all) => new Set(all.map((one) => one.toLowerCase())).size === all.length, 'Two choices are the same.'),
  openUntil: lastDay,
})
export type NewPoll = z.output<typeof NewPoll>

export const DAY_IS_OVER = 'Please choose a day that isn’t in the past.'

/** A new poll on a day in Austin, so that a last day that is over is named beside whatever else is wrong. */
export const newPollOn = (today: string) => NewPoll.extend({ openUntil: lastDay.refine((day) => day >= today, DAY_IS_OVER) })

export const PollEnd = z.object({ openUntil: lastDay })

/** What was chosen and why, in the owner's words. */
export const PollOutcome = z.object({
  choiceId: id(CHOOSE).nullable(),
  reason: text(0, 'Please write why, or nothing.', POLL_REASON_MAX_CHARS, `The reason cannot exceed ${POLL_REASON_MAX_CHARS} characters.`),
})
