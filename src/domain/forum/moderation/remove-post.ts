import type { Transaction } from '../../../db/connection.ts'
import type { PostView } from '../../../shared/forum/forum.ts'
import type { Instant } from '../../../shared/time/instant.ts'
import { announce } from '../../site/bus.ts'
import { AppError } from '../../site/app-error.ts'
import type { Actor, Member, Site } from '../../site/site.ts'
import { canDelete } from '../policy.ts'
import { getPostOrMarker } from '../reading/posts/get-post.ts'
import { unindexPost } from '../reading/search/search-index.ts'
import { requireActiveMember } from '../../access/require-active-member.ts'
import { requireMember } from '../../access/require-member.ts'
import { changeForum } from '../writing/change-forum.ts'
import { countPost } from '../writing/counters.ts'
import { isAnswered } from '../reading/topics/is-answered.ts'
import { notifyAuthor } from '../notifications/notify-author.ts'
import { isVisible, type PostToWrite, postToWrite } from '../writing/find-to-write.ts'
import { rememberFormerLines } from '../writing/quotes/former-lines.ts'
import { linkEarlierReplies } from '../writing/quotes/link-quotes.ts'
import { announceToQuoters } from '../writing/quotes/follow-quotes.ts'
import { postHidden, topicHidden } from '../writing/forum-changes.ts'
import { deleteTitle, hideRemovedTitle } from './hide-title.ts'
import { HIDDEN, setMark } from './mark-topic.ts'
import { recordModerationAct } from '../../office/log/record-moderation-act.ts'
import { settleReports } from '../reports/settle-reports.ts'

/**
 * Removes a post. Its place and number stay, with a marker; its text can be brought back for a day. A topic whose
 * opening post is removed is hidden with it, and so is its title. If others have replied, an author takes down the text
 * and the title alone: they're deleted at once and for good, and the topic and its replies stay. Removing it again changes nothing. An author whose post
 * someone else removes is told, with the reason if there is one.
 *
 * @throws AppError `signed-out` for visitors, `not-found`
 * @throws AppError `forbidden` when `canDelete` refuses
 */
export async function removePost(site: Site, actor: Actor, id: number, reason = ''): Promise<PostView> {
  const member = requireMember(actor)
  await changeForum(site, async (trx) => {
    const post = await postToWrite(trx, member, id)
    if (!canDelete(member, { ...post, deletedAt: null })) {
      await requireActiveMember(trx, member)
      throw new AppError('forbidden', 'You can only delete your own posts.')
    }
    if (post.deletedAt) return
    if (await leavesTopic(trx, member, post)) await takeDown(trx, site, member, post)
    else await remove(trx, site.clock.now(), member, post, reason)
    if (member.id !== post.authorId) await notifyAuthor(trx, site, post, { kind: 'post-taken-down', note: reason })
  })
  return getPostOrMarker(site, member, id)
}

const leavesTopic = async (trx: Transaction, member: Member, post: PostToWrite): Promise<boolean> =>
  post.number === 1 && member.role !== 'admin' && member.id === post.authorId && (await isAnswered(trx, post.topic))

/** Removes the text of an opening post. Its topic belongs to those who replied, too. */
async function takeDown(trx: Transaction, site: Site, member: Member, post: PostToWrite): Promise<void> {
  const { id, topic } = post
  const now = site.clock.now()
  await rememberFormerLines(trx, site, post, '')
  await linkEarlierReplies(trx, post)
  await trx.updateTable('post').set({ deletedAt: now, deletedBy: member.id, content: '' }).where('id', '=', id).execute()
  await trx.deleteFrom('postEdit').where('postId', '=', id).execute()
  if (isVisible(post)) await countPost(trx, topic, post, -1)
  await unindexPost(trx, id)
  await deleteTitle(trx, { ...post, deletedBy: member.id }, now)
  await announce(trx, postHidden(topic, post.authorId), now)
  await announceToQuoters(trx, post, now)
}

/** Removes a post that is still there; who may is decided before. */
export async function remove(trx: Transaction, now: Instant, member: Member, post: PostToWrite, reason = ''): Promise<void> {
  const { id, topicId } = post
  let { topic } = post
  await trx.updateTable('post').set({ deletedAt: now, deletedBy: member.id }).where('id', '=', id).execute()
  if (post.number === 1 && !topic.hiddenAt) {
    await setMark(trx, topic, HIDDEN, { at: now, by: member.id })
    await announce(trx, topicHidden(topic, topic.authorId), now)
    await announceToQuoters(trx, { topicId: topic.id }, now)
    topic = { ...topic, hiddenAt: now }
  }
  if (isVisible(post)) await countPost(trx, topic, post, -1)
  if (member.id !== post.authorId) {
    const detail = reason === '' ? undefined : { why: reason }
    await recordModerationAct(trx, { actorId: member.id, kind: 'remove-post', topicId, postId: id, detail, createdAt: now })
    await settleReports(trx, { post, actorId: member.id, state: 'resolved', now })
  }
  await linkEarlierReplies(trx, post)
  await unindexPost(trx, id)
  await hideRemovedTitle(trx, post, member.id, now)
  await announce(trx, postHidden(topic, post.authorId), now)
  await announceToQuoters(trx, post, now)
}
