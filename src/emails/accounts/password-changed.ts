import { inWords, type UnfilledEmail } from '../layout/email-content.ts'

interface PasswordChanged {
  username: string
  link: string
}

/** To a member whose password was changed: the one who did it knows, anyone else must hear of it. */
export const passwordChanged = ({ username, link }: PasswordChanged): UnfilledEmail => ({
  ...inWords('password-changed', { username }),
  preview: 'You’ve been logged out on all your other devices.',
  action: { label: 'Set a New Password', link },
  footnote: 'We send this every time your password changes, so no one can change it without you knowing.',
})
