import type { Transaction } from '../../../db/connection.ts'
import type { PostView } from '../../../shared/forum/forum.ts'
import { announce } from '../../site/bus.ts'
import { AppError } from '../../site/app-error.ts'
import type { Actor, Member, Site } from '../../site/site.ts'
import { canRestore } from '../policy.ts'
import { getPostOrMarker } from '../reading/posts/get-post.ts'
import { indexPost } from '../reading/search/search-index.ts'
import { requireActiveMember } from '../../access/require-active-member.ts'
import { changeForum } from '../writing/change-forum.ts'
import { countPost } from '../writing/counters.ts'
import { notifyAuthor } from '../notifications/notify-author.ts'
import { isVisible, type PostToWrite, postToWrite } from '../writing/find-to-write.ts'
import { postShown, topicOpened } from '../writing/forum-changes.ts'
import { announceToQuoters } from '../writing/quotes/follow-quotes.ts'
import { hideTitle, showTitle } from './hide-title.ts'
import { HIDDEN, setMark } from './mark-topic.ts'
import { recordModerationAct } from '../../office/log/record-moderation-act.ts'

/**
 * Takes a removal back, and with an opening post the hiding of its topic. A post that stands is left as it is.
 *
 * @throws AppError `signed-out` for visitors, `not-found`
 * @throws AppError `forbidden` when `canRestore` refuses, because someone else removed it or a day has passed
 */
export async function restorePost(site: Site, actor: Actor, id: number): Promise<PostView> {
  const member = await requireActiveMember(site.db, actor)
  await changeForum(site, async (trx) => {
    const post = await postToWrite(trx, member, id)
    const isErased = post.deletedAt !== null && post.content === ''
    if (isErased || !canRestore(member, { ...post, deletedAt: post.deletedAt ?? site.clock.now() }, site.clock.now())) {
      throw new AppError('forbidden', 'You can’t restore this post anymore.')
    }
    if (!post.deletedAt) return
    await restore(trx, site, member, post)
    if (member.id !== post.authorId && !post.hiddenAt) await notifyAuthor(trx, site, post, { kind: 'post-shown' })
  })
  return getPostOrMarker(site, member, id)
}

/** Brings a removed post back; who may is decided before. */
export async function restore(trx: Transaction, site: Site, member: Member, post: PostToWrite): Promise<void> {
  const { id, topicId, topic } = post
  await trx.updateTable('post').set({ deletedAt: null, deletedBy: null }).where('id', '=', id).execute()
  const isBack = isVisible({ ...post, deletedAt: null })
  if (isBack) await countPost(trx, topic, post, 1)
  // Only what this removal has hidden; a topic that staff hid since stays hidden.
  if (post.number === 1 && topic.hiddenAt === post.deletedAt && topic.hiddenBy === post.deletedBy) {
    await setMark(trx, { ...topic, postCount: topic.postCount + (isBack ? 1 : 0) }, HIDDEN, { at: null, by: null })
    await announce(trx, topicOpened(topic, topic.authorId), site.clock.now())
  }
  if (member.id !== post.authorId) {
    await recordModerationAct(trx, { actorId: member.id, kind: 'restore-post', topicId, postId: id, createdAt: site.clock.now() })
  }
  if (isBack) await indexPost(trx, post, await showTitle(trx, post, site.clock.now()))
  else await hideTitle(trx, post, post.hiddenBy, site.clock.now())
  await announce(trx, postShown(topic, post.authorId), site.clock.now())
  await announceToQuoters(trx, post, site.clock.now())
}
