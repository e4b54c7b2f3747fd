import type { SearchHit } from '../forum/forum.ts'

/** Longest text that is searched for, in characters. */
export const SEARCH_MAX_CHARS = 200

/** What one search finds in all parts of the site, the best of each. */
export interface FoundOnSite {
  /** Facts about the place. */
  answers: { key: string; label: string; question: string; answer: string }[]
  posts: { slug: string; title: string; excerpt: string }[]
  /** Parts of the pages about the site: guidelines, privacy, how-tos. */
  pages: { path: string; title: string; heading: string; text: string }[]
  forum: SearchHit[]
  /** How many the forum has. */
  forumTotal: number
}
