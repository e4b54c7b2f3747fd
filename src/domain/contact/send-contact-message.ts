import { createHash } from 'node:crypto'
import type { z } from 'zod'
import type { Transaction } from '../../db/connection.ts'
import { lockFor } from '../../db/lock.ts'
import type { ContactMessage } from '../../shared/contact/contact.ts'
import { after, MINUTE_MS } from '../../shared/time/instant.ts'
import { emailKey } from '../../shared/text/text.ts'
import { raiseAlert } from '../alerts/raise-alert.ts'
import { consumeFixedWindow, withCountedUse } from '../limits/consume-limit.ts'
import { queueEmail } from '../emails/outbox/queue-email.ts'
import type { Actor, Site } from '../site/site.ts'
import { spamReasonOf } from '../limits/spam-check.ts'

/** The same text from the same address within this time is one message. Source: docs/rules/contact.md#twice */
export const SAME_MESSAGE_MS = 5 * MINUTE_MS

/**
 * Keeps a message to the owner, tells admins, and emails the sender that it has arrived. What looks like a bot's is kept
 * aside and emails no one, so that the form cannot be used to write to strangers.
 *
 * @throws AppError `too-many` past the contact limit
 */
export async function sendContactMessage(
  site: Site,
  actor: Actor,
  message: z.output<typeof ContactMessage>,
): Promise<void> {
  const fingerprint = fingerprintOf(message)
  const count = (counting: Site) => consumeFixedWindow(counting, 'contact', actor.network)
  await withCountedUse(site, count, async (trx) => {
    await lockFor(trx, `contact:${fingerprint}`)
    if (await wasJustSent(trx, fingerprint, after(site.clock.now(), -SAME_MESSAGE_MS))) return
    await store(trx, site, message, fingerprint)
  })
}

async function store(
  trx: Transaction,
  site: Site,
  message: z.output<typeof ContactMessage>,
  fingerprint: string,
): Promise<void> {
  const { name, email, message: text, source = 'api' } = message
  const spamReason = spamReasonOf(message)
  const createdAt = site.clock.now()
  const { id } = await trx
    .insertInto('contactMessage')
    .values({
      name, email, message: text, source, fingerprint, createdAt,
      quarantinedAt: spamReason && createdAt,
      quarantineReason: spamReason,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  if (spamReason) return

  await alertAdmins(trx, site, id)
  await acknowledge(trx, site, { id, email })
}

/** Tells admins that someone wrote. On its own, the email brings the message, so that they can reply to it. */
const alertAdmins = (trx: Transaction, site: Site, id: number): Promise<void> =>
  raiseAlert(trx, site, 'message', id, { ownEmail: { template: 'contact-received', contactMessageId: id, about: `message:${id}` } })

/** Emails the sender that the message has arrived, with the way to what we have. */
export async function acknowledge(trx: Transaction, site: Site, { id, email }: { id: number; email: string }): Promise<void> {
  await queueEmail(trx, site, { template: 'contact-acknowledged', contactMessageId: id, to: email, about: `message:${id}` })
}

async function wasJustSent(trx: Transaction, fingerprint: string, since: string): Promise<boolean> {
  const earlier = await trx
    .selectFrom('contactMessage')
    .select('id')
    .where('fingerprint', '=', fingerprint)
    .where('createdAt', '>', since)
    .executeTakeFirst()
  return earlier !== undefined
}

/** Finds the same message sent again. */
export const fingerprintOf = ({ email, message }: { email: string; message: string }): string =>
  createHash('sha256').update(JSON.stringify([emailKey(email), message])).digest('base64url')
