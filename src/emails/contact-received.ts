import type { MailData } from '../shared/mail.ts'
import { type Message, renderEmail } from './letter.ts'

/** To the owner: a visitor wrote. */
export const contactReceived = ({ name, email, message }: MailData['contact-received']): Promise<Message> =>
  renderEmail({
    subject: `Message from ${name}`,
    preview: message,
    heading: `${name} wrote to On Joue`,
    paragraphs: [`Reply to ${email}.`],
    quote: message,
    footnote: 'Sent through the contact form of your website.',
  })
