import { austinDay } from '../../shared/time/austin-time.ts'
import type { EmailContent } from '../layout/email-content.ts'

interface ContactErased {
  receivedAt: string
}

/** To the owner: the site forgot a message, and only the owner's mailbox still holds it. */
export const contactErased = ({ receivedAt }: ContactErased): EmailContent => ({
  subject: 'A message was erased',
  preview: 'Please delete the mail about it, too.',
  heading: 'Please delete one mail',
  paragraphs: [
    `The message that somebody sent to On Joue on ${austinDay(receivedAt)} is erased. The website holds nothing of it any more.`,
    'The mail that told you about it is still in your mailbox. Please delete it there; this mail answers it, so most mail programs show the two together.',
  ],
  footnote: 'Sent by your website. What was erased is not repeated here.',
})
