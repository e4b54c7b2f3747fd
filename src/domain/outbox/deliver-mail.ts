import type { Selectable } from 'kysely'
import { engineOf } from '../../db/connection.ts'
import type { OutboxTable } from '../../db/tables/outbox.ts'
import { after, DAY_MS, HOUR_MS, MINUTE_MS } from '../../shared/instant.ts'
import type { Site } from '../site.ts'
import { hasForgottenLinks, withoutTokens } from './forget-links.ts'

export type WaitingMail = Selectable<OutboxTable>

/** What became of one try to send a mail. */
export type Outcome = { sent: true } | { sent: false; forGood: boolean; reason: string }

/** Hands a mail to the mail server. It never throws: a failure is an outcome. */
export type SendMail = (mail: WaitingMail) => Promise<Outcome>

/** How many mails are taken at once. */
const BATCH = 10
/** How long a sender may hold a mail before another one takes it over. Longer than any try lasts. */
const LEASE_MS = 3 * MINUTE_MS
/** Waits after the first, second, … failed try; the last one repeats. */
const RETRY_WAITS_MS = [MINUTE_MS, 5 * MINUTE_MS, 15 * MINUTE_MS, HOUR_MS, 4 * HOUR_MS, 12 * HOUR_MS]
/** A mail that could not be sent for this long is parked. */
const GIVE_UP_MS = 3 * DAY_MS

/** A mail without its link helps nobody. */
const LINK_OVER: Outcome = { sent: false, forGood: true, reason: 'Its link is over.' }

/**
 * Sends what is due, oldest first, one after the other.
 *
 * @param signal - ends it between two mails
 * @returns how many mails were tried
 */
export async function deliverMail(site: Site, send: SendMail, signal?: AbortSignal): Promise<number> {
  const mails = await takeDueMails(site)
  for (const mail of mails) {
    if (signal?.aborted) break
    if (await renewLease(site, mail)) await record(site, mail, hasForgottenLinks(mail.data) ? LINK_OVER : await send(mail))
  }
  return mails.length
}

/**
 * Holds a mail anew just before it is sent. A server that hangs makes the others of a batch wait for minutes: by then
 * another sender may have taken them over, or their cause may have been taken back.
 */
async function renewLease({ db, clock }: Site, mail: WaitingMail): Promise<boolean> {
  const held = await db
    .updateTable('outbox')
    .set({ nextTryAt: after(clock.now(), LEASE_MS) })
    .where('id', '=', mail.id)
    .where('tries', '=', mail.tries) // every taking counts one more
    .where('sentAt', 'is', null)
    .where('failedAt', 'is', null) // its link may be over
    .returning('id')
    .executeTakeFirst()
  return held !== undefined
}

/**
 * Takes due mails by moving their next try past the hold; a sender that dies gives them up by itself. A tried mail
 * without an error is one that somebody holds.
 */
async function takeDueMails({ db, clock }: Site): Promise<WaitingMail[]> {
  return db.transaction().execute(async (trx) => {
    let due = trx
      .selectFrom('outbox')
      .select('id')
      .where('sentAt', 'is', null)
      .where('failedAt', 'is', null)
      .where('nextTryAt', '<=', clock.now())
      .orderBy('nextTryAt')
      .limit(BATCH)
    if (engineOf(trx) === 'postgres') due = due.forUpdate().skipLocked()
    return trx
      .updateTable('outbox')
      .set((eb) => ({ nextTryAt: after(clock.now(), LEASE_MS), tries: eb('tries', '+', 1), lastError: null }))
      .where('id', 'in', due)
      .returningAll()
      .execute()
  })
}

/** What is over keeps no secret: the links of mails sent or parked are taken out. */
async function record({ db, clock }: Site, mail: WaitingMail, outcome: Outcome): Promise<void> {
  const now = clock.now()
  const row = db.updateTable('outbox').where('id', '=', mail.id)
  if (outcome.sent) {
    await row.set({ sentAt: now, failedAt: null, lastError: null, data: withoutTokens(mail.data), headers: mail.headers && withoutTokens(mail.headers) }).execute()
    return
  }
  const giveUp = outcome.forGood || now >= after(mail.createdAt, GIVE_UP_MS)
  // Private links never end, and the mail may be sent again with them; links of accounts are over.
  const parked = giveUp ? { failedAt: now, data: mail.about ? mail.data : withoutTokens(mail.data) } : {}
  await row.set({ lastError: outcome.reason, nextTryAt: after(now, waitAfter(mail.tries)), ...parked }).execute()
}

const waitAfter = (tries: number): number =>
  RETRY_WAITS_MS[Math.min(tries, RETRY_WAITS_MS.length) - 1] ?? MINUTE_MS
