import type { EmailContent } from '../layout/email-content.ts'

interface ContactReceived {
  name: string
  email: string
  message: string
}

/** To the owner: a visitor wrote. */
export const contactReceived = ({ name, email, message }: ContactReceived): EmailContent => ({
  subject: `Message from ${name}`,
  preview: message,
  heading: `${name} wrote to On Joue`,
  paragraphs: [`Reply to ${email}.`],
  quote: message,
  footnote: 'Sent through your website’s contact form.',
})
