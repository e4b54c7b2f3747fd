import type { AuthenticatorChange } from '../../shared/emails/emails.ts'
import type { EmailContent } from '../layout/email-content.ts'

const HAPPENED: Record<AuthenticatorChange, { subject: string; text: string }> = {
  'on': {
    subject: 'Your authenticator app is on',
    text: 'From now on, logging in takes your password and a code from your app. Every other place was logged out.',
  },
  'off': { subject: 'Your authenticator app is off', text: 'From now on, your password alone logs you in.' },
  'new-codes': { subject: 'You have new recovery codes', text: 'Your recovery codes were made anew. The ones before no longer work.' },
  'code-used': { subject: 'A recovery code was used', text: 'Somebody, most likely you, just logged in with one of your recovery codes. It will not work again.' },
}

interface AuthenticatorChanged {
  username: string
  change: AuthenticatorChange
  link: string
}

/** To an admin whose second step of log-in changed: the one who did it knows, anybody else must hear of it. */
export function authenticatorChanged({ username, change, link }: AuthenticatorChanged): EmailContent {
  const { subject, text } = HAPPENED[change]
  return {
    subject,
    preview: text,
    heading: subject,
    paragraphs: [`Bonjour ${username}. ${text}`, 'If that was you, all is well. If not, please set a new password right away.'],
    action: { label: 'Set a new password', link },
    footnote: 'We send this whenever the second step of your log-in changes, so that nobody changes it unseen.',
  }
}
