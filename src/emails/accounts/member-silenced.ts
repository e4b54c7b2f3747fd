import type { EmailContent } from '../layout/email-content.ts'

interface MemberSilenced {
  username: string
  /** In words. */
  until: string
  reason: string
  link: string
}

/** To a member who can't post for some days: how long, and why. */
export const memberSilenced = ({ username, until, reason, link }: MemberSilenced): EmailContent => ({
  subject: 'You can’t post in the forum for now',
  preview: `Until ${until}.`,
  heading: `Bonjour ${username}`,
  paragraphs: [
    `Our moderators have paused your posting in the On Joue community until ${until}. You can still read, like, and bookmark, and delete what you wrote.`,
    'Here’s why:',
  ],
  quote: reason,
  action: { label: 'Read Our Guidelines', link },
  footnote: 'Think we got it wrong? Tell us with the contact form.',
  smallLinks: [{ label: 'Write to us', link: new URL('/#contact', link).href }],
})
