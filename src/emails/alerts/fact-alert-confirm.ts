import type { EmailContent } from '../layout/email-content.ts'

interface FactWatchConfirm {
  question: string
  /** Whether the answer is out by the time the email is sent. */
  isDecided: boolean
  link: string
  privateLink: string
}

/** To an address that wants to be told when a fact is known: no one is told without having said so. */
export const factWatchConfirm = ({ question, isDecided, link, privateLink }: FactWatchConfirm): EmailContent => ({
  subject: 'Confirm your email alert',
  preview: 'Please confirm that this is your email address.',
  heading: 'Want us to let you know?',
  paragraphs: [
    'Bonjour. Someone asked us to email this address once we have an answer to this question:',
    `“${question}”`,
    isDecided
      ? 'We have an answer now. Confirm your address and we’ll email it to you, then delete your address.'
      : 'We haven’t decided yet. Confirm your address and we’ll send you one email when we do, then delete your address. If we run a parent poll on this question, you can vote with the same link.',
  ],
  action: { label: 'Email Me the Answer', link },
  footnote: 'If it wasn’t you, just ignore this email. We’ll delete the address after 14 days.',
  smallLinks: [{ label: 'View or delete my information', link: privateLink }],
})
