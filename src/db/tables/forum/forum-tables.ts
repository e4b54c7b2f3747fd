import type { Generated } from 'kysely'
import type { CategoryLook, NotificationKind } from '../../../shared/forum/forum.ts'
import type { Instant } from '../../../shared/time/instant.ts'

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
