import type { BlogNode } from './blog-tree.ts'

/** How many other posts are recommended with one. */
export const RELATED_POSTS = 3

/** A post in a list. */
export interface BlogPostView {
  id: number
  slug: string
  title: string
  excerpt: string
  /** Cleaned HTML. */
  content: string
  featuredImage: string | null
  /** What the featured image shows; empty when it only decorates. */
  featuredImageAlt: string
  authorName: string
  authorTitle: string | null
  authorImage: string | null
  /** Null only in a preview of a draft. */
  publishedAt: string | null
}

/** A post with all its page shows. */
export interface WholeBlogPost extends BlogPostView {
  /** The content once more, as elements: anyone who shows it need not read HTML. */
  body: readonly BlogNode[]
  /** Its public address, for sharing. */
  address: string
  readingMinutes: number
  /** When it was last changed, if that was on a later day than it was published. */
  updatedAt: string | null
  /** What messengers show instead of title, excerpt and featured image. */
  shareTitle: string | null
  shareDescription: string | null
  sharePicture: string | null
  /** Not published: only who has the link sees it. */
  isPreview: boolean
}

/** A post as a link. */
export type BlogLink = Pick<BlogPostView, 'slug' | 'title'>

/** A post as a card. */
export type BlogCard = Omit<BlogPostView, 'content'>

export interface BlogPostAnswer {
  post: WholeBlogPost
  /** The posts published before and after it. */
  previous: BlogLink | null
  next: BlogLink | null
  related: BlogCard[]
}

/** A post as its page keeps it: as elements, without the HTML they were read from. */
export type ShownBlogPost = Omit<WholeBlogPost, 'content'>

export interface ShownBlogAnswer extends Omit<BlogPostAnswer, 'post'> {
  post: ShownBlogPost
}

/** Everything about a post that its editor can change. */
export interface BlogDraft {
  slug: string
  title: string
  excerpt: string
  content: string
  authorName: string
  authorTitle: string | null
  authorImage: string | null
  featuredImage: string | null
  featuredImageAlt: string
  shareTitle: string | null
  shareDescription: string | null
  sharePicture: string | null
}

export type BlogState = 'draft' | 'scheduled' | 'published'

/** A post as its editor sees it. */
export interface BlogDraftView extends BlogDraft {
  id: number
  state: BlogState
  /** When it was or will be published. */
  publishedAt: string | null
  /** Whether readers still see an earlier text. */
  isPending: boolean
  hasPreview: boolean
  version: number
  changedAt: string
}

/** What a post said before a save. */
export interface BlogRevisionView {
  id: number
  version: number
  /** When this was replaced. */
  createdAt: string
  createdBy: string | null
  draft: BlogDraft
}

export const blogAddress = (slug: string): string => `/blog/${slug}`
