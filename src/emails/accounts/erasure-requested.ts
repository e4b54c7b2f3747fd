import type { EmailContent } from '../layout/email-content.ts'

interface ErasureRequest {
  username: string
  /** When it’s done, in words. */
  day: string
  link: string
}

/** To a member who asked for the account to be deleted: when, and how to keep it. */
export const erasureRequested = ({ username, day, link }: ErasureRequest): EmailContent => ({
  subject: 'Your account will be deleted in seven days',
  preview: 'Until then, you can change your mind.',
  heading: `Bonjour ${username}`,
  paragraphs: [
    `You asked us to delete your On Joue community account. We’ll delete it on ${day}. Your username, name, email, and everything else about you will be gone. Your posts will stay, without your name.`,
    'Changed your mind? Go to your profile and choose “Keep My Account.” If this wasn’t you, set a new password, too.',
  ],
  action: { label: 'Go to Your Profile', link },
  footnote: 'This is the last email we’ll send you about this.',
})
