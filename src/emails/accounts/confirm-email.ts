import type { EmailContent } from '../layout/email-content.ts'

interface ConfirmEmail {
  username: string
  link: string
}

/** To a new member: the link that confirms the address. */
export const confirmEmail = ({ username, link }: ConfirmEmail): EmailContent => ({
  subject: 'Confirm your email for On Joue',
  preview: 'One press, and we know that mail reaches you.',
  heading: `Bonjour ${username}`,
  paragraphs: [
    'Welcome to the On Joue community. Please confirm that this address is yours, so that links in your posts and mail about replies can begin.',
    'The link works for 24 hours. You can ask for another one on your profile.',
  ],
  action: { label: 'Confirm my email', link },
  footnote: 'You get this because somebody registered with this address. If that was not you, you need not do anything.',
})
