import type { Site } from '../../site/site.ts'

/** How many people have confirmed that they want an email about a fact. Others don't count, so no one can find out who waits by leaving an address. */
export async function countWaiting({ db }: Site, key: string): Promise<number> {
  const { waiting } = await db
    .selectFrom('factSubscription')
    .innerJoin('fact', 'fact.id', 'factSubscription.factId')
    .select(({ fn }) => fn.countAll<number>().as('waiting'))
    .where('fact.key', '=', key)
    .where('factSubscription.confirmedAt', 'is not', null)
    .where('factSubscription.notifiedAt', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(waiting)
}
