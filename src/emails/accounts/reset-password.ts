import type { EmailContent } from '../layout/email-content.ts'

interface ResetPassword {
  username: string
  link: string
}

/** To a member who forgot the password: the link that sets a new one. */
export const resetPassword = ({ username, link }: ResetPassword): EmailContent => ({
  subject: 'Set a new password for On Joue',
  preview: 'The link works once and expires in two hours.',
  heading: 'Set a new password',
  paragraphs: [
    `Bonjour ${username}. Someone, most likely you, asked to reset the password for your On Joue community account.`,
    'The link works once and expires in two hours. If you ask for another one, this one stops working.',
  ],
  action: { label: 'Set a New Password', link },
  footnote: 'If it wasn’t you, just ignore this email. Your password stays the same.',
})
