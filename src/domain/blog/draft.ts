import type { BlogDraft, BlogDraftView, BlogState } from '../../shared/blog/blog.ts'
import type { Instant } from '../../shared/time/instant.ts'
import { type BlogPostRow, isPublic } from './reading/public-posts.ts'

/** What a post is going to say: what its editor last saved. */
export function draftOf(row: BlogPostRow): BlogDraft {
  return { ...pick(row), ...(row.pending ? (JSON.parse(row.pending) as Partial<BlogDraft>) : {}) }
}

function pick(from: BlogDraft): BlogDraft {
  const { slug, title, excerpt, content, authorName, authorTitle, authorImage } = from
  const { featuredImage, featuredImageAlt, shareTitle, shareDescription, sharePicture } = from
  return {
    slug, title, excerpt, content, authorName, authorTitle, authorImage,
    featuredImage, featuredImageAlt, shareTitle, shareDescription, sharePicture,
  }
}

/** A post as the office's list and editor show it, with what's saved but not published. */
export function toDraftView(row: BlogPostRow, now: Instant): BlogDraftView {
  return {
    id: row.id,
    ...draftOf(row),
    state: stateOf(row, now),
    publishedAt: row.publishedAt ?? row.publishAt,
    isPending: row.pending !== null,
    hasPreview: row.previewTokenHash !== null,
    version: row.version,
    changedAt: row.changedAt,
  }
}

function stateOf(row: BlogPostRow, now: Instant): BlogState {
  if (isPublic(row, now)) return 'published'
  return row.publishAt === null ? 'draft' : 'scheduled'
}
