import type { EmailContent } from '../layout/email-content.ts'

interface SuspensionLifted {
  username: string
  link: string
}

/** To a member who can write again before time. */
export const suspensionLifted = ({ username, link }: SuspensionLifted): EmailContent => ({
  subject: 'You can write in the forum again',
  preview: 'Your suspension is over.',
  heading: `Welcome back, ${username}`,
  paragraphs: ['We have lifted the suspension of your account in the On Joue community. You can write again right away.'],
  action: { label: 'Go to the forum', link },
  footnote: 'You get this because your account was suspended.',
})
