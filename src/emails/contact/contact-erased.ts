import { austinDay } from '../../shared/time/austin-time.ts'
import type { EmailContent } from '../layout/email-content.ts'

interface ContactErased {
  receivedAt: string
}

/** To the owner: the site forgot a message, and only the owner's mailbox still holds it. */
export const contactErased = ({ receivedAt }: ContactErased): EmailContent => ({
  subject: 'A message was deleted',
  preview: 'Please delete the email about it, too.',
  heading: 'Please delete one email',
  paragraphs: [
    `The message someone sent to On Joue on ${austinDay(receivedAt)} has been deleted from the website.`,
    'The email that told you about it is still in your inbox. Please delete it, too. This email is a reply to it, so most email apps show the two together.',
  ],
  footnote: 'Sent by your website. This email doesn’t repeat what was deleted.',
})
