import { announce } from '../../site/bus.ts'
import type { Site } from '../../site/site.ts'

/**
 * Says that scheduled posts have come to their minute, so that kept pages are dropped. Readers' questions see them
 * at that minute anyway.
 *
 * @returns how many there were
 */
export async function publishDuePosts(site: Site): Promise<number> {
  const now = site.clock.now()
  const due = await site.db.selectFrom('blogPost').select('id').where('publishAt', '<=', now).limit(1).executeTakeFirst()
  if (!due) return 0
  const published = await site.db.transaction().execute(async (trx) => {
    const rows = await trx
      .updateTable('blogPost')
      .set((eb) => ({ publishedAt: eb.fn.coalesce('publishedAt', 'publishAt'), updatedAt: eb.ref('publishAt').$notNull(), publishAt: null }))
      .where('publishAt', '<=', now)
      .returning('id')
      .execute()
    if (rows.length > 0) await announce(trx, { stale: ['blog'] }, now)
    return rows.length
  })
  await site.bus.wake()
  return published
}
