import type { EmailContent } from '../layout/email-content.ts'

interface ContactAnswered {
  name: string
  answer: string
  message: string
  senderName: string
  privateLink: string
}

/** To somebody who wrote: the owner's answer, and below it what it answers. */
export const contactAnswered = ({ name, answer, message, senderName, privateLink }: ContactAnswered): EmailContent => ({
  subject: 'Re: Your message to On Joue',
  preview: answer,
  heading: `Hello ${name}`,
  paragraphs: [],
  body: `${answer}\n${senderName}`,
  quote: message,
  footnote: 'You wrote to us with the contact form of On Joue, and this is our answer. You can simply reply to it.',
  smallLinks: [{ label: 'See, correct or erase what we keep of this', link: privateLink }],
})
