import { inWords, type UnfilledEmail } from '../layout/email-content.ts'

interface MemberSilenced {
  username: string
  /** In words. */
  until: string
  reason: string
  link: string
}

/** To a member who can't post for some days: how long, and why. */
export const memberSilenced = ({ username, until, reason, link }: MemberSilenced): UnfilledEmail => ({
  ...inWords('member-silenced', { username, until }),
  preview: `Until ${until}.`,
  added: ['Here’s why:'],
  quote: reason,
  action: { label: 'Read Our Guidelines', link },
  footnote: 'Think we got it wrong? Tell us with the contact form.',
  smallLinks: [{ label: 'Write to us', link: new URL('/#contact', link).href }],
})
