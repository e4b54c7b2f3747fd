import { inWords, type UnfilledEmail } from '../layout/email-content.ts'

interface SuspensionLifted {
  username: string
  link: string
}

/** To a member who can write again before time. */
export const suspensionLifted = ({ username, link }: SuspensionLifted): UnfilledEmail => ({
  ...inWords('suspension-lifted', { username }),
  preview: 'Your suspension is over.',
  action: { label: 'Go to the Forum', link },
  footnote: 'You’re getting this email because your account was suspended.',
})
