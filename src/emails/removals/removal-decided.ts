import { inWords, type UnfilledEmail } from '../layout/email-content.ts'

interface RemovalDecided {
  number: number
  isRemoved: boolean
  /** The team's words; may be empty. */
  reply: string
  link: string
}

/** To the requester: what the team decided. */
export const removalDecided = ({ number, isRemoved, reply, link }: RemovalDecided): UnfilledEmail => ({
  ...inWords(isRemoved ? 'removal-removed' : 'removal-kept', { number: String(number) }),
  preview: isRemoved ? 'What you asked us to remove was removed.' : 'We looked into it.',
  ...(reply && { added: ['Here’s what our team wrote:'], quote: reply }),
  footnote: 'Think we got it wrong, or see it again? Tell us with the contact form, and name the number.',
  smallLinks: [{ label: 'Write to us', link }],
})
