import { randomUUID } from 'node:crypto'
import type { Transaction } from '../../db/connection.ts'
import type { Instant } from '../../shared/instant.ts'
import type { MailData, MailHeaders, MailTemplate } from '../../shared/mail.ts'
import type { Site } from '../site.ts'

/** What a mail can be about: somebody's message, waitlist entry, or wish to be told of a fact. */
export type MailSubject = `message:${number}` | `waitlist:${number}` | `fact-watch:${number}`

/** A mail to somebody, or with `to: null` to the owner. */
export interface Mail<T extends MailTemplate> {
  template: T
  data: MailData[T]
  to: string | null
  /** Not sent before this moment; at once without it. */
  notBefore?: Instant
  about?: MailSubject
  headers?: MailHeaders
}

/**
 * Puts a mail into the outbox, in the transaction of its cause: both happen or neither does. Secrets travel in the
 * `token` of links only: from there they are taken out once the mail is sent or
 * parked. (`unsubscribeLink` is no secret, and stays.)
 *
 * @returns its id
 */
export async function queueMail<T extends MailTemplate>(
  trx: Transaction,
  { clock, url }: Pick<Site, 'clock' | 'url'>,
  { template, data, to, about, headers, notBefore }: Mail<T>,
): Promise<number> {
  const now = clock.now()
  const messageId = `<${randomUUID()}@${url.hostname}>`
  const { id } = await trx
    .insertInto('outbox')
    .values({
      template, data: JSON.stringify(data), recipient: to, messageId, createdAt: now, nextTryAt: notBefore ?? now,
      about, headers: headers && JSON.stringify(headers),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/**
 * Takes back whatever was not sent yet of the mail about something, or the kinds of it that are named; with `all`, what
 * was sent goes too.
 */
export async function takeBackMail(trx: Transaction, about: MailSubject, which: 'unsent' | 'all' | MailTemplate[] = 'unsent'): Promise<void> {
  let mail = trx.deleteFrom('outbox').where('about', '=', about)
  if (which !== 'all') mail = mail.where('sentAt', 'is', null)
  if (Array.isArray(which)) mail = mail.where('template', 'in', which)
  await mail.execute()
}
