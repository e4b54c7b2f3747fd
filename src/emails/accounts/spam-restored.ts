import { inWords, type UnfilledEmail } from '../layout/email-content.ts'

interface SpamRestored {
  username: string
  link: string
}

/** To a new member whose posts were taken for spam and are back. */
export const spamRestored = ({ username, link }: SpamRestored): UnfilledEmail => ({
  ...inWords('spam-restored', { username }),
  preview: 'Sorry about that.',
  action: { label: 'Go to the Forum', link },
  footnote: 'You’re getting this email because we removed your posts earlier.',
})
