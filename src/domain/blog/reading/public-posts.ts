import { type Selectable, sql } from 'kysely'
import type { Database } from '../../../db/connection.ts'
import type { BlogPostTable } from '../../../db/tables/blog-tables.ts'
import type { BlogCard, BlogPostView } from '../../../shared/blog/blog.ts'
import { isOwnPicture } from '../../../shared/pictures/pictures.ts'
import type { Instant } from '../../../shared/time/instant.ts'
import { cleanedOnce } from '../clean-html.ts'

export type BlogPostRow = Selectable<BlogPostTable>

/** When a post is or was first to be seen; null for drafts. A scheduled one appears at its minute by this alone. */
export const SHOWN_AT = sql<Instant>`coalesce(published_at, publish_at)`

/** What readers may see at this moment. */
export const publicPosts = (db: Database, now: Instant) => db.selectFrom('blogPost').where(SHOWN_AT, '<=', now)

export const isPublic = ({ publishedAt, publishAt }: Pick<BlogPostRow, 'publishedAt' | 'publishAt'>, now: Instant): boolean => {
  const shownAt = publishedAt ?? publishAt
  return shownAt !== null && shownAt <= now
}

/** Only pictures of our own: pages of this site ask no one else for anything. */
export const ownPicture = (address: string | null): string | null => (address && isOwnPicture(address) ? address : null)

export const CARD_COLUMNS = [
  ...(['id', 'slug', 'title', 'excerpt', 'featuredImage', 'featuredImageAlt'] as const),
  ...(['authorName', 'authorTitle', 'authorImage', 'publishedAt', 'publishAt'] as const),
] as const

type CardRow = Pick<BlogPostRow, (typeof CARD_COLUMNS)[number]>

export const toCard = (row: CardRow): BlogCard => ({
  id: row.id, slug: row.slug, title: row.title, excerpt: row.excerpt,
  featuredImage: ownPicture(row.featuredImage), featuredImageAlt: row.featuredImageAlt,
  authorName: row.authorName, authorTitle: row.authorTitle, authorImage: ownPicture(row.authorImage),
  publishedAt: row.publishedAt ?? row.publishAt,
})

export const toView = (row: CardRow & Pick<BlogPostRow, 'content'>): BlogPostView => {
  const { id, slug, title, excerpt, ...rest } = toCard(row)
  return { id, slug, title, excerpt, content: cleanedOnce(row.content), ...rest }
}
