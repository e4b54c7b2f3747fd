import { inWords, type UnfilledEmail } from '../layout/email-content.ts'

interface MemberWarned {
  username: string
  /** The topic’s. */
  title: string
  words: string
  /** Whether someone has reported the post. */
  isReported: boolean
  link: string
}

/** To a member about a post of theirs: what was wrong with it, in the team's words. */
export const memberWarned = ({ username, title, words, isReported, link }: MemberWarned): UnfilledEmail => ({
  ...inWords(isReported ? 'member-warned-reported' : 'member-warned', { username, title }),
  preview: 'A note from the On Joue team.',
  quote: words,
  action: { label: 'View Your Post', link },
  footnote: 'You can keep posting in the forum. Think we got it wrong? Tell us with the contact form.',
  smallLinks: [{ label: 'Write to us', link: new URL('/#contact', link).href }],
})
