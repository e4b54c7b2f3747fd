import { inWords, type UnfilledEmail } from '../layout/email-content.ts'

interface ContactReceived {
  name: string
  email: string
  message: string
}

/** To the owner: a visitor wrote. */
export const contactReceived = ({ name, email, message }: ContactReceived): UnfilledEmail => ({
  ...inWords('contact-received', { name, email }),
  preview: message,
  quote: message,
  footnote: 'Sent through your website’s contact form.',
})
