import type { EmailContent } from '../layout/email-content.ts'

interface RemovalDecided {
  number: number
  isRemoved: boolean
  /** The team's words; may be empty. */
  reply: string
  link: string
}

/** To the requester: what the team decided. */
export const removalDecided = ({ number, isRemoved, reply, link }: RemovalDecided): EmailContent => ({
  subject: isRemoved ? `We removed it (request ${number})` : `About your removal request (number ${number})`,
  preview: isRemoved ? 'What you asked us to remove was removed.' : 'We looked into it.',
  heading: isRemoved ? 'It was removed' : 'We looked into your request',
  paragraphs: [
    isRemoved ? `What you told us about in request ${number} was removed from our website.` : `We decided not to remove what you told us about in request ${number}.`,
    ...(reply ? ['Here’s what our team wrote:'] : []),
  ],
  ...(reply && { quote: reply }),
  footnote: 'Think we got it wrong, or see it again? Tell us with the contact form, and name the number.',
  smallLinks: [{ label: 'Write to us', link }],
})
