import type { EmailContent } from '../layout/email-content.ts'

interface PasswordChanged {
  username: string
  link: string
}

/** To a member whose password was changed: the one who did it knows, anybody else must hear of it. */
export const passwordChanged = ({ username, link }: PasswordChanged): EmailContent => ({
  subject: 'Your password was changed',
  preview: 'Every other place was logged out.',
  heading: 'Your password was changed',
  paragraphs: [
    `Bonjour ${username}. The password of your account in the On Joue community was just changed, and every other place was logged out.`,
    'If that was you, all is well. If not, please set a new password right away.',
  ],
  action: { label: 'Set a new password', link },
  footnote: 'We send this whenever a password changes, so that nobody changes yours unseen.',
})
