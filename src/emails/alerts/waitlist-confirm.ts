import type { EmailContent } from '../layout/email-content.ts'

interface WaitlistConfirm {
  link: string
  /** Left out for an address that is to replace another one: what we hold isn’t theirs yet. */
  privateLink?: string | undefined
}

/** To an address that was put on the waitlist: nobody is on it without having said so. */
export const waitlistConfirm = ({ link, privateLink }: WaitlistConfirm): EmailContent => ({
  subject: 'One press, and you are on the waitlist',
  preview: 'Please confirm that this address is yours.',
  heading: 'Almost through the door',
  paragraphs: [
    'Bonjour. This address was left on the waitlist of On Joue, the indoor playground planned in Austin, Texas. Please confirm that it is yours.',
    'After that you hear from us when there is news, such as the opening date, the address and the prices.',
  ],
  action: { label: 'Confirm my place', link },
  footnote: 'If that was not you, you need not do anything: without an answer the address is gone after 14 days.',
  smallLinks: privateLink ? [{ label: 'See, correct or erase what we keep', link: privateLink }] : [],
})
