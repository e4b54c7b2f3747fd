import type { EmailContent } from '../layout/email-content.ts'

interface PasswordChanged {
  username: string
  link: string
}

/** To a member whose password was changed: the one who did it knows, anyone else must hear of it. */
export const passwordChanged = ({ username, link }: PasswordChanged): EmailContent => ({
  subject: 'Your password was changed',
  preview: 'You’ve been logged out on all your other devices.',
  heading: 'Your password was changed',
  paragraphs: [
    `Bonjour ${username}. The password for your On Joue community account was just changed, and you’ve been logged out on all your other devices.`,
    'If this was you, you’re all set. If not, please set a new password right away.',
  ],
  action: { label: 'Set a New Password', link },
  footnote: 'We send this every time your password changes, so no one can change it without you knowing.',
})
