import type { MailData } from '../shared/mail.ts'
import { type Message, renderEmail } from './letter.ts'

/** To somebody who wrote: the owner's answer, and below it what it answers. */
export const contactAnswered = ({ name, answer, message, senderName, privateLink }: MailData['contact-answered']): Promise<Message> =>
  renderEmail({
    subject: 'Re: Your message to On Joue',
    preview: answer,
    heading: `Hello ${name}`,
    paragraphs: [],
    body: `${answer}\n${senderName}`,
    quote: message,
    footnote: 'You wrote to us with the contact form of On Joue, and this is our answer. You can simply reply to it.',
    smallLinks: [{ label: 'See, correct or erase what we keep of this', link: privateLink }],
  })
