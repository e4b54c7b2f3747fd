import { randomUUID } from 'node:crypto'
import type { Transaction } from '../../../db/connection.ts'
import type { Instant } from '../../../shared/time/instant.ts'
import type { OutboxEmail } from '../../../shared/emails/emails.ts'
import type { Site } from '../../site/site.ts'

/** What an email can be about: someone's message, waitlist entry, fact alert, or removal request. */
export type EmailSubject = `message:${number}` | `waitlist:${number}` | `fact-watch:${number}` | `removal:${number}`

/** An email to someone, or with `to: null` to the owner. */
export type NewEmail = OutboxEmail & {
  to: string | null
  /** Not sent before this moment; at once without it. */
  notBefore?: Instant
  about?: EmailSubject
  /** The token of its link. It's deleted when the email is sent or parked. */
  secret?: string
}

type QueueSite = Pick<Site, 'clock' | 'url'>

/** Rows that one statement inserts. */
const CHUNK = 500

/**
 * Puts an email into the outbox, in the transaction of its cause: both happen or neither does. Its words are made from
 * the rows as they are when it's sent.
 *
 * @returns its id
 */
export async function queueEmail(trx: Transaction, site: QueueSite, email: NewEmail): Promise<number> {
  const [id = 0] = await queueEmails(trx, site, [email])
  return id
}

/** Queues many emails with few statements. @returns their ids, in the same order */
export async function queueEmails(trx: Transaction, { clock, url }: QueueSite, emails: readonly NewEmail[]): Promise<number[]> {
  const now = clock.now()
  const rows = emails.map(({ template, to, notBefore, about, secret, ...ids }) => ({
    template, data: JSON.stringify(ids), recipient: to, messageId: `<${randomUUID()}@${url.hostname}>`,
    createdAt: now, nextAttemptAt: notBefore ?? now, scheduledAt: now, about, secret,
  }))
  const ids = new Map<string, number>()
  for (let start = 0; start < rows.length; start += CHUNK) {
    const inserted = await trx.insertInto('outbox').values(rows.slice(start, start + CHUNK)).returning(['id', 'messageId']).execute()
    for (const { id, messageId } of inserted) ids.set(messageId, id)
  }
  return rows.map(({ messageId }) => ids.get(messageId) ?? 0)
}

/** Deletes the email about something that wasn't sent yet; with `all`, what was sent as well. */
export async function deleteEmailAbout(trx: Transaction, about: EmailSubject, which: 'unsent' | 'all'): Promise<void> {
  let emails = trx.deleteFrom('outbox').where('about', '=', about)
  if (which === 'unsent') emails = emails.where('sentAt', 'is', null)
  await emails.execute()
}
