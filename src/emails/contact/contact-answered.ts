import { inWords, type UnfilledEmail } from '../layout/email-content.ts'

interface ContactAnswered {
  name: string
  answer: string
  message: string
  senderName: string
  privateLink: string
}

/** To someone who wrote: the owner's answer, and below it what it answers. */
export const contactAnswered = ({ name, answer, message, senderName, privateLink }: ContactAnswered): UnfilledEmail => ({
  ...inWords('contact-answered', { name }),
  preview: answer,
  body: `${answer}\n${senderName}`,
  quote: message,
  footnote: 'You wrote to us through On Joue’s contact form, and this is our reply. To write back, just reply to this email.',
  smallLinks: [{ label: 'View, edit, or delete this message', link: privateLink }],
})
