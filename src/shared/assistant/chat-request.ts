import { z } from 'zod'
import { QUESTION_MAX_CHARS, RATINGS, MESSAGE_MAX_CHARS, MESSAGES_MAX } from './assistant.ts'
import { email, plainText, text } from '../text/text.ts'
import { inDigits } from '../text/count-words.ts'

const message = text(1, 'Please type a question.', QUESTION_MAX_CHARS, 'Question cannot exceed 1,000 characters.')

const Message = z.object({
  from: z.enum(['visitor', 'assistant'], 'Please say who said this.'),
  text: z.string('Please send text.').max(MESSAGE_MAX_CHARS, `A turn has at most ${inDigits(MESSAGE_MAX_CHARS)} characters.`).transform(plainText),
})

/** What the widget sends. */
export const ChatRequest = z.object({
  message,
  turns: z.array(Message, 'Please send a list of turns.').max(MESSAGES_MAX, `Please send at most ${MESSAGES_MAX} turns.`).optional(),
})
export type ChatRequest = z.input<typeof ChatRequest>

const token = z.string('Please send the token of the answer.').max(120, 'That is no token of an answer.')

/** Thumbs up or down for one answer. */
export const ChatRating = z.object({ token, message, rating: z.enum(RATINGS, 'Please choose up or down.') })

/** Asks for an email once the owner has answered. */
export const ChatWaiting = z.object({ token, message, email })
