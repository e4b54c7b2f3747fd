import type { AuthenticatorChange } from '../../shared/emails/emails.ts'
import type { EmailContent } from '../layout/email-content.ts'

const HAPPENED: Record<AuthenticatorChange, { subject: string; text: string }> = {
  'on': {
    subject: 'Your authenticator app is on',
    text: 'From now on, you’ll log in with your password and a code from your app. We’ve logged you out on all your other devices.',
  },
  'off': { subject: 'Your authenticator app is off', text: 'From now on, you’ll log in with just your password.' },
  'new-codes': { subject: 'You have new recovery codes', text: 'You have new recovery codes. Your old ones no longer work.' },
  'code-used': { subject: 'A recovery code was used', text: 'Someone, most likely you, just logged in with one of your recovery codes. That code won’t work again.' },
}

interface AuthenticatorChanged {
  username: string
  change: AuthenticatorChange
  link: string
}

/** To an admin whose second step of login changed: the one who did it knows, anyone else must hear of it. */
export function authenticatorChanged({ username, change, link }: AuthenticatorChanged): EmailContent {
  const { subject, text } = HAPPENED[change]
  return {
    subject,
    preview: text,
    heading: subject,
    paragraphs: [`Bonjour ${username}. ${text}`, 'If this was you, you’re all set. If not, please set a new password right away.'],
    action: { label: 'Set a New Password', link },
    footnote: 'We send this every time your two-step login changes, so no one can change it without you knowing.',
  }
}
