import type { Transaction } from '../../../db/connection.ts'
import { lockFor } from '../../../db/lock.ts'
import { requireMember } from '../../access/require-member.ts'
import { AppError } from '../../site/app-error.ts'
import type { Actor, Site } from '../../site/site.ts'
import { changeForum } from '../writing/change-forum.ts'
import { readablePostToWrite, topicToWrite } from '../writing/find-to-write.ts'

/** Most bookmarks of one member. Source: docs/rules/forum.md#bookmarks */
export const BOOKMARKS_MAX = 2_000

/** A topic as a whole, or one post. */
type BookmarkTarget = { topicId: number } | { postId: number }

/**
 * Remembers a topic or post for a member, suspended ones too: it is no one else's business. Again changes nothing.
 *
 * @throws AppError `signed-out` for visitors, `not-found`, `conflict` past the most one member can have
 */
export async function bookmark(site: Site, actor: Actor, target: BookmarkTarget): Promise<void> {
  const { id: memberId } = requireMember(actor)
  await changeForum(site, async (trx) => {
    const { topicId, postId } = await find(trx, actor, target)
    await lockFor(trx, `bookmarks:${memberId}`)
    const added = await trx
      .insertInto('bookmark')
      .values({ memberId, topicId, postId, createdAt: site.clock.now() })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst()
    if (added) await requireRoom(trx, memberId)
  })
}

/**
 * Forgets a bookmark, also of what can no longer be seen. One that is not there is forgotten already.
 *
 * @throws AppError `signed-out` for visitors
 */
export async function removeBookmark(site: Site, actor: Actor, target: BookmarkTarget): Promise<void> {
  const { id: memberId } = requireMember(actor)
  const own = site.db.deleteFrom('bookmark').where('memberId', '=', memberId)
  if ('postId' in target) await own.where('postId', '=', target.postId).execute()
  else await own.where('topicId', '=', target.topicId).where('postId', 'is', null).execute()
}

async function find(trx: Transaction, actor: Actor, target: BookmarkTarget): Promise<{ topicId: number; postId: number | null }> {
  if ('topicId' in target) return { topicId: (await topicToWrite(trx, actor, target.topicId)).id, postId: null }
  const { id, topicId } = await readablePostToWrite(trx, actor, target.postId)
  return { topicId, postId: id }
}

/** @throws AppError `conflict` when the one just added is one too many: it goes with the transaction */
async function requireRoom(trx: Transaction, memberId: number): Promise<void> {
  const { count } = await trx
    .selectFrom('bookmark')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('memberId', '=', memberId)
    .executeTakeFirstOrThrow()
  if (count <= BOOKMARKS_MAX) return
  throw new AppError('conflict', 'You’ve reached 2,000 bookmarks. Please remove some to add more.')
}
