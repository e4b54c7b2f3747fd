import { inWords, type UnfilledEmail } from '../layout/email-content.ts'

interface ConfirmEmail {
  username: string
  link: string
  /** Whether the account opens with this link. */
  waits?: boolean
}

/** To a new member: the link that confirms the address. */
export const confirmEmail = ({ username, link, waits = false }: ConfirmEmail): UnfilledEmail => ({
  ...inWords(waits ? 'confirm-email-to-log-in' : 'confirm-email', { username }),
  preview: 'One click and you’re confirmed.',
  action: { label: 'Confirm My Email', link },
  footnote: 'You’re getting this email because someone signed up with this address. If it wasn’t you, just ignore this email.',
})
