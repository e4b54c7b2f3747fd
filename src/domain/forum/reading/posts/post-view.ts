import { createHash } from 'node:crypto'
import { type ExpressionBuilder, sql } from 'kysely'
import type { Database } from '../../../../db/connection.ts'
import type { Tables } from '../../../../db/tables.ts'
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
import { withQuotes } from '../../writing/link-quotes.ts'
import { isAnswered } from '../topics/is-answered.ts'
import { AUTHOR_COLUMNS, toMemberView } from '../member-view.ts'
import { placeAmong } from './unseen-posts.ts'

/** Posts with their author, the post they answer, and what of their topic decides over them. */
export const selectPosts = (db: Database) =>
  db
    .selectFrom('post')
    .innerJoin('topic', 'topic.id', 'post.topicId')
    .leftJoin('member as author', 'author.id', 'post.authorId')
    // A post that it answers in another topic, after a split, would have another topic's number.
    .leftJoin('post as answered', (join) => join.onRef('answered.id', '=', 'post.replyToId').onRef('answered.topicId', '=', 'post.topicId'))
    .leftJoin('member as asker', 'asker.id', 'answered.authorId')
    .select(AUTHOR_COLUMNS)
    .select(['post.id', 'post.topicId', 'post.number', 'post.content', 'post.createdAt', 'post.editedAt'])
    .select(['post.deletedAt', 'post.deletedBy', 'post.hiddenAt', 'post.hiddenBy', 'post.reviewReason', 'post.likeCount', 'post.thumbsUpCount'])
    .select(isReported)
    .select(['answered.id as answeredId', 'answered.number as answeredNumber', 'asker.username as askerName'])
    .select('author.emailConfirmedAt')
    .select(['topic.lockedAt', 'topic.hiddenAt as topicHiddenAt', 'topic.authorId as topicAuthorId'])

/** Whether reports have hidden it, and staff have not looked yet. */
const isReported = (eb: ExpressionBuilder<Tables, 'post'>) =>
  eb
    .and([
      eb('post.hiddenAt', 'is not', null),
      eb('post.hiddenBy', 'is', null),
      eb.exists(eb.selectFrom('report').select('report.id').whereRef('report.postId', '=', 'post.id').where('report.state', 'in', ['open', 'in-progress'])),
    ])
    .as('isReported')

type PostColumns = Awaited<ReturnType<ReturnType<typeof selectPosts>['execute']>>[number]

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

interface OwnMarks {
  liked: ReadonlySet<number>
  thumbedUp: ReadonlySet<number>
  bookmarked: ReadonlySet<number>
  reported: ReadonlySet<number>
}

const NO_MARKS: OwnMarks = { liked: new Set(), thumbedUp: new Set(), bookmarked: new Set(), reported: new Set() }

async function ownMarks(db: Database, actor: Actor, rows: PostColumns[]): Promise<OwnMarks> {
  const [first] = rows
  if (actor.kind === 'visitor' || !first) return NO_MARKS
  const ids = rows.map(({ id }) => id)
  const reactions = db.selectFrom('reaction').select(['postId', sql<string>`kind`.as('mark')]).where('memberId', '=', actor.id).where('postId', 'in', ids)
  const bookmarks = db
    .selectFrom('bookmark')
    .select((eb) => [eb.ref('postId').$notNull().as('postId'), sql<string>`'bookmark'`.as('mark')])
    .where('memberId', '=', actor.id)
    .where('topicId', '=', first.topicId)
    .where('postId', 'in', ids)
  const reports = db.selectFrom('report').select(['postId', sql<string>`'report'`.as('mark')]).where('reporterId', '=', actor.id).where('postId', 'in', ids)
  const marks = await reactions.unionAll(bookmarks).unionAll(reports).execute()
  const marked = (kind: string) => new Set(marks.filter(({ mark }) => mark === kind).map(({ postId }) => postId))
  return { liked: marked('like'), thumbedUp: marked('thumbs-up'), bookmarked: marked('bookmark'), reported: marked('report') }
}

/** Names what a post says: an edit tells by it which text it has seen. The same text has the same name. */
export const textVersion = (content: string): string => createHash('sha256').update(content).digest('base64url').slice(0, 16)
