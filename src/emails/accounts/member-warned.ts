import type { EmailContent } from '../layout/email-content.ts'

interface MemberWarned {
  username: string
  /** The topic’s. */
  title: string
  words: string
  link: string
}

/** To a member whose post was reported: what was wrong with it, in the owner's words. */
export const memberWarned = ({ username, title, words, link }: MemberWarned): EmailContent => ({
  subject: 'About your post in the forum',
  preview: 'A word from the On Joue team.',
  heading: `Bonjour ${username}`,
  paragraphs: [`Somebody asked us to look at what you wrote in “${title}”, and we have something to say about it:`],
  quote: words,
  action: { label: 'Look at your post', link },
  footnote: 'You can go on writing in the forum. If you think we got it wrong, write to us with the contact form: a person reads it.',
  smallLinks: [{ label: 'Write to us', link: new URL('/#contact', link).href }],
})
