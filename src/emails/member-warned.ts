import type { MailData } from '../shared/mail.ts'
import { type Message, renderEmail } from './letter.ts'

/** To a member whose post was reported: what was wrong with it, in the owner's words. */
export const memberWarned = ({ username, title, words, link }: MailData['member-warned']): Promise<Message> =>
  renderEmail({
    subject: 'About your post in the forum',
    preview: 'A word from the On Joue team.',
    heading: `Bonjour ${username}`,
    paragraphs: [`Somebody asked us to look at what you wrote in “${title}”, and we have something to say about it:`],
    quote: words,
    action: { label: 'Look at your post', link },
    footnote: 'You can go on writing in the forum. If you think we got it wrong, write to us with the contact form: a person reads it.',
    smallLinks: [{ label: 'Write to us', link: new URL('/#contact', link).href }],
  })
