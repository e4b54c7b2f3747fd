import type { ExpressionBuilder } from 'kysely'
import type { Transaction } from '../../db/connection.ts'
import { lockFor } from '../../db/lock.ts'
import type { Tables } from '../../db/tables.ts'
import { LEFT_WAITLIST_DAYS, UNCONFIRMED_DAYS } from '../../shared/privacy/retention.ts'
import { after, DAY_MS, type Instant } from '../../shared/time/instant.ts'
import { deleteEmailAbout } from '../emails/outbox/queue-email.ts'
import type { Site } from '../site/site.ts'
import { askNewAddress } from './change-address.ts'
import { askToConfirm, queueConfirmation } from './ask-to-confirm.ts'

/** Times since the confirmation email was really sent. Source: docs/rules/waitlist.md#confirmed */
export const REMINDED_AFTER_MS = 3 * DAY_MS
const FORGOTTEN_AFTER_MS = UNCONFIRMED_DAYS * DAY_MS
/** How many entries one round takes. */
const BATCH = 100

/** Asks, reminds and forgets, whatever is due. @returns how many entries were touched */
export async function processWaitlist(site: Site): Promise<number> {
  const forgotten = (await forgetUnconfirmed(site)) + (await forgetWhoLeft(site)) + (await forgetNewAddresses(site))
  return forgotten + (await askUnasked(site)) + (await remind(site)) + (await askNewAddresses(site))
}

/** One process after the other, so that no one is asked by two. */
const alone = (site: Site, work: (trx: Transaction) => Promise<number>): Promise<number> =>
  site.db.transaction().execute(async (trx) => {
    await lockFor(trx, 'tend-waitlist')
    return work(trx)
  })

/** Entries from before there was a confirmation, and those that turned out to be a person's. */
const askUnasked = (site: Site): Promise<number> =>
  alone(site, async (trx) => {
    const entries = await unconfirmed(trx)
      .where('confirmationEmailId', 'is', null)
      .where('quarantinedAt', 'is', null)
      .select(['id', 'email'])
      .limit(BATCH)
      .execute()
    for (const entry of entries) await askToConfirm(trx, site, entry)
    return entries.length
  })

const remind = (site: Site): Promise<number> =>
  alone(site, async (trx) => {
    const reminded = await remindedBefore(trx, after(site.clock.now(), -REMINDED_AFTER_MS))
      .where('remindedAt', 'is', null)
      .where('newEmail', 'is', null) // who wants another address is not to be reminded at this one
      .where('quarantinedAt', 'is', null)
      .select('waitlistEntry.id')
      .limit(BATCH)
      .execute()
    if (reminded.length === 0) return 0
    const entries = await trx
      .updateTable('waitlistEntry')
      .set({ remindedAt: site.clock.now() })
      .where('id', 'in', reminded.map(({ id }) => id))
      .returning(['id', 'email'])
      .execute()
    for (const entry of entries) await queueConfirmation(trx, site, 'waitlist-reminder', entry)
    return entries.length
  })

const forgetUnconfirmed = (site: Site): Promise<number> =>
  alone(site, async (trx) => {
    const since = after(site.clock.now(), -FORGOTTEN_AFTER_MS)
    const entries = await remindedBefore(trx, since).select('waitlistEntry.id').limit(BATCH).execute()
    return forget(trx, entries)
  })

const forgetWhoLeft = (site: Site): Promise<number> =>
  alone(site, async (trx) => {
    const since = after(site.clock.now(), -LEFT_WAITLIST_DAYS * DAY_MS)
    const reminded = trx.selectFrom('outbox').select('id').where(isOpenSince(after(site.clock.now(), -FORGOTTEN_AFTER_MS)))
    const left = trx
      .selectFrom('waitlistEntry')
      .select('id')
      .where('unsubscribedAt', '<=', since)
      // Who came back was asked again, and has as long to answer as anyone.
      .where((eb) => eb.or([eb('confirmationEmailId', 'is', null), eb('confirmationEmailId', 'not in', reminded)]))
    return forget(trx, await left.limit(BATCH).execute())
  })

/** Email that asks for a yes which may still come: sent since a moment, or not yet. */
const isOpenSince = (moment: Instant) => (eb: ExpressionBuilder<Tables, 'outbox'>) => eb.or([eb('sentAt', 'is', null), eb('sentAt', '>', moment)])

/** New addresses that had to wait for their turn. */
async function askNewAddresses(site: Site): Promise<number> {
  const entries = await site.db
    .selectFrom('waitlistEntry')
    .select(['id', 'newEmail'])
    .where('newEmail', 'is not', null)
    .where('newEmailConfirmationId', 'is', null)
    .limit(BATCH)
    .execute()
  for (const { id, newEmail } of entries) await askNewAddress(site, id, newEmail ?? '')
  return entries.length
}

/** A new address whose owner never said yes is forgotten like any other; the old one stays. */
async function forgetNewAddresses({ db, clock }: Site): Promise<number> {
  const since = after(clock.now(), -FORGOTTEN_AFTER_MS)
  const { numUpdatedRows } = await db
    .updateTable('waitlistEntry')
    .set({ newEmail: null, newEmailConfirmationId: null })
    .where('newEmailConfirmationId', 'in', (eb) => eb.selectFrom('outbox').select('id').where('sentAt', '<=', since))
    .executeTakeFirst()
  return Number(numUpdatedRows)
}

const unconfirmed = (trx: Transaction) =>
  trx.selectFrom('waitlistEntry').where('confirmedAt', 'is', null).where('unsubscribedAt', 'is', null).orderBy('waitlistEntry.id')

/**
 * Unconfirmed entries whose newest confirmation email was sent by then, to the new address where another one is wanted;
 * one that waits or is parked asks no one yet.
 */
const remindedBefore = (trx: Transaction, moment: Instant) =>
  unconfirmed(trx)
    .innerJoin('outbox', (join) =>
      join.on((eb) => eb('outbox.id', '=', eb.case().when('newEmail', 'is', null).then(eb.ref('confirmationEmailId')).else(eb.ref('newEmailConfirmationId')).end())),
    )
    .where('outbox.sentAt', '<=', moment)

async function forget(trx: Transaction, entries: { id: number }[]): Promise<number> {
  for (const { id } of entries) {
    const { numDeletedRows } = await trx
      .deleteFrom('waitlistEntry')
      .where('id', '=', id)
      .where((eb) => eb.or([eb('confirmedAt', 'is', null), eb('unsubscribedAt', 'is not', null)])) // a yes may just have come
      .executeTakeFirst()
    if (numDeletedRows > 0) await deleteEmailAbout(trx, `waitlist:${id}`, 'all')
  }
  return entries.length
}
