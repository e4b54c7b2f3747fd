import type { EmailContent } from '../layout/email-content.ts'

interface SpamRestored {
  username: string
  link: string
}

/** To a new member whose posts were taken for spam and are back. */
export const spamRestored = ({ username, link }: SpamRestored): EmailContent => ({
  subject: 'Your posts are back',
  preview: 'Sorry about that.',
  heading: `Welcome back, ${username}`,
  paragraphs: ['We took your posts for spam, and that was our mistake. They’re back in the On Joue community, and you can post again.'],
  action: { label: 'Go to the Forum', link },
  footnote: 'You’re getting this email because we removed your posts earlier.',
})
