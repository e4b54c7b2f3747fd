import { inWords, type UnfilledEmail } from '../layout/email-content.ts'

interface ResetPassword {
  username: string
  link: string
}

/** To a member who forgot the password: the link that sets a new one. */
export const resetPassword = ({ username, link }: ResetPassword): UnfilledEmail => ({
  ...inWords('reset-password', { username }),
  preview: 'The link works once and expires in two hours.',
  action: { label: 'Set a New Password', link },
  footnote: 'If it wasn’t you, just ignore this email. Your password stays the same.',
})
