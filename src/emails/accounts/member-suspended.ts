import type { EmailContent } from '../layout/email-content.ts'

interface MemberSuspended {
  username: string
  /** In words. */
  until: string
  reason: string
  link: string
}

/** To a member who cannot write for a while: until when, and why. */
export const memberSuspended = ({ username, until, reason, link }: MemberSuspended): EmailContent => ({
  subject: 'You cannot write in the forum for a while',
  preview: `Until ${until}.`,
  heading: `Bonjour ${username}`,
  paragraphs: [
    `Our moderators have suspended your account in the On Joue community until ${until}. You can read meanwhile, but not write.`,
    'This is the reason:',
  ],
  quote: reason,
  action: { label: 'Read our guidelines', link },
  footnote: 'If you think we got it wrong, write to us with the contact form: a person reads it.',
  smallLinks: [{ label: 'Write to us', link: new URL('/#contact', link).href }],
})
