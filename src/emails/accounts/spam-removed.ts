import { inWords, type UnfilledEmail } from '../layout/email-content.ts'

interface SpamRemoved {
  username: string
  /** In words. */
  until: string
  reason: string
  link: string
}

/** To a new member whose posts were removed as spam: what happened, why, and how to say that it's wrong. */
export const spamRemoved = ({ username, until, reason, link }: SpamRemoved): UnfilledEmail => ({
  ...inWords('spam-removed', { username, until }),
  preview: 'And your posting is paused.',
  added: ['Here’s why:'],
  quote: reason,
  action: { label: 'Read Our Guidelines', link },
  footnote: 'Did we get it wrong? Tell us with the contact form. We can bring your posts back for a day.',
  smallLinks: [{ label: 'Write to us', link: new URL('/#contact', link).href }],
})
