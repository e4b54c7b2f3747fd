import { inWords, type UnfilledEmail } from '../layout/email-content.ts'

interface RemovalReceived {
  number: number
  /** In words. */
  due: string
  link: string
}

/** To the requester: it has arrived. It says nothing that was typed, because the address is unconfirmed. */
export const removalReceived = ({ number, due, link }: RemovalReceived): UnfilledEmail => ({
  ...inWords('removal-received', { number: String(number), due }),
  preview: `We’ll decide by ${due}.`,
  footnote: 'You’re getting this email because someone used this address in On Joue’s removal form. If it wasn’t you, just ignore this email.',
  smallLinks: [{ label: 'Ask about your request', link }],
})
