import type { EmailContent } from '../layout/email-content.ts'

interface SpamRemoved {
  username: string
  /** In words. */
  until: string
  reason: string
  link: string
}

/** To a new member whose posts were removed as spam: what happened, why, and how to say that it's wrong. */
export const spamRemoved = ({ username, until, reason, link }: SpamRemoved): EmailContent => ({
  subject: 'Your posts in the forum were removed',
  preview: 'And your posting is paused.',
  heading: `Bonjour ${username}`,
  paragraphs: [`Our moderators removed your posts in the On Joue community and paused your posting until ${until}. You can still read the forum.`, 'Here’s why:'],
  quote: reason,
  action: { label: 'Read Our Guidelines', link },
  footnote: 'Did we get it wrong? Tell us with the contact form. We can bring your posts back for a day.',
  smallLinks: [{ label: 'Write to us', link: new URL('/#contact', link).href }],
})
