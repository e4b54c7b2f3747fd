import { inWords, type UnfilledEmail } from '../layout/email-content.ts'

interface SilenceEnded {
  username: string
  link: string
}

/** To a member who can post again before time. */
export const silenceEnded = ({ username, link }: SilenceEnded): UnfilledEmail => ({
  ...inWords('silence-ended', { username }),
  preview: 'Your posting isn’t paused anymore.',
  action: { label: 'Go to the Forum', link },
  footnote: 'You’re getting this email because your posting was paused.',
})
