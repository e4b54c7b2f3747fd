import type { EmailContent } from '../layout/email-content.ts'

interface ResetPassword {
  username: string
  link: string
}

/** To a member who forgot the password: the link that sets a new one. */
export const resetPassword = ({ username, link }: ResetPassword): EmailContent => ({
  subject: 'Set a new password for On Joue',
  preview: 'The link works once, within two hours.',
  heading: 'A new password',
  paragraphs: [
    `Bonjour ${username}. Somebody, most likely you, asked for a new password for your account in the On Joue community.`,
    'The link below works once, within two hours, and only if you did not ask for a newer one.',
  ],
  action: { label: 'Set a new password', link },
  footnote: 'If that was not you, you need not do anything: your password stays as it is.',
})
