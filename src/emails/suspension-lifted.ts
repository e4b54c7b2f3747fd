import type { MailData } from '../shared/mail.ts'
import { type Message, renderEmail } from './letter.ts'

/** To a member who can write again before time. */
export const suspensionLifted = ({ username, link }: MailData['suspension-lifted']): Promise<Message> =>
  renderEmail({
    subject: 'You can write in the forum again',
    preview: 'Your suspension is over.',
    heading: `Welcome back, ${username}`,
    paragraphs: ['We have lifted the suspension of your account in the On Joue community. You can write again right away.'],
    action: { label: 'Go to the forum', link },
    footnote: 'You get this because your account was suspended.',
  })
