import { inWords, type UnfilledEmail } from '../layout/email-content.ts'

interface WaitlistReminder {
  link: string
  privateLink: string
}

/** To an address that has not answered for three days. There is no second one. */
export const waitlistReminder = ({ link, privateLink }: WaitlistReminder): UnfilledEmail => ({
  ...inWords('waitlist-reminder', {}),
  preview: 'Your spot on the waitlist is one click away.',
  action: { label: 'Confirm My Spot', link },
  footnote: 'If it wasn’t you, just ignore this email.',
  smallLinks: [{ label: 'View, edit, or delete my information', link: privateLink }],
})
