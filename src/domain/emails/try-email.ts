import type { OutboxRow } from '../../db/tables/outbox-tables.ts'
import { type RenderedEmail, renderEmail } from '../../emails/layout/render-email.ts'
import { after, DAY_MS, HOUR_MS, MINUTE_MS } from '../../shared/time/instant.ts'
import type { EmailHeaders } from '../../shared/emails/emails.ts'
import { raiseAlert } from '../alerts/raise-alert.ts'
import { loadEmail, readEmail } from './load-email.ts'
import type { Site } from '../site/site.ts'

/** What became of one try to send an email. */
export type Outcome = { sent: true } | { sent: false; forGood: boolean; reason: string }

/** An email as it's handed to the mail server. */
export interface OutgoingEmail extends RenderedEmail {
  template: string
  /** Null: the owner. */
  recipient: string | null
  messageId: string
  headers: EmailHeaders
}

/** Hands an email to the mail server. It never throws: a failure is an outcome. */
export type SendMail = (email: OutgoingEmail) => Promise<Outcome>

/** Waits after the first, second, … failed try; the last one repeats. */
export const RETRY_WAITS_MS = [MINUTE_MS, 5 * MINUTE_MS, 15 * MINUTE_MS, HOUR_MS, 4 * HOUR_MS, 12 * HOUR_MS]
/** An email that couldn't be sent for this long is parked. */
export const GIVE_UP_MS = 3 * DAY_MS

/**
 * Makes a leased email from the rows as they are now, and sends it. One whose reason is gone is deleted instead.
 *
 * @returns whether there was a reason
 */
export async function tryEmail(site: Site, row: OutboxRow, send: SendMail): Promise<boolean> {
  const email = await prepare(site, row)
  if (email) await record(site, row, 'sent' in email ? email : await send(email))
  else await drop(site, row)
  return email !== undefined
}

/** The email as it reads now, or why it can't be sent; undefined when there's no reason to send it anymore. */
async function prepare(site: Site, row: OutboxRow): Promise<OutgoingEmail | Outcome | undefined> {
  try {
    const email = await loadEmail(site, row)
    if (!email && !readEmail(row)) return { sent: false, forGood: false, reason: 'Another version of the site wrote it.' }
    if (!email || email.isObsolete) return undefined
    if (email.failure) return { sent: false, forGood: true, reason: email.failure }
    const { template, recipient, messageId } = row
    return { ...renderEmail(email.content), template, recipient, messageId, headers: email.headers ?? {} }
  } catch (error) {
    // It's tried again like one that the server refused, instead of at the end of each lease.
    await record(site, row, { sent: false, forGood: false, reason: 'It couldn’t be written.' })
    throw error
  }
}

async function drop({ db }: Site, { id, attempts }: OutboxRow): Promise<void> {
  await db.deleteFrom('outbox').where('id', '=', id).where('attempts', '=', attempts).where('sentAt', 'is', null).execute()
}

/** What was sent or parked has no secret anymore. */
async function record(site: Site, { id, template, attempts, createdAt }: OutboxRow, outcome: Outcome): Promise<void> {
  const { db, clock } = site
  const now = clock.now()
  const row = db.updateTable('outbox').where('id', '=', id)
  if (outcome.sent) {
    await row.set({ sentAt: now, failedAt: null, lastError: null, secret: null }).execute()
    return
  }
  const isParked = outcome.forGood || now >= after(createdAt, GIVE_UP_MS)
  const next = { scheduledAt: now, nextAttemptAt: after(now, waitAfter(attempts)), lastError: outcome.reason }
  await row
    .set({ ...next, ...(isParked && { failedAt: now, secret: null }) })
    .where('attempts', '=', attempts) // unless another sender has taken it over
    .where('sentAt', 'is', null)
    .execute()
  // Those who can't be emailed would be told that they can't, without end.
  if (isParked && template !== 'staff-alert') await db.transaction().execute((trx) => raiseAlert(trx, site, 'email-failed', id))
}

const waitAfter = (attempts: number): number => RETRY_WAITS_MS[Math.min(attempts, RETRY_WAITS_MS.length) - 1] ?? MINUTE_MS
