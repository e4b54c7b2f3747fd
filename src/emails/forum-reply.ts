import type { PostNews } from '../shared/forum/forum.ts'
import type { EmailContent } from './layout/email-content.ts'

const DONE: Record<PostNews, string> = {
  'topic-reply': 'replied in',
  'post-reply': 'replied to you in',
  mention: 'mentioned you in',
}

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
export const forumReply = (data: ForumReply): EmailContent => {
  const { username, author, kind, title, excerpt, link, unsubscribeLink } = data
  const news = `${author} ${DONE[kind]} “${title}”`
  return {
    subject: news,
    preview: excerpt || news,
    heading: `Bonjour ${username}`,
    paragraphs: [excerpt ? `${news}:` : `${news}.`],
    ...(excerpt && { quote: excerpt }),
    action: { label: 'View in the Forum', link },
    footnote: 'You’re getting this email as a member of the On Joue community. We’ll email you once per topic until your next visit.',
    unsubscribeLink,
  }
}
