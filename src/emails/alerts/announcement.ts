import type { EmailContent } from '../layout/email-content.ts'

interface Announcement {
  subject: string
  body: string
  senderName: string
  postalAddress: string
  unsubscribeLink: string
  privateLink: string
}

/** To everybody on the waitlist: the owner's words, who sends them from where, and the way out. */
export const announcement = ({ subject, body, senderName, postalAddress, ...links }: Announcement): EmailContent => ({
  subject,
  preview: body,
  heading: subject,
  paragraphs: [],
  body,
  footnote: [
    'You get this because you joined the waitlist of On Joue and confirmed it.',
    `${senderName}, ${postalAddress.replace(/\s*\n\s*/g, ', ')}`,
  ].join('\n'),
  smallLinks: [
    { label: 'Unsubscribe', link: links.unsubscribeLink },
    { label: 'See, correct or erase what we keep', link: links.privateLink },
  ],
})
