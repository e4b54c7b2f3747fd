import type { Transaction } from '../../../db/connection.ts'
import type { PostView } from '../../../shared/forum/forum.ts'
import type { PostChange } from '../../../shared/forum/forum-schemas.ts'
import { FRESH_MS, POST_CONFLICT, POST_LOCKED } from '../../../shared/forum/forum-words.ts'
import { after, MINUTE_MS } from '../../../shared/time/instant.ts'
import { announce } from '../../site/bus.ts'
import { AppError } from '../../site/app-error.ts'
import type { Actor, Member, Site } from '../../site/site.ts'
import { canEdit, canRemoveDetails } from '../policy.ts'
import { getPostOrMarker } from '../reading/posts/get-post.ts'
import { textVersion } from '../reading/posts/post-view.ts'
import { indexPost } from '../reading/search/search-index.ts'
import { silenceOf } from '../../access/require-posting-member.ts'
import { requireActiveMember } from '../../access/require-active-member.ts'
import { requireMember } from '../../access/require-member.ts'
import { changeForum } from './change-forum.ts'
import { checkWords } from '../review/check-words.ts'
import { reasonToReviewEdit } from '../review/reason-for-review.ts'
import { eraseSharedReasons } from '../moderation/erase-shared-reasons.ts'
import { reviewAgain } from '../moderation/hide-post.ts'
import { linkQuotes, saveQuotes } from './quotes/link-quotes.ts'
import { withQuotes } from './quotes/with-quotes.ts'
import { announceToQuoters, followEdit } from './quotes/follow-quotes.ts'
import { purgeHistory } from './purge-history.ts'
import { recordReportAct } from '../reports/report-act.ts'
import { isInReview, isVisible, type PostToWrite, readablePostToWrite, requireText } from './find-to-write.ts'
import { edited } from './forum-changes.ts'
import { notifyAuthor } from '../notifications/notify-author.ts'
import { recordModerationAct } from '../../office/log/record-moderation-act.ts'
import { requireTakingOut, takesOut } from './takes-out.ts'
import { takeWritingLimit } from './take-writing-limit.ts'

/** An author's small correction soon after writing leaves no mark. Source: docs/rules/forum.md#editing */
export const UNMARKED_MS = 5 * MINUTE_MS
export const UNMARKED_CHARS = 100

/**
 * Changes what a post says. What it said before is kept for its author and staff. It's deleted for good when the author
 * edits within {@link FRESH_MS}, or takes private details out at any time. A post that reports have hidden is put before
 * staff again. An author whose post an admin edits is told, with the reason if there is one. Suspended and silenced
 * authors take private details out and add nothing.
 *
 * @throws AppError `signed-out` for visitors, `not-found`
 * @throws AppError `forbidden` when `canEdit` refuses
 * @throws AppError `invalid` when `textRefusal` has a reason against the text, or for a word on the list, `too-many`
 * @throws AppError `conflict` when another text was saved since the one that was `seen`
 */
export async function editPost(site: Site, actor: Actor, id: number, change: PostChange): Promise<PostView> {
  const { content, seen, removesDetails = false, reason = '' } = change
  const member = removesDetails ? requireMember(actor) : await requireActiveMember(site.db, actor)
  if (member.isSilenced && !removesDetails) throw await silenceOf(site.db, member.id)
  const needsReview = await checkEdit(site, member, id, change)
  await changeForum(site, async (trx) => {
    const readable = await readablePostToWrite(trx, member, id)
    const post = { ...readable, isInReview: await isInReview(trx, readable) }
    requireEditor(member, post, removesDetails)
    requireText({ number: post.number, content })
    const [before = post] = await withQuotes(trx, [post])
    const now = site.clock.now()
    // The same text once more is no other text: its first answer may have been lost on the way.
    if (content === before.content) {
      if (removesDetails) await removeDetails(trx, member, post, now)
      return
    }
    if (seen !== undefined && seen !== textVersion(before.content)) throw new AppError('conflict', POST_CONFLICT)
    requireTakingOut(member, 'content', before.content, content)
    // No parent waits until tomorrow to take a child's details out of many posts.
    if (!removesDetails || !takesOut(before.content, content)) await takeWritingLimit(trx, site, 'edits', member)

    const isGone = isPurging(member, post, removesDetails, now)
    const isMarked = leavesMark(member, post, content, now)
    const editedAt = isMarked ? now : post.editedAt
    const stored = await store(trx, site, post, content, editedAt)
    await followEdit(trx, site, post, stored)
    if (isMarked) {
      const edit = { postId: id, editorId: member.id, content: post.content, createdAt: now, purgedAt: null }
      await trx.insertInto('postEdit').values(edit).execute()
    }
    if (isGone) await purgeHistory(trx, post, now)
    if (isGone && removesDetails) await eraseSharedReasons(trx, post)
    if (member.id !== post.authorId) {
      const detail = reason === '' ? undefined : { why: reason }
      await recordModerationAct(trx, { actorId: member.id, kind: 'edit-post', topicId: post.topicId, postId: id, detail, createdAt: now })
      await notifyAuthor(trx, site, post, { kind: 'post-edited', note: reason })
    }
    if (post.isInReview && member.id === post.authorId) await askForAnotherLook(trx, member, post, now)
    const reviewReason = isVisible(post) && member.id === post.authorId ? (needsReview ? 'word' : await reasonToReviewEdit(trx, site, member, content)) : null
    if (reviewReason) await reviewAgain(trx, site, member, { post, reviewReason, now })
    else if (isVisible(post)) await indexPost(trx, { ...post, content: stored }, post.topic.title)
    await announce(trx, edited(post.topicId), now)
    await announceToQuoters(trx, post, now)
  })
  return getPostOrMarker(site, member, id)
}

/** The text has no details anymore; what it said before does. */
async function removeDetails(trx: Transaction, { id }: Member, post: PostToWrite, now: string): Promise<void> {
  await purgeHistory(trx, post, now)
  if (id === post.authorId) await eraseSharedReasons(trx, post)
}

/** Compares the new text of an own post with the word list. Words that are in it already may stay. @returns whether it's held */
async function checkEdit(site: Site, member: Member, id: number, { content, removesDetails = false }: PostChange): Promise<boolean> {
  const post = await site.db.selectFrom('post').select('content').where('id', '=', id).where('authorId', '=', member.id).executeTakeFirst()
  return post ? checkWords(site, member, { content, before: post.content, removesDetails }) : false
}

/** Puts a post that its author has fixed back before staff, also before a moderator who has started on it. A held one is before them anyway. */
async function askForAnotherLook(trx: Transaction, { id: actorId }: Member, post: PostToWrite, now: string): Promise<void> {
  if (post.reviewReason) return
  await trx.updateTable('report').set({ state: 'open' }).where('postId', '=', post.id).where('state', '=', 'in-progress').execute()
  await recordReportAct(trx, { postId: post.id, actorId, kind: 'fixed', createdAt: now })
}

/** @returns the text as it's stored */
async function store(trx: Transaction, site: Site, post: PostToWrite, content: string, editedAt: string | null): Promise<string> {
  const { stored, links } = await linkQuotes(trx, site, post, content)
  await trx.updateTable('post').set({ content: stored, editedAt }).where('id', '=', post.id).execute()
  await saveQuotes(trx, post.id, links)
  return stored
}

/** Whether an edit deletes what the post said before: people edit to take something out, too. */
const isPurging = (member: Member, post: PostToWrite, removesDetails: boolean, now: string): boolean =>
  member.id === post.authorId && (removesDetails || now <= after(post.createdAt, FRESH_MS))

function requireEditor(member: Member, post: PostToWrite & { isInReview: boolean }, removesDetails: boolean): void {
  const isOwn = member.id === post.authorId
  if (canEdit(member, post) || (removesDetails && canRemoveDetails(member, post))) return
  throw new AppError('forbidden', isOwn && post.topic.lockedAt ? POST_LOCKED : 'You can only edit your own posts.')
}

function leavesMark(member: Member, post: PostToWrite, content: string, now: string): boolean {
  const isSoon = now <= after(post.createdAt, UNMARKED_MS)
  return member.id !== post.authorId || !isSoon || changedChars(post.content, content) > UNMARKED_CHARS
}

/** Length of what differs between the parts both texts begin and end with. */
function changedChars(one: string, other: string): number {
  const shorter = Math.min(one.length, other.length)
  let head = 0
  while (head < shorter && one[head] === other[head]) head += 1
  let tail = 0
  while (tail < shorter - head && one.at(-1 - tail) === other.at(-1 - tail)) tail += 1
  return Math.max(one.length, other.length) - head - tail
}
