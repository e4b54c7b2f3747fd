import type { EmailContent } from '../layout/email-content.ts'

interface RemovalReceived {
  number: number
  /** In words. */
  due: string
  link: string
}

/** To the requester: it has arrived. It says nothing that was typed, because the address is unconfirmed. */
export const removalReceived = ({ number, due, link }: RemovalReceived): EmailContent => ({
  subject: `We got your removal request (number ${number})`,
  preview: `We’ll decide by ${due}.`,
  heading: 'We got your request',
  paragraphs: [
    `Your request has the number ${number}. Our team will decide by ${due} and email you what we did.`,
    'Only our team can read what you wrote. If a child is in danger right now, please call 911.',
  ],
  footnote: 'You’re getting this email because someone used this address in On Joue’s removal form. If it wasn’t you, just ignore this email.',
  smallLinks: [{ label: 'Ask about your request', link }],
})
