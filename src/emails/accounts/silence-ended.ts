import type { EmailContent } from '../layout/email-content.ts'

interface SilenceEnded {
  username: string
  link: string
}

/** To a member who can post again before time. */
export const silenceEnded = ({ username, link }: SilenceEnded): EmailContent => ({
  subject: 'You can post in the forum again',
  preview: 'Your posting isn’t paused anymore.',
  heading: `Welcome back, ${username}`,
  paragraphs: ['Our moderators have ended the pause early. You can post in the On Joue community again right away.'],
  action: { label: 'Go to the Forum', link },
  footnote: 'You’re getting this email because your posting was paused.',
})
