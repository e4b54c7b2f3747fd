import { inWords, type UnfilledEmail } from '../layout/email-content.ts'

interface WaitlistConfirm {
  link: string
  /** Left out for an address that is to replace another one: what we hold isn’t theirs yet. */
  privateLink?: string | undefined
}

/** To an address that was put on the waitlist: no one is on it without having said so. */
export const waitlistConfirm = ({ link, privateLink }: WaitlistConfirm): UnfilledEmail => ({
  ...inWords('waitlist-confirm', {}),
  preview: 'Please confirm that this is your email address.',
  action: { label: 'Confirm My Spot', link },
  footnote: 'If it wasn’t you, just ignore this email. We’ll send one reminder, then delete the address after 14 days.',
  smallLinks: privateLink ? [{ label: 'View, edit, or delete my information', link: privateLink }] : [],
})
