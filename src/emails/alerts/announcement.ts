import type { EmailContent } from '../layout/email-content.ts'

interface Announcement {
  subject: string
  body: string
  senderName: string
  postalAddress: string
  unsubscribeLink: string
  privateLink: string
}

/** To everyone on the waitlist: the owner's words, who sends them from where, and the way out. */
export const announcement = ({ subject, body, senderName, postalAddress, ...links }: Announcement): EmailContent => ({
  subject,
  preview: body,
  heading: subject,
  paragraphs: [],
  body,
  footnote: [
    'You’re getting this email because you joined On Joue’s waitlist and confirmed your address.',
    `${senderName}, ${postalAddress.replace(/\s*\n\s*/g, ', ')}`,
  ].join('\n'),
  smallLinks: [
    { label: 'Unsubscribe', link: links.unsubscribeLink },
    { label: 'View, edit, or delete my information', link: links.privateLink },
  ],
})
