import type { Generated } from 'kysely'
import type { CategoryLook, NotificationKind, ReactionKind, ReportReason } from '../../shared/forum/forum.ts'
import type { ReviewReason } from '../../shared/forum/review.ts'
import type { Instant } from '../../shared/time/instant.ts'
import type { ReportActKind, ReportState } from '../../shared/forum/reports/reports.ts'

export interface CategoryTable {
  id: Generated<number>
  name: string
  slug: string
  description: string
  look: CategoryLook
  position: number
  /** Visible topics. */
  topicCount: Generated<number>
  createdAt: Instant
  /** When it stopped taking topics; null while open. */
  closedAt: Instant | null
  sampledAt: Instant | null
}

export interface TopicTable {
  id: Generated<number>
  categoryId: number
  /** Null once the member's account is gone. */
  authorId: number | null
  title: string
  /** The title itself, while the opening post is hidden and `title` says only that; null otherwise. */
  hiddenTitle: string | null
  slug: string
  createdAt: Instant
  /** When the newest visible post was written; edits and likes do not move it. */
  lastPostAt: Instant
  /** Visible posts, the opening one included. */
  postCount: Generated<number>
  /** The number the next post gets; removed posts keep theirs. */
  nextNumber: Generated<number>
  viewCount: Generated<number>
  /** Likes and thumbs-up of all visible posts. */
  likeCount: Generated<number>
  pinnedAt: Instant | null
  pinnedBy: number | null
  lockedAt: Instant | null
  lockedBy: number | null
  /** When the lock ends; null while there’s none, or if only a moderator ends it. */
  lockedUntil: Instant | null
  /** How far apart two posts of one member must be; null for as usual. */
  slowMinutes: number | null
  hiddenAt: Instant | null
  hiddenBy: number | null
  sampledAt: Instant | null
}

/** Where a topic that became part of another one is now. */
export interface TopicRedirectTable {
  topicId: number
  targetId: number
  createdAt: Instant
}

export interface PostTable {
  id: Generated<number>
  topicId: number
  /** Place in the topic, counted from 1. */
  number: number
  authorId: number | null
  content: string
  replyToId: number | null
  createdAt: Instant
  editedAt: Instant | null
  deletedAt: Instant | null
  deletedBy: number | null
  hiddenAt: Instant | null
  hiddenBy: number | null
  /** Why it waits for a moderator before others see it; stays if they don't let it through. Null for everything else. */
  reviewReason: Generated<ReviewReason | null>
  likeCount: Generated<number>
  thumbsUpCount: Generated<number>
  sampledAt: Instant | null
}

/** What a post said before an edit. */
export interface PostEditTable {
  id: Generated<number>
  postId: number
  editorId: number | null
  /** Empty once it was deleted for good. */
  content: string
  createdAt: Instant
  /** When it was deleted for good; null while it can be read. */
  purgedAt: Instant | null
}

/** A line that a post quotes from another: its place in both. The quoting post has `>` there, without the words. */
export interface PostQuoteTable {
  postId: number
  line: number
  sourceId: number
  /** Null once the source no longer says it. */
  sourceLine: number | null
}

/** A line that a post no longer says, or says in other words: its mark, a keyed hash of its words. */
export interface FormerLineTable {
  postId: number
  mark: string
  /** Where the post says it in other words now; null for nowhere. */
  sourceLine: number | null
  createdAt: Instant
}

export interface ReactionTable {
  postId: number
  memberId: number
  kind: ReactionKind
  createdAt: Instant
}

export interface BookmarkTable {
  id: Generated<number>
  memberId: number
  topicId: number
  /** Null: the topic as a whole. */
  postId: number | null
  createdAt: Instant
}

export interface NotificationTable {
  id: Generated<number>
  memberId: number
  kind: NotificationKind
  actorId: number | null
  topicId: number
  postId: number
  /** The words of a warning, or the reason a post was hidden for; empty for everything else. */
  note: Generated<string>
  createdAt: Instant
  readAt: Instant | null
}

/** The newest email to a member about a topic. */
export interface ReplyEmailTable {
  memberId: number
  topicId: number
  /** The post it is about. */
  postId: number
  /** Its row in the outbox, for as long as that is kept. */
  emailId: number
  createdAt: Instant
}

export interface ReportTable {
  id: Generated<number>
  postId: number
  reporterId: number | null
  reason: ReportReason
  note: Generated<string>
  state: Generated<ReportState>
  createdAt: Instant
  /** Where it came from, hashed; null once it's too old to matter. */
  network: Generated<string | null>
  /** When it helped to hide the post; null if it never did. */
  hidAt: Generated<Instant | null>
}

/** What staff did about a reported post beside hiding it. */
export interface ReportActTable {
  id: Generated<number>
  postId: number
  actorId: number | null
  kind: ReportActKind
  /** A note's or a warning's words. */
  detail: Generated<string>
  createdAt: Instant
}

/** Who moderated what, and when; nothing in it changes. */
export interface ModerationActTable {
  id: Generated<number>
  actorId: number | null
  kind: string
  topicId: number | null
  postId: number | null
  /** What can't be read from the rest, as JSON with a shape per kind (domain/office/log); empty for nothing. */
  detail: Generated<string>
  createdAt: Instant
}

/** What was made under an Idempotency-Key, so that sending it again changes nothing. */
export interface IdempotencyKeyTable {
  memberId: number
  key: string
  fingerprint: string
  result: string
  createdAt: Instant
}

export interface SiteTotalTable {
  key: 'topics' | 'posts' | 'members'
  count: number
}

/** Posts as the search sees them, under the post's id. */
export interface PostSearchTable {
  rowid: number
  title: string
  body: string
}

/** Every word of the forum, for typos. */
export interface SearchTermTable {
  term: string
  postCount: number
}
