import type { MailData } from '../shared/mail.ts'
import { type Message, renderEmail } from './letter.ts'

const DONE: Record<MailData['forum-reply']['kind'], string> = {
  'topic-reply': 'replied in',
  'post-reply': 'answered you in',
  mention: 'mentioned you in',
}

/** To a member whom a new post concerns. */
export const forumReply = (data: MailData['forum-reply']): Promise<Message> => {
  const { username, author, kind, title, excerpt, link, unsubscribeLink } = data
  const news = `${author} ${DONE[kind]} “${title}”`
  return renderEmail({
    subject: news,
    preview: excerpt || news,
    heading: `Bonjour ${username}`,
    paragraphs: [`${news}.`],
    ...(excerpt && { quote: excerpt }),
    action: { label: 'Read it in the forum', link },
    footnote: 'We write once about each topic until you have visited again. You get this as a member of the On Joue community.',
    unsubscribeLink,
  })
}
