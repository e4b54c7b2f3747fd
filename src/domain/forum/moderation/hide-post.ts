import type { Transaction } from '../../../db/connection.ts'
import type { PostView } from '../../../shared/forum/forum.ts'
import type { Instant } from '../../../shared/time/instant.ts'
import { forgetAlert, raiseAlert } from '../../alerts/raise-alert.ts'
import { announce } from '../../site/bus.ts'
import type { Actor, Member, Site } from '../../site/site.ts'
import { mayDecide, requireImpartial } from '../reports/may-decide.ts'
import { settleReports } from '../reports/settle-reports.ts'
import { notifyAuthor } from '../notifications/notify-author.ts'
import type { ReviewReason } from '../../../shared/forum/review.ts'
import { requireRoomInReview } from '../review/require-room-in-review.ts'
import { isWaiting, release } from '../review/release-post.ts'
import { canHide } from '../policy.ts'
import { hideTitle, showTitle } from './hide-title.ts'
import { getPostOrMarker } from '../reading/posts/get-post.ts'
import { indexPost, unindexPost } from '../reading/search/search-index.ts'
import { requireActiveMember } from '../../access/require-active-member.ts'
import { changeForum } from '../writing/change-forum.ts'
import { countPost } from '../writing/counters.ts'
import { isVisible, type PostToWrite, postToWrite } from '../writing/find-to-write.ts'
import { announceToQuoters } from '../writing/quotes/follow-quotes.ts'
import { linkEarlierReplies } from '../writing/quotes/link-quotes.ts'
import { postHidden, postShown } from '../writing/forum-changes.ts'
import type { HiddenFor } from '../../office/log/moderation-act.ts'
import { recordModerationAct } from '../../office/log/record-moderation-act.ts'
import { requireModerator } from '../../access/require-moderator.ts'

/**
 * Hides a post from everyone but staff, and settles its reports. A held one isn't let through. One that is gone already
 * stays as it is. Its author is told, with the reason if there is one.
 *
 * @throws AppError `signed-out` for visitors, `forbidden` for all but staff, `not-found`
 */
export async function hidePost(site: Site, actor: Actor, id: number, reason = ''): Promise<PostView> {
  const member = await requireActiveMember(site.db, actor)
  await changeForum(site, async (trx) => {
    const post = await postToWrite(trx, member, id)
    requireModerator(member)
    const now = site.clock.now()
    // Who reported it themselves can hide it, and leaves the reports to someone else.
    if (await mayDecide(trx, site, member, post)) await settleReports(trx, { post, actorId: member.id, state: 'resolved', now })
    if (isWaiting(post)) await refuse(trx, site, member.id, post, reason)
    else if (canHide(member, post)) await takeDown(trx, site, member, { post, reason, now })
  })
  return getPostOrMarker(site, member, id)
}

/**
 * Shows a hidden post again, or approves a held one. A post that was also removed has to be restored first. Its reports
 * are rejected, so that the same ones don't hide it again.
 *
 * @throws AppError `signed-out` for visitors, `forbidden` for all but staff and for those who reported or wrote it
 * @throws AppError `not-found`
 */
export async function unhidePost(site: Site, actor: Actor, id: number): Promise<PostView> {
  const member = await requireActiveMember(site.db, actor)
  await changeForum(site, async (trx) => {
    const post = await postToWrite(trx, member, id)
    requireModerator(member)
    if (!post.hiddenAt || post.deletedAt) return
    await requireImpartial(trx, site, member, post)
    const now = site.clock.now()
    await settleReports(trx, { post, actorId: member.id, state: 'rejected', now })
    await showAgain(trx, site, member, post, now)
  })
  return getPostOrMarker(site, member, id)
}

/** Shows a post again that is hidden and nothing else; who may is decided before. */
export async function showAgain(trx: Transaction, site: Site, { id: actorId }: Member, post: PostToWrite, now: Instant): Promise<void> {
  const { id, topicId, topic } = post
  if (!post.hiddenAt || post.deletedAt) return
  if (post.reviewReason) {
    await release(trx, site, post, now)
    return recordModerationAct(trx, { actorId, kind: 'unhide-post', topicId, postId: id, createdAt: now })
  }
  await trx.updateTable('post').set({ hiddenAt: null, hiddenBy: null }).where('id', '=', id).execute()
  await recordModerationAct(trx, { actorId, kind: 'unhide-post', topicId, postId: id, createdAt: now })
  await countPost(trx, topic, post, 1)
  await announce(trx, postShown(topic, post.authorId), now)
  await announceToQuoters(trx, post, now)
  await indexPost(trx, post, await showTitle(trx, post, now))
  if (actorId !== post.authorId) await notifyAuthor(trx, site, post, { kind: 'post-shown' })
}

/** Doesn't let a held post through. Nothing of it shows to others, not even a marker. */
async function refuse(trx: Transaction, site: Site, by: number, post: PostToWrite, reason: string): Promise<void> {
  const { id, topicId } = post
  await trx.updateTable('post').set({ hiddenBy: by }).where('id', '=', id).execute()
  const detail = reason === '' ? undefined : { why: reason }
  await recordModerationAct(trx, { actorId: by, kind: 'hide-post', topicId, postId: id, detail, createdAt: site.clock.now() })
  await notifyAuthor(trx, site, post, { kind: 'post-refused', note: reason })
}

/** Takes a post from view that its author has edited, until a moderator has looked. @throws AppError `too-many` when enough posts by a new member wait */
export async function reviewAgain(trx: Transaction, site: Site, author: Member, { post, reviewReason, now }: { post: PostToWrite; reviewReason: ReviewReason; now: Instant }): Promise<void> {
  await requireRoomInReview(trx, site, author)
  await trx.updateTable('post').set({ hiddenAt: now, reviewReason }).where('id', '=', post.id).execute()
  await forgetAlert(trx, 'review', post.id)
  await raiseAlert(trx, site, 'review', post.id)
  await countPost(trx, post.topic, post, -1)
  await unindexPost(trx, post.id)
  await hideTitle(trx, post, null, now)
  await announce(trx, postHidden(post.topic, post.authorId), now)
  await announceToQuoters(trx, post, now)
}

/** Leaves a post hidden that reports have hidden, as a moderator's own decision. `reason` is what it's reported for. */
export async function upholdHiding(trx: Transaction, site: Site, by: number, { post, reason, now }: { post: PostToWrite; reason: string; now: Instant }): Promise<void> {
  await trx.updateTable('post').set({ hiddenBy: by }).where('id', '=', post.id).execute()
  await hideTitle(trx, post, by, now)
  await announce(trx, postHidden(post.topic, post.authorId), now)
  await notifyAuthor(trx, site, post, { kind: 'post-upheld', note: reason })
}

/** Hides a post as staff, and tells its author why. */
export async function takeDown(trx: Transaction, site: Site, { id: actorId }: Member, { post, reason, now }: { post: PostToWrite; reason: string; now: Instant }): Promise<void> {
  await hide(trx, post, actorId, now, reason === '' ? undefined : { why: reason })
  if (actorId !== post.authorId) await notifyAuthor(trx, site, post, { kind: 'post-taken-down', note: reason })
}

/** Hides a post; `by` is null when reports did it, and `hiddenFor` says which. */
export async function hide(trx: Transaction, post: PostToWrite, by: number | null, now: string, hiddenFor?: HiddenFor | { why: string }): Promise<void> {
  const { id, topicId, topic } = post
  await trx.updateTable('post').set({ hiddenAt: now, hiddenBy: by }).where('id', '=', id).execute()
  await recordModerationAct(trx, { actorId: by, kind: 'hide-post', topicId, postId: id, detail: hiddenFor, createdAt: now })
  await announce(trx, postHidden(topic, post.authorId), now)
  await announceToQuoters(trx, post, now)
  if (isVisible(post)) {
    await countPost(trx, topic, post, -1)
    await linkEarlierReplies(trx, post)
    await unindexPost(trx, id)
  }
  await hideTitle(trx, post, by, now)
}
