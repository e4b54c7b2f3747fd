import { createHash } from 'node:crypto'
import type { Database } from '../../../../db/connection.ts'
import { FORMER_MEMBER } from '../../../../shared/accounts/accounts.ts'
import type { PostView } from '../../../../shared/forum/forum.ts'
import { after, type Instant } from '../../../../shared/time/instant.ts'
import type { Actor, Site } from '../../../site/site.ts'
import {
  canDelete,
  canEdit,
  canHide,
  canReact,
  canRemoveDetails,
  canReport,
  canRestore,
  canSeeHistory,
  UNDO_MS,
} from '../../policy.ts'
import { canModerate } from '../../../access/require-moderator.ts'
import { isWaiting } from '../../review/release-post.ts'
import { withQuotes } from '../../writing/quotes/with-quotes.ts'
import { isAnswered } from '../topics/is-answered.ts'
import { toMemberView } from '../member-view.ts'
import { type OwnMarks, ownMarks } from './marks-of-reader.ts'
import type { PostColumns } from './select-posts.ts'
import { placeAmong } from './unseen-posts.ts'

/**
 * The posts as the actor sees them, with the actor's own likes and bookmarks.
 *
 * @param unseen - the numbers of the topic's posts that the actor never sees
 */
export async function toPostViews({ db, clock }: Site, actor: Actor, rows: PostColumns[], unseen: readonly number[]): Promise<PostView[]> {
  const own = await ownMarks(db, actor, rows)
  const now = clock.now()
  const views = (await withQuotes(db, rows, actor)).map((row) => toPostView(actor, row, own, now, placeAmong(unseen, row.number)))
  const [opening] = rows
  if (opening && (await hasReplies(db, actor, opening))) return views.map(showOpening)
  return views
}

/** An opening post takes its topic along, unless others have replied and its author removes it. */
async function hasReplies(db: Database, actor: Actor, { number, topicId, authorId }: PostColumns): Promise<boolean> {
  if (number !== 1 || actor.kind === 'visitor' || actor.role === 'admin' || actor.id !== authorId) return false
  return isAnswered(db, { id: topicId, authorId })
}

const showOpening = (view: PostView): PostView =>
  view.number === 1 ? { ...view, can: { ...view.can, takeDown: view.can.delete } } : view

function toPostView(actor: Actor, row: PostColumns, own: OwnMarks, now: Instant, place: number): PostView {
  const isWaitingForReview = isWaiting(row)
  const isInReview = isWaitingForReview || Boolean(row.isReported)
  const isOwnInReview = isInReview && actor.kind === 'member' && actor.id === row.authorId
  const facts = { ...row, isInReview, topic: { lockedAt: row.lockedAt, hiddenAt: row.topicHiddenAt } }
  const removed = (isOwnInReview || isWaitingForReview) && row.deletedAt === null ? null : howRemoved(row)
  const content = isReadable(actor, row, isOwnInReview) ? row.content : ''
  const restore = row.content !== '' && canRestore(actor, facts, now)
  const { id, topicId, number, createdAt, editedAt, likeCount, thumbsUpCount } = row
  return {
    id, topicId, number, place,
    content,
    version: textVersion(content),
    linksAllowed: row.emailConfirmedAt !== null,
    createdAt, editedAt, likeCount, thumbsUpCount,
    user: toMemberView(row),
    removed,
    hiddenBy: row.hiddenAt === null ? null : isWaitingForReview ? 'review' : row.isReported ? 'reports' : 'moderator',
    reviewReason: isWaitingForReview ? row.reviewReason : null,
    undoUntil: restore && row.deletedAt ? after(row.deletedAt, UNDO_MS) : null,
    replyTo: answeredBy(row),
    hasLiked: own.liked.has(id),
    hasThumbedUp: own.thumbedUp.has(id),
    isBookmarked: own.bookmarked.has(id),
    can: {
      edit: canEdit(actor, facts),
      delete: canDelete(actor, facts),
      restore,
      react: canReact(actor, facts),
      report: canReport(actor, facts) && !own.reported.has(id),
      hide: canHide(actor, facts),
      removeDetails: canRemoveDetails(actor, facts),
      history: canSeeHistory(actor, facts),
      takeDown: false,
    },
  }
}

/** What staff hid, staff still read, and its author while it waits for them; what was removed, no one does. */
const isReadable = (actor: Actor, { deletedAt, hiddenAt }: PostColumns, isOwnInReview: boolean): boolean =>
  deletedAt === null && (hiddenAt === null || isOwnInReview || canModerate(actor))

function howRemoved({ deletedAt, deletedBy, authorId, hiddenAt }: PostColumns): PostView['removed'] {
  if (hiddenAt !== null) return 'by-staff'
  if (deletedAt === null) return null
  return deletedBy === authorId ? 'by-author' : 'by-staff'
}

/** The post that another answers, by its number and author. */
export function answeredBy({
  answeredId,
  answeredNumber,
  askerName,
}: Pick<PostColumns, 'answeredId' | 'answeredNumber' | 'askerName'>): PostView['replyTo'] {
  if (answeredId === null || answeredNumber === null) return null
  return { id: answeredId, number: answeredNumber, username: askerName ?? FORMER_MEMBER.username }
}

/** Names what a post says: an edit tells by it which text it has seen. The same text has the same name. */
export const textVersion = (content: string): string => createHash('sha256').update(content).digest('base64url').slice(0, 16)
