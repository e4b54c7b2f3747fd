import type { EmailContent } from '../layout/email-content.ts'

interface ErasureRequest {
  username: string
  /** When it’s done, in words. */
  day: string
  link: string
}

/** To a member who asked for the account to be erased: when, and how to keep it. */
export const erasureRequested = ({ username, day, link }: ErasureRequest): EmailContent => ({
  subject: 'Your account will be erased in seven days',
  preview: 'Until then you can change your mind.',
  heading: `Bonjour ${username}`,
  paragraphs: [
    `You asked us to erase your account in the On Joue community. We will do so on ${day}. Your names, email and everything else about you will be gone; what you wrote stays without your name.`,
    'If that was not you, or if you change your mind, keep the account on your profile and set a new password.',
  ],
  action: { label: 'Go to your profile', link },
  footnote: 'This is the last mail we send you about it.',
})
