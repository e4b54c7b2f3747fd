import { z } from 'zod'
import { type ChatResponse, SAID } from '../../shared/assistant.ts'
import type { LocalBook } from '../../shared/local-topics.ts'
import { ChatRating, ChatRequest, ChatWaiting } from '../../shared/chat-request.ts'
import type { Operations } from './operation.ts'
import { body, MessageAnswer, viewSchema } from './view-schema.ts'

const ChatAnswerSchema = viewSchema<ChatResponse>()(
  'ChatAnswer',
  z.strictObject({
    success: z.boolean(),
    message: z.string(),
    citations: z.array(z.string()),
    sources: z.array(z.strictObject({ url: z.string(), title: z.string() })),
    said: z.enum(SAID).nullable(),
    suggestions: z.array(z.string()),
    token: z.string(),
  }),
)

const texts = z.array(z.string()).readonly()
const LocalTopicSchema = z.strictObject({
  ...{ key: z.string(), phrases: texts, starts: texts, words: texts, hints: texts, reply: z.string() },
})
const LocalAnswersSchema = viewSchema<LocalBook>()('LocalAnswers', z.strictObject({ topics: z.array(LocalTopicSchema).readonly(), note: z.string() }))

export const ASSISTANT: Operations = {
  'POST /api/chat': {
    ...{ id: 'askAssistant', tag: 'Playground', who: 'anyone' },
    summary: 'Ask the site’s assistant',
    description: 'It answers from the facts of the place and from nothing else, and names the pages it read. With `Accept: text/event-stream` the answer comes in pieces: the events `sources`, `said`, `text` and `done`, whose data is the same whole answer.',
    body: body('ChatRequest', ChatRequest),
    answer: ChatAnswerSchema,
  },
  'GET /api/chat/local': {
    ...{ id: 'findLocalAnswers', tag: 'Playground', who: 'anyone', status: 302 },
    summary: 'Find what the assistant answers without a network',
    description: 'Leads to the address of the present version.',
  },
  'GET /api/chat/local/:file': {
    ...{ id: 'getLocalAnswers', tag: 'Playground', who: 'anyone' },
    summary: 'Get what the assistant answers without a network',
    description: 'May be kept for good under the address of the present version. Under an earlier one it is the same, not to be kept.',
    path: { file: z.string().describe('The name of a version, with `.json`.') },
    answer: LocalAnswersSchema,
    refusals: { 404: 'No version has such a name.' },
  },
  'POST /api/chat/rating': {
    ...{ id: 'rateAnswer', tag: 'Playground', who: 'anyone', summary: 'Rate an answer of the assistant' },
    description: 'With the token that came with the answer, and the question.',
    ...{ body: body('ChatRating', ChatRating), status: 201, answer: MessageAnswer },
    refusals: { 404: 'This answer cannot be rated anymore.', 409: 'You have rated it already.' },
  },
  'POST /api/chat/waiting': {
    ...{ id: 'waitForAnswer', tag: 'Playground', who: 'anyone', summary: 'Get a mail once a question has an answer' },
    description: 'With the token that came where there was no answer, and the question.',
    ...{ body: body('ChatWaiting', ChatWaiting), status: 201, answer: MessageAnswer },
    refusals: { 404: 'This question is not waiting for an answer anymore.' },
  },
}
