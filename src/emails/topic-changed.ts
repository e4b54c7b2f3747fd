import type { TopicNews } from '../shared/forum/forum.ts'
import { inWords, type UnfilledEmail } from './layout/email-content.ts'

interface TopicChanged {
  username: string
  kind: TopicNews
  /** The topic's, as it is now. */
  title: string
  /** The category it's in now. */
  category: string
  /** When it opens again, in words; empty where it stays locked until a moderator unlocks it. */
  lockedUntil: string
  /** Empty if none was given. */
  reason: string
  link: string
}

/** Beside the subject in an inbox. */
const PREVIEWS: Record<TopicNews, string> = {
  'topic-hidden': 'Only you and our moderators can see it now.',
  'topic-shown': 'Everyone can read it again.',
  'topic-locked': 'Everyone can read it, but no one can reply.',
  'topic-merged': 'Its link still works, and so do all posts.',
  'posts-moved': 'Old links lead to it.',
  'topic-moved': 'Its link still works.',
  'topic-renamed': 'Old links still work.',
}

/** To the author of a topic that staff have hidden, locked, moved, renamed, or merged, or of a post that they have moved. */
export const topicChanged = ({ username, kind, title, category, lockedUntil, reason, link }: TopicChanged): UnfilledEmail => ({
  ...inWords(kind, { username, title, category, until: lockedUntil || 'a moderator unlocks it' }),
  preview: PREVIEWS[kind],
  ...(reason && { added: ['Here’s why:'], quote: reason }),
  action: { label: kind === 'posts-moved' ? 'View Your Post' : 'View Your Topic', link },
  footnote: 'Think we got it wrong? Tell us with the contact form.',
  smallLinks: [{ label: 'Write to us', link: new URL('/#contact', link).href }],
})
