import { fillReferences } from '../../shared/references/fill-references.ts'
import type { ReferableFacts } from '../../shared/references/referable-fact.ts'
import type { EmailContent } from '../layout/email-content.ts'

interface WaitlistConfirm {
  link: string
  /** Left out for an address that is to replace another one: what we hold isn’t theirs yet. */
  privateLink?: string | undefined
  facts: ReferableFacts
}

/** What it says of the playground. */
export const WAITLIST_CONFIRM = [
  'Bonjour. Someone added this email address to the waitlist for On Joue, the indoor playground {if opening open}in{else}planned in{end} {city.short}. If that was you, please confirm.',
  'After that, we’ll email you when there’s news{if opening, location, pricing undecided}, like the opening date, the address, and prices{end}.',
]

/** To an address that was put on the waitlist: no one is on it without having said so. */
export const waitlistConfirm = ({ link, privateLink, facts }: WaitlistConfirm): EmailContent => ({
  subject: 'Confirm your spot on the On Joue waitlist',
  preview: 'Please confirm that this is your email address.',
  heading: 'You’re almost through the door',
  paragraphs: WAITLIST_CONFIRM.map((text) => fillReferences(text, facts)),
  action: { label: 'Confirm My Spot', link },
  footnote: 'If it wasn’t you, just ignore this email. We’ll send one reminder, then delete the address after 14 days.',
  smallLinks: privateLink ? [{ label: 'View, edit, or delete my information', link: privateLink }] : [],
})
