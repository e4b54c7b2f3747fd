import { z } from 'zod'
import { type ChatResponse, OUTCOMES, SAID } from '../shared/assistant/assistant.ts'
import { LANGUAGES } from '../shared/assistant/languages.ts'
import type { LocalBook } from '../shared/assistant/local-topics.ts'
import { BADGES } from '../shared/playground/badges.ts'
import { momentOrNull, viewSchema } from './http/view-schema.ts'

const text = z.string()
export const ChatAnswerSchema = viewSchema<ChatResponse>()(
  'ChatAnswer',
  z.strictObject({
    success: z.boolean(), message: text, language: z.enum(LANGUAGES), textLanguage: z.enum(LANGUAGES), citations: z.array(text),
    sources: z.array(z.strictObject({ url: text, title: text })),
    statuses: z.array(z.strictObject({ label: text, badge: z.enum(BADGES).nullable(), checkedAt: momentOrNull })),
    said: z.enum(SAID).nullable(), suggestions: z.array(text),
    outcome: z.enum(OUTCOMES), next: z.array(text), others: z.array(text), openFact: z.strictObject({ key: text, label: text }).nullable(), waiting: z.number(),
    token: text,
  }),
)

const texts = z.array(text).readonly()
const LocalTopicSchema = z.strictObject({ key: text, phrases: texts, starts: texts, words: texts, hints: texts, reply: text })
export const LocalAnswersSchema = viewSchema<LocalBook>()('LocalAnswers', z.strictObject({ topics: z.array(LocalTopicSchema).readonly(), note: text, questionReply: text, otherReply: text }))
