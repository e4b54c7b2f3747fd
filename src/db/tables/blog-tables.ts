import type { Generated } from 'kysely'
import type { Instant } from '../../shared/time/instant.ts'

export interface BlogPostTable {
  id: Generated<number>
  slug: string
  title: string
  excerpt: string
  /** Cleaned HTML. */
  content: string
  /** Every word of the post once, for related posts. */
  words: string
  authorName: string
  authorTitle: string | null
  authorImage: string | null
  featuredImage: string | null
  featuredImageAlt: Generated<string>
  shareTitle: string | null
  shareDescription: string | null
  sharePicture: string | null
  /** When it was first to be seen. Null for drafts and for scheduled posts. */
  publishedAt: Instant | null
  /** When it is to be seen; readers see it from this moment on, whether or not a job has noticed. */
  publishAt: Instant | null
  createdAt: Instant
  /** When what readers see last changed. */
  updatedAt: Instant
  /** When anyone last worked on it. */
  changedAt: Instant
  /** Counts the saves, so that no one overwrites what they have not seen. */
  version: Generated<number>
  /** What a published post is going to say, as JSON; null when it says it already. */
  pending: string | null
  previewTokenHash: string | null
  createdBy: number | null
  sampledAt: Instant | null
}

/** What a post said before a save. */
export interface BlogRevisionTable {
  id: Generated<number>
  postId: number
  version: number
  title: string
  content: string
  /** Everything else, as JSON. */
  details: string
  createdAt: Instant
  createdBy: number | null
}

/** A removed post's address: search engines are told that it's gone. */
export interface GoneBlogPostTable {
  slug: string
  removedAt: Instant
}

/** A browser window in which a post is open. */
export interface BlogEditorTable {
  postId: number
  /** The name the window has given itself; it keeps it when it is reloaded. */
  tab: string
  memberId: number
  seenAt: Instant
}
