import type { Transaction } from '../../db/connection.ts'
import { lockFor } from '../../db/lock.ts'
import type { Instant } from '../../shared/time/instant.ts'
import type { Site } from '../site/site.ts'

/** How many entries one round takes. */
export const BATCH = 100

/** One process after the other, so that no one is asked by two. */
export const alone = (site: Site, work: (trx: Transaction) => Promise<number>): Promise<number> =>
  site.db.transaction().execute(async (trx) => {
    await lockFor(trx, 'tend-waitlist')
    return work(trx)
  })

/** Entries whose owner has said neither yes nor no. */
export const unconfirmed = (trx: Transaction) =>
  trx.selectFrom('waitlistEntry').where('confirmedAt', 'is', null).where('unsubscribedAt', 'is', null).orderBy('waitlistEntry.id')

/**
 * Unconfirmed entries whose newest confirmation email was sent by then, to the new address where another one is wanted;
 * one that waits or is parked asks no one yet.
 */
export const remindedBefore = (trx: Transaction, moment: Instant) =>
  unconfirmed(trx)
    .innerJoin('outbox', (join) =>
      join.on((eb) => eb('outbox.id', '=', eb.case().when('newEmail', 'is', null).then(eb.ref('confirmationEmailId')).else(eb.ref('newEmailConfirmationId')).end())),
    )
    .where('outbox.sentAt', '<=', moment)
