import { z } from 'zod'
import type { KeptEntry, KeptMessage, KeptWatch, MineView } from '../../shared/mine.ts'
import { moment, momentOrNull, viewSchema } from './view-schema.ts'

const text = z.string()

const KeptMessageSchema = viewSchema<KeptMessage>()(
  'KeptMessage',
  z.strictObject({
    kind: z.literal('message'),
    name: text, email: text, message: text, createdAt: moment, source: text,
    answeredAt: momentOrNull, correctedAt: momentOrNull,
    answers: z.array(z.strictObject({ text, createdAt: moment })),
    keptUntil: moment,
  }),
)

const KeptEntrySchema = viewSchema<KeptEntry>()(
  'KeptEntry',
  z.strictObject({
    kind: z.literal('waitlist'),
    email: text, newEmail: text.nullable(), createdAt: moment, source: text,
    confirmedAt: momentOrNull, unsubscribedAt: momentOrNull,
  }),
)

const KeptWatchSchema = viewSchema<KeptWatch>()(
  'KeptWatch',
  z.strictObject({
    kind: z.literal('fact-watch'),
    email: text, createdAt: moment, confirmedAt: momentOrNull, question: text, key: text,
  }),
)

export const MineSchema = viewSchema<MineView>()('Mine', z.discriminatedUnion('kind', [KeptMessageSchema, KeptEntrySchema, KeptWatchSchema]))
