/**
 * What a cached page can show, by name. Pages carry the tags of what they show; a change names the tags of what it
 * changed. Source: docs/rules/http.md#cache
 */
const TAGS = ['facts', 'place', 'settings', 'texts', 'blog', 'members', 'categories', 'forum-lists', 'forum-stats', 'sidebar', 'everything'] as const

export type Tag = (typeof TAGS)[number] | `topic:${number}` | `category:${number}` | `member:${number}`

/** What a committed change means for pages that were rendered before it. */
export interface Change {
  /** Pages with one of these tags are rendered again. While the database is away, the old ones still serve. */
  stale: readonly Tag[]
  /** The same, but the old pages never serve again: they show what someone took out of sight. */
  purged: readonly Tag[]
}

/** Stands for changes that may have been missed, and for changes too wide to name. */
export const EVERYTHING: Change = { stale: [], purged: ['everything'] }

/** Whether `changed` names one of `tags`. */
export const isAbout = (changed: readonly Tag[], tags: readonly Tag[]): boolean =>
  changed.some((tag) => tag === 'everything' || tags.includes(tag))

/** Every tag that `change` names. */
export const tagsIn = ({ stale, purged }: Change): Tag[] => [...stale, ...purged]

/** The change as one line of text; purged tags begin with an exclamation mark. */
export const writeChange = ({ stale, purged }: Change): string => [...stale, ...purged.map((tag) => `!${tag}`)].join(' ')

/** Reads what {@link writeChange} wrote. Anything else, as from another version of the site, stands for everything. */
export function readChange(text: string): Change {
  const words = text.split(' ')
  const change: { stale: Tag[]; purged: Tag[] } = { stale: [], purged: [] }
  for (const word of words) {
    const isPurged = word.startsWith('!')
    const tag = isPurged ? word.slice(1) : word
    if (!isTag(tag)) return EVERYTHING
    change[isPurged ? 'purged' : 'stale'].push(tag)
  }
  return change
}

const isTag = (text: string): text is Tag => TAGS.some((tag) => tag === text) || /^(?:topic|category|member):\d+$/.test(text)
