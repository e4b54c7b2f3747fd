import type { Tag } from '../../domain/site/cache-tags.ts'

/** One query of a page: its key, and what it was answered. */
type Query = readonly [key: unknown, data: unknown]
type TagsOf = (key: readonly unknown[], data: unknown) => readonly Tag[]

/** An answer for one visitor, or behind a token: a page that shows it isn't cached at all. */
const PRIVATE = 'private'

/** Nothing for what does not exist: such a page is no 200. */
const withId = (kind: 'category' | 'member', data: unknown): Tag[] =>
  data === null ? [] : [`${kind}:${(data as { id: number }).id}`]
const topicOf: TagsOf = ([, id]) => [`topic:${Number(id)}`, 'members', 'categories']

/** Which tags a page carries, by the first word of each query's key. A query without a row fails a test. */
export const QUERY_TAGS: Readonly<Record<string, readonly Tag[] | TagsOf | typeof PRIVATE>> = {
  // Cached pages are for visitors, for whom this is always null.
  me: [],
  site: ['settings', 'place'],
  facts: ['facts'],
  texts: ['texts'],
  visit: ['facts'],
  'blog-posts': ['blog'],
  'blog-post': ['blog'],
  categories: ([, part]) => (part === 'latest' ? ['categories', 'forum-lists', 'members'] : ['categories']),
  category: (_, data) => ['categories', ...withId('category', data)],
  topics: ([, list, categoryId]) => [
    list === 'category' ? `category:${Number(categoryId)}` : list === 'sidebar' ? 'sidebar' : 'forum-lists',
    'members', 'categories',
  ],
  topic: topicOf,
  posts: topicOf,
  'forum-stats': ['forum-stats'],
  member: (_, data) => [...withId('member', data), 'members'],
  // Every edit would have to drop it.
  'member-posts': PRIVATE,
  post: PRIVATE,
  'post-place': PRIVATE,
  'post-edits': PRIVATE,
  search: PRIVATE,
  'site-search': PRIVATE,
  bookmarks: PRIVATE,
  notifications: PRIVATE,
  alerts: PRIVATE,
  sessions: PRIVATE,
  blocks: PRIVATE,
  authenticator: PRIVATE,
  'reset-link': PRIVATE,
  mine: PRIVATE,
  watch: PRIVATE,
  moderated: PRIVATE,
  removals: PRIVATE,
  reports: PRIVATE,
  office: PRIVATE,
}

/** The tags of a page by the queries that rendered it; null for a page that must not be cached. */
export function tagsOf(queries: readonly Query[]): Tag[] | null {
  const tags = new Set<Tag>()
  for (const [key, data] of queries) {
    if (!Array.isArray(key)) return null
    const found = Object.hasOwn(QUERY_TAGS, String(key[0])) ? QUERY_TAGS[String(key[0])] : PRIVATE
    if (found === undefined || found === PRIVATE) return null
    for (const tag of typeof found === 'function' ? found(key, data) : found) tags.add(tag)
  }
  return [...tags]
}

/**
 * The tags of a query that is answered the same to everyone, a member included; null for any other. Finer than a
 * page's: every reply is seen in the sidebar, which pages for visitors show up to a minute old.
 */
export function sharedTagsOf(key: readonly unknown[], data: unknown): Tag[] | null {
  const found = SAME_FOR_ALL.has(String(key[0])) ? tagsOf([[key, data]]) : null
  return found && [...found, 'forum-lists']
}

const SAME_FOR_ALL = new Set(['site', 'facts', 'texts', 'blog-posts', 'categories', 'category', 'topics', 'forum-stats'])
