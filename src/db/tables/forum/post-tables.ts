import type { Generated } from 'kysely'
import type { ReactionKind } from '../../../shared/forum/forum.ts'
import type { ReviewReason } from '../../../shared/forum/review.ts'
import type { Instant } from '../../../shared/time/instant.ts'

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
