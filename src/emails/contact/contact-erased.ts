import { austinDay } from '../../shared/time/austin-time.ts'
import { inWords, type UnfilledEmail } from '../layout/email-content.ts'

interface ContactErased {
  receivedAt: string
}

/** To the owner: the site forgot a message, and only the owner's mailbox still holds it. */
export const contactErased = ({ receivedAt }: ContactErased): UnfilledEmail => ({
  ...inWords('contact-erased', { day: austinDay(receivedAt) }),
  preview: 'Please delete the email about it, too.',
  footnote: 'Sent by your website. This email doesn’t repeat what was deleted.',
})
