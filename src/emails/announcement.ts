import type { MailData } from '../shared/mail.ts'
import { type Message, renderEmail } from './letter.ts'

/** To everybody on the waitlist: the owner's words, who sends them from where, and the way out. */
export const announcement = ({ subject, body, senderName, postalAddress, ...links }: MailData['announcement']): Promise<Message> =>
  renderEmail({
    subject,
    preview: body,
    heading: subject,
    paragraphs: [],
    body,
    footnote: [
      'You get this because you joined the waitlist of On Joue and confirmed it.',
      `${senderName}, ${postalAddress.replace(/\s*\n\s*/g, ', ')}`,
    ].join('\n'),
    smallLinks: [
      { label: 'Unsubscribe', link: links.unsubscribeLink },
      { label: 'See, correct or erase what we keep', link: links.privateLink },
    ],
  })
