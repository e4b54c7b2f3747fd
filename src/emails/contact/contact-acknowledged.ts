import { type ReplyTime, replyTimeSentence } from '../../shared/office/settings/reply-time.ts'
import { inWords, type UnfilledEmail } from '../layout/email-content.ts'

interface ContactAcknowledged {
  privateLink: string
  /** How soon the owner usually replies; nothing until she has said so. */
  replyTime: ReplyTime
}

/**
 * To the sender: the message has arrived. It says nothing that was typed, not even the name: the address is unconfirmed,
 * and our emails would bring a stranger anyone's words.
 */
export const contactAcknowledged = ({ privateLink, replyTime }: ContactAcknowledged): UnfilledEmail => ({
  ...inWords('contact-acknowledged', {}),
  afterFirst: replyTimeSentence(replyTime),
  preview: 'Thanks for writing to On Joue.',
  footnote:
    'You’re getting this email because someone used this address in On Joue’s contact form. If it wasn’t you, just ignore this email.',
  smallLinks: [{ label: 'View, edit, or delete this message', link: privateLink }],
})
