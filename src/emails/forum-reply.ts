import type { PostNews } from '../shared/forum/forum.ts'
import type { EmailContent } from './layout/email-content.ts'

const DONE: Record<PostNews, string> = {
  'topic-reply': 'replied in',
  'post-reply': 'answered you in',
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
    paragraphs: [`${news}.`],
    ...(excerpt && { quote: excerpt }),
    action: { label: 'Read it in the forum', link },
    footnote: 'We write once about each topic until you have visited again. You get this as a member of the On Joue community.',
    unsubscribeLink,
  }
}
