import { after } from '../../../shared/time/instant.ts'
import type { Site } from '../../site/site.ts'
import { UNDO_MS } from '../policy.ts'
import { changeForum } from '../writing/change-forum.ts'
import { rememberFormerLines } from '../writing/quotes/former-lines.ts'
import { deleteTitle } from './hide-title.ts'

/** How many texts one round deletes; the next round continues. */
const BATCH = 500

/**
 * Deletes for good what was removed and can no longer be brought back: the text and what it said before, and with an
 * opening post the topic's title. The marker and its number stay.
 *
 * @returns how many posts were deleted
 */
export async function eraseRemovedTexts(site: Site): Promise<number> {
  const now = site.clock.now()
  return changeForum(site, async (trx) => {
    const posts = await trx
      .selectFrom('post')
      .select(['id', 'number', 'topicId', 'authorId', 'deletedBy', 'content'])
      .where('deletedAt', '<', after(now, -UNDO_MS))
      .where('content', '!=', '')
      .limit(BATCH)
      .execute()
    if (posts.length === 0) return 0
    for (const post of posts) await rememberFormerLines(trx, site, post, '')
    const ids = posts.map(({ id }) => id)
    await trx.updateTable('post').set({ content: '' }).where('id', 'in', ids).execute()
    await trx.deleteFrom('postEdit').where('postId', 'in', ids).execute()
    for (const post of posts) await deleteTitle(trx, post, now)
    return ids.length
  })
}
