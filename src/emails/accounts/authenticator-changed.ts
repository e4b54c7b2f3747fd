import type { AuthenticatorChange } from '../../shared/emails/emails.ts'
import { inWords, type UnfilledEmail } from '../layout/email-content.ts'

interface AuthenticatorChanged {
  username: string
  change: AuthenticatorChange
  link: string
}

/** To an admin whose second step of login changed: the one who did it knows, anyone else must hear of it. */
export const authenticatorChanged = ({ username, change, link }: AuthenticatorChanged): UnfilledEmail => ({
  ...inWords(`authenticator-${change}`, { username }),
  action: { label: 'Set a New Password', link },
  footnote: 'We send this every time your two-step login changes, so no one can change it without you knowing.',
})
