import { inWords, type UnfilledEmail } from '../layout/email-content.ts'

interface FactAlertConfirm {
  question: string
  /** Whether the answer is out by the time the email is sent. */
  isDecided: boolean
  link: string
  privateLink: string
}

/** To an address that wants to be told when a fact is known: no one is told without having said so. */
export const factAlertConfirm = ({ question, isDecided, link, privateLink }: FactAlertConfirm): UnfilledEmail => ({
  ...inWords(isDecided ? 'fact-watch-confirm-decided' : 'fact-watch-confirm', { question }),
  preview: 'Please confirm that this is your email address.',
  action: { label: 'Email Me the Answer', link },
  footnote: 'If it wasn’t you, just ignore this email. We’ll delete the address after 14 days.',
  smallLinks: [{ label: 'View or delete my information', link: privateLink }],
})
