import { after } from '../../../shared/time/instant.ts'
import type { Site } from '../../site/site.ts'
import { UNDO_MS } from '../policy.ts'
import { rememberFormerLines } from '../writing/former-lines.ts'

/** How many texts one round deletes; the next round continues. */
const BATCH = 500

/**
 * Deletes for good what was removed and can no longer be brought back: the text and what it said before. The marker
 * and its number stay.
 *
 * @returns how many posts were deleted
 */
export async function eraseRemovedTexts(site: Site): Promise<number> {
  const { db, clock } = site
  return db.transaction().execute(async (trx) => {
    const posts = await trx
      .selectFrom('post')
      .select(['id', 'content'])
      .where('deletedAt', '<', after(clock.now(), -UNDO_MS))
      .where('content', '!=', '')
      .limit(BATCH)
      .execute()
    if (posts.length === 0) return 0
    for (const post of posts) await rememberFormerLines(trx, site, post, '')
    const ids = posts.map(({ id }) => id)
    await trx.updateTable('post').set({ content: '' }).where('id', 'in', ids).execute()
    await trx.deleteFrom('postEdit').where('postId', 'in', ids).execute()
    return ids.length
  })
}
