import { fillReferences } from '../../shared/references/fill-references.ts'
import type { ReferableFacts } from '../../shared/references/referable-fact.ts'
import type { EmailContent } from '../layout/email-content.ts'

interface WaitlistReminder {
  link: string
  privateLink: string
  facts: ReferableFacts
}

/** What it says of the playground. */
export const WAITLIST_REMINDER =
  'A few days ago, someone added this email address to the waitlist for On Joue, the indoor playground {if opening open}in{else}planned in{end} {city.short}. It hasn’t been confirmed yet.'

/** To an address that has not answered for three days. There is no second one. */
export const waitlistReminder = ({ link, privateLink, facts }: WaitlistReminder): EmailContent => ({
  subject: 'Still want to hear from On Joue?',
  preview: 'Your spot on the waitlist is one click away.',
  heading: 'Your spot is one click away',
  paragraphs: [
    fillReferences(WAITLIST_REMINDER, facts),
    'This is our only reminder. If you don’t confirm, we’ll delete the address.',
  ],
  action: { label: 'Confirm My Spot', link },
  footnote: 'If it wasn’t you, just ignore this email.',
  smallLinks: [{ label: 'View, edit, or delete my information', link: privateLink }],
})
