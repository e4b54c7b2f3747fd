import type { ExpressionBuilder } from 'kysely'
import type { Transaction } from '../../db/connection.ts'
import type { Tables } from '../../db/tables.ts'
import { LEFT_WAITLIST_DAYS, UNCONFIRMED_DAYS } from '../../shared/privacy/retention.ts'
import { after, DAY_MS, type Instant } from '../../shared/time/instant.ts'
import { deleteEmailAbout } from '../emails/outbox/queue-email.ts'
import type { Site } from '../site/site.ts'
import { BATCH, alone, remindedBefore } from './unconfirmed-entries.ts'

/** Since the confirmation email was really sent. Source: docs/rules/waitlist.md#confirmed */
const FORGOTTEN_AFTER_MS = UNCONFIRMED_DAYS * DAY_MS

export const forgetUnconfirmed = (site: Site): Promise<number> =>
  alone(site, async (trx) => {
    const since = after(site.clock.now(), -FORGOTTEN_AFTER_MS)
    const entries = await remindedBefore(trx, since).select('waitlistEntry.id').limit(BATCH).execute()
    return forget(trx, entries)
  })

export const forgetWhoLeft = (site: Site): Promise<number> =>
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

/** A new address whose owner never said yes is forgotten like any other; the old one stays. */
export async function forgetNewAddresses({ db, clock }: Site): Promise<number> {
  const since = after(clock.now(), -FORGOTTEN_AFTER_MS)
  const { numUpdatedRows } = await db
    .updateTable('waitlistEntry')
    .set({ newEmail: null, newEmailConfirmationId: null })
    .where('newEmailConfirmationId', 'in', (eb) => eb.selectFrom('outbox').select('id').where('sentAt', '<=', since))
    .executeTakeFirst()
  return Number(numUpdatedRows)
}

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
