import { type Database, engineOf, type Transaction } from '../../db/connection.ts'

/** Who may be written to, and has no letter of this announcement yet: confirmed, and not gone again. */
const withoutEmail = (db: Database, announcementId: number) =>
  db
    .selectFrom('waitlistEntry')
    .where('confirmedAt', 'is not', null)
    .where('unsubscribedAt', 'is', null)
    .where('quarantinedAt', 'is', null)
    .where((eb) =>
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

export async function countWithout(db: Database, announcementId: number): Promise<number> {
  const { count } = await withoutEmail(db, announcementId)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}
