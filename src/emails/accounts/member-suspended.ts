import { inWords, type UnfilledEmail } from '../layout/email-content.ts'

interface MemberSuspended {
  username: string
  /** In words. */
  until: string
  reason: string
  link: string
}

/** To a member who cannot write for a while: how long, and why. */
export const memberSuspended = ({ username, until, reason, link }: MemberSuspended): UnfilledEmail => ({
  ...inWords('member-suspended', { username, until }),
  preview: `Until ${until}.`,
  added: ['Here’s why:'],
  quote: reason,
  action: { label: 'Read Our Guidelines', link },
  footnote: 'Think we got it wrong? Tell us with the contact form.',
  smallLinks: [{ label: 'Write to us', link: new URL('/#contact', link).href }],
})
