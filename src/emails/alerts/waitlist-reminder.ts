import type { EmailContent } from '../layout/email-content.ts'

interface WaitlistReminder {
  link: string
  privateLink: string
}

/** To an address that has not answered for three days. There is no second one. */
export const waitlistReminder = ({ link, privateLink }: WaitlistReminder): EmailContent => ({
  subject: 'Still want to hear from On Joue?',
  preview: 'Your place on the waitlist waits for one press.',
  heading: 'Your place waits for one press',
  paragraphs: [
    'A few days ago this address was left on the waitlist of On Joue, the indoor playground planned in Austin, Texas. It is not confirmed yet.',
    'This is the only reminder. Without an answer we forget the address.',
  ],
  action: { label: 'Confirm my place', link },
  footnote: 'If that was not you, you need not do anything.',
  smallLinks: [{ label: 'See, correct or erase what we keep', link: privateLink }],
})
