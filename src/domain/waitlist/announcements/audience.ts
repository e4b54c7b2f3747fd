import { type Database, engineOf, type Transaction } from '../../../db/connection.ts'

/** Who may be written to: confirmed, not gone again, and early enough for this announcement. */
const confirmed = (db: Database, announcementId: number) =>
  db
    .selectFrom('waitlistEntry')
    .where('confirmedAt', 'is not', null)
    .where('unsubscribedAt', 'is', null)
    .where('quarantinedAt', 'is', null)
    .where((eb) => {
      const until = eb.selectFrom('announcement').select('audienceUntil').where('id', '=', announcementId)
      return eb.or([eb(until, 'is', null), eb('confirmedAt', '<=', until)])
    })

/** Who of them has no email of it yet. */
const withoutEmail = (db: Database, announcementId: number) =>
  confirmed(db, announcementId).where((eb) =>
    eb.not(
      eb.exists(
        eb
          .selectFrom('announcementDelivery')
          .select('entryId')
          .where('announcementId', '=', announcementId)
          .whereRef('announcementDelivery.entryId', '=', 'waitlistEntry.id'),
      ),
    ),
  )

/**
 * The next of them, in the order in which they joined. Their rows are held until `trx` ends: anyone who leaves at the same
 * moment either is not among them or takes the letter back.
 */
export const nextWithout = (trx: Transaction, announcementId: number, most: number) =>
  withoutEmail(trx, announcementId)
    .select(['id', 'email'])
    .orderBy('id')
    .limit(most)
    .$if(engineOf(trx) === 'postgres', (next) => next.forNoKeyUpdate())
    .execute()

/** How many confirmed addresses on the waitlist don't have this announcement yet. */
export async function countWithout(db: Database, announcementId: number): Promise<number> {
  const { count } = await withoutEmail(db, announcementId)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Confirmed addresses on the waitlist; those that an announcement reaches where one is named, none where there is none. */
export async function countConfirmed(db: Database, announcementId?: number | null): Promise<number> {
  if (announcementId === null) return 0
  const { count } = await confirmed(db, announcementId ?? 0)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}
