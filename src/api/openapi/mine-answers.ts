import { z } from 'zod'
import type { StoredEntry, StoredMessage, StoredSubscription, StoredDataView } from '../../shared/mine.ts'
import { moment, momentOrNull, viewSchema } from './view-schema.ts'

const text = z.string()

const StoredMessageSchema = viewSchema<StoredMessage>()(
  'KeptMessage',
  z.strictObject({
    kind: z.literal('message'),
    name: text, email: text, message: text, createdAt: moment, source: text,
    answeredAt: momentOrNull, correctedAt: momentOrNull,
    answers: z.array(z.strictObject({ text, createdAt: moment })),
    keptUntil: moment,
  }),
)

const StoredEntrySchema = viewSchema<StoredEntry>()(
  'KeptEntry',
  z.strictObject({
    kind: z.literal('waitlist'),
    email: text, newEmail: text.nullable(), createdAt: moment, source: text,
    confirmedAt: momentOrNull, unsubscribedAt: momentOrNull,
  }),
)

const StoredSubscriptionSchema = viewSchema<StoredSubscription>()(
  'KeptWatch',
  z.strictObject({
    kind: z.literal('fact-watch'),
    email: text, createdAt: moment, confirmedAt: momentOrNull, question: text, key: text,
  }),
)

export const StoredDataSchema = viewSchema<StoredDataView>()('Mine', z.discriminatedUnion('kind', [StoredMessageSchema, StoredEntrySchema, StoredSubscriptionSchema]))
