import type { EmailContent } from '../layout/email-content.ts'

interface ContactAcknowledged {
  name: string
  message: string
  privateLink: string
}

/** To the sender: a copy of what was sent, and what happens next. */
export const contactAcknowledged = ({ name, message, privateLink }: ContactAcknowledged): EmailContent => ({
  subject: 'We got your message',
  preview: 'Thanks for writing to On Joue. A person reads every message.',
  heading: `Thank you, ${name}`,
  paragraphs: [
    'Your message has reached us. A person reads every one and answers by email, usually within a few days.',
    'Here is what you wrote:',
  ],
  quote: message,
  footnote:
    'You get this because somebody left this address in the contact form of On Joue. If that was not you, you need not do anything.',
  smallLinks: [{ label: 'See, correct or erase what we keep of this', link: privateLink }],
})
