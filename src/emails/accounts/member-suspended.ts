import type { EmailContent } from '../layout/email-content.ts'

interface MemberSuspended {
  username: string
  /** In words. */
  until: string
  reason: string
  link: string
}

/** To a member who cannot write for a while: how long, and why. */
export const memberSuspended = ({ username, until, reason, link }: MemberSuspended): EmailContent => ({
  subject: 'Your forum account is suspended',
  preview: `Until ${until}.`,
  heading: `Bonjour ${username}`,
  paragraphs: [
    `Our moderators have suspended your On Joue community account until ${until}. You can still read the forum, but you can’t post until then.`,
    'Here’s why:',
  ],
  quote: reason,
  action: { label: 'Read Our Guidelines', link },
  footnote: 'Think we got it wrong? Tell us with the contact form.',
  smallLinks: [{ label: 'Write to us', link: new URL('/#contact', link).href }],
})
