import { after } from '../../shared/time/instant.ts'
import { PRESENCE_LASTS_MS, type PresenceAnswer } from '../../shared/office/blog/office-blog.ts'
import { requireAdmin } from '../access/require-admin.ts'
import { AppError } from '../site/app-error.ts'
import type { Actor, Site } from '../site/site.ts'

/**
 * Says that a post is open in a window, and asks where else it is. A window that has not said so for
 * {@link PRESENCE_LASTS_MS} counts as closed.
 *
 * @param tab - the name the window has given itself
 * @throws AppError `not-found` unless the actor is an admin and the post exists
 */
export async function stayAtPost({ db, clock }: Site, actor: Actor, postId: number, tab: string): Promise<PresenceAnswer> {
  const { id: memberId } = requireAdmin(actor)
  const now = clock.now()
  return db.transaction().execute(async (trx) => {
    const post = await trx.selectFrom('blogPost').select('version').where('id', '=', postId).executeTakeFirst()
    if (!post) throw new AppError('not-found', 'This post no longer exists.')
    await trx
      .insertInto('blogEditor')
      .values({ postId, tab, memberId, seenAt: now })
      .onConflict((on) => on.columns(['postId', 'tab']).doUpdateSet({ memberId, seenAt: now }))
      .execute()
    await trx.deleteFrom('blogEditor').where('seenAt', '<', after(now, -PRESENCE_LASTS_MS)).execute()
    const others = await trx
      .selectFrom('blogEditor')
      .innerJoin('member', 'member.id', 'blogEditor.memberId')
      .select(['member.username', 'memberId'])
      .where('postId', '=', postId)
      .where('tab', '!=', tab)
      .orderBy('member.username')
      .execute()
    return { version: post.version, others: others.map((other) => ({ username: other.username, isYou: other.memberId === memberId })) }
  })
}

/** Says that a post is not open in a window anymore. @throws AppError `not-found` unless the actor is an admin */
export async function leavePost({ db }: Site, actor: Actor, postId: number, tab: string): Promise<void> {
  const { id } = requireAdmin(actor)
  await db.deleteFrom('blogEditor').where('postId', '=', postId).where('tab', '=', tab).where('memberId', '=', id).execute()
}
