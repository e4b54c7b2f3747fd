import { Hono } from 'hono'
import { z } from 'zod'
import { correctMyEmail, correctMyMessage } from '../domain/privacy/requests/correct-stored-data.ts'
import { deleteStoredData } from '../domain/privacy/requests/delete-stored-data.ts'
import { getStoredData } from '../domain/privacy/requests/get-stored-data.ts'
import type { StoredDataView, StoredEntry, StoredMessage, StoredSubscription } from '../shared/privacy/privacy-requests.ts'
import { CorrectedEmail, CorrectedMessage } from '../shared/privacy/privacy-request-schemas.ts'
import { withNoEmail } from '../shared/emails/no-email.ts'
import { EMAIL_CORRECTED, ERASED, MESSAGE_CORRECTED } from '../shared/privacy/privacy-requests.ts'
import type { Environment } from './http/environment.ts'
import { linkTokenIn, LINK_TOKEN } from './http/path.ts'
import { route } from './http/route.ts'
import { MessageAnswer, moment, momentOrNull, viewSchema } from './http/view-schema.ts'

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

export const StoredDataSchema = viewSchema<StoredDataView>()(
  'Mine',
  z.discriminatedUnion('kind', [StoredMessageSchema, StoredEntrySchema, StoredSubscriptionSchema]),
)

const byLink = {
  tag: 'Private links', who: 'anyone', query: LINK_TOKEN,
  refusals: { 404: 'Invalid link, or what it pointed to was deleted.' },
} as const

/** What the holder of a private link sees and changes. Paths are below /api/mine. */
export const privacyRequests = new Hono<Environment>()
  .get('/', route(
    { ...byLink, id: 'getMine', summary: 'See your information', answer: z.strictObject({ mine: StoredDataSchema }) },
    async ({ c, site, actor }) => ({ mine: await getStoredData(site, actor, linkTokenIn(c)) }),
  ))
  .put('/message', route(
    { ...byLink, id: 'correctMyMessage', summary: 'Edit your message', body: { CorrectedMessage }, answer: MessageAnswer },
    async ({ c, site, actor, body }) => {
      await correctMyMessage(site, actor, linkTokenIn(c), body())
      return { message: MESSAGE_CORRECTED }
    },
  ))
  .put('/email', route(
    { ...byLink, id: 'correctMyEmail', summary: 'Change your waitlist email', body: { CorrectedEmail }, answer: MessageAnswer },
    async ({ c, site, actor, body }) => {
      await correctMyEmail(site, actor, linkTokenIn(c), body())
      return { message: withNoEmail(site.hasMailServer, EMAIL_CORRECTED, 'correction') }
    },
  ))
  .delete('/', route(
    { ...byLink, id: 'eraseMine', summary: 'Delete your information', answer: MessageAnswer },
    async ({ c, site, actor }) => {
      await deleteStoredData(site, actor, linkTokenIn(c))
      return { message: ERASED }
    },
  ))
