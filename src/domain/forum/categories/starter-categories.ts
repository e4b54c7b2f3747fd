import type { Transaction } from '../../../db/connection.ts'
import { lockFor } from '../../../db/lock.ts'
import type { CategoryLook } from '../../../shared/forum/forum.ts'
import { slugOf } from '../../../shared/text/slug.ts'
import { announce } from '../../site/bus.ts'
import type { Site } from '../../site/site.ts'
import { changeForum } from '../writing/change-forum.ts'

/** What a new forum begins with, so that a first topic has a place. The owner renames them. */
export const STARTER_CATEGORIES: readonly { name: string; description: string; look: CategoryLook }[] = [
  { name: 'Parenting Tips', description: 'Small wins, hard days, and everything that helped.', look: 'rose' },
  { name: 'Kid Activities', description: 'Rainy days, long weekends, ten spare minutes.', look: 'sun' },
  { name: 'Events & Meetups', description: 'Find your people, in person.', look: 'sky' },
]

/** Adds them to a forum without any category. */
export async function addStarterCategories(site: Site): Promise<void> {
  // Nearly every start ends here, without a turn in the queue of those who write.
  if (await hasCategory(site.db)) return
  await changeForum(site, async (trx) => {
    await lockFor(trx, 'starter-categories')
    await startWithCategories(trx, site)
  })
}

/** The same within a transaction, which sees to it that no one else does it at once. */
export async function startWithCategories(trx: Transaction, { clock }: Pick<Site, 'clock'>): Promise<void> {
  if (await hasCategory(trx)) return
  const createdAt = clock.now()
  const rows = STARTER_CATEGORIES.map((category, index) => ({ ...category, slug: slugOf(category.name), position: index + 1, createdAt }))
  await trx.insertInto('category').values(rows).execute()
  await announce(trx, { stale: ['categories'] }, createdAt)
}

const hasCategory = async (db: Site['db']): Promise<boolean> =>
  (await db.selectFrom('category').select('id').limit(1).executeTakeFirst()) !== undefined
