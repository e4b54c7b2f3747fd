import type { PostNews } from '../shared/forum/forum.ts'
import { inWords, type UnfilledEmail } from './layout/email-content.ts'

interface ForumReply {
  username: string
  /** Who wrote it. */
  author: string
  kind: PostNews
  /** The topic’s. */
  title: string
  excerpt: string
  link: string
  unsubscribeLink: string
}

/** To a member whom a new post concerns. */
export const forumReply = ({ username, author, kind, title, excerpt, link, unsubscribeLink }: ForumReply): UnfilledEmail => ({
  ...inWords(kind, { username, author, title }),
  ...(excerpt && { preview: excerpt, quote: excerpt }),
  action: { label: 'View in the Forum', link },
  footnote: 'You’re getting this email as a member of the On Joue community. We’ll email you once per topic until your next visit.',
  unsubscribeLink,
})
