import type { EmailContent } from '../layout/email-content.ts'

interface SuspensionLifted {
  username: string
  link: string
}

/** To a member who can write again before time. */
export const suspensionLifted = ({ username, link }: SuspensionLifted): EmailContent => ({
  subject: 'You can post in the forum again',
  preview: 'Your suspension is over.',
  heading: `Welcome back, ${username}`,
  paragraphs: ['We’ve lifted the suspension on your On Joue community account. You can post again right away.'],
  action: { label: 'Go to the Forum', link },
  footnote: 'You’re getting this email because your account was suspended.',
})
