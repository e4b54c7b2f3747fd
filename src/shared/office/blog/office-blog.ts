import type { BlogDraftView, BlogRevisionView, BlogState } from '../../blog/blog.ts'

/** Posts on one page of the office's list. */
export const OFFICE_POSTS_PER_PAGE = 20

export const BLOG_STATE_NAMES: Readonly<Record<BlogState, string>> = {
  draft: 'Draft',
  scheduled: 'Scheduled',
  published: 'Published',
}

/** A post in the office's list. */
export type OfficePostView = Pick<BlogDraftView, 'id' | 'slug' | 'title' | 'authorName' | 'state' | 'publishedAt' | 'isPending' | 'changedAt'>

export interface OfficePosts {
  posts: OfficePostView[]
  /** How many fit, on all pages. */
  total: number
  /** How many there are in each state, whatever was searched for. */
  counts: Record<BlogState, number>
}

/** An earlier state of a post in a list: what it said is asked for by itself. */
export interface RevisionEntry extends Omit<BlogRevisionView, 'draft'> {
  title: string
}

/** How often an open editor says that it is open, and after how long without a word it counts as closed. */
export const PRESENCE_EVERY_MS = 20_000
export const PRESENCE_LASTS_MS = 65_000

/** Another place where a post is open. */
export interface OpenElsewhere {
  username: string
  isYou: boolean
}

export interface PresenceAnswer {
  others: OpenElsewhere[]
  /** The version that counts now: a larger one than the editor's means that someone has saved. */
  version: number
}

/** How an editor says where else a post is open; empty when it is not. */
export function openElsewhereWords(others: readonly OpenElsewhere[]): string {
  if (others.length === 0) return ''
  const names = [...new Set(others.map(({ isYou, username }) => (isYou ? 'you, in another window or on another device' : username)))]
  return `Also editing this post: ${names.join(' and ')}. If you both make changes, we’ll ask which version to keep. Nothing gets overwritten.`
}
