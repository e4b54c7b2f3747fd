import { inWords, type UnfilledEmail } from '../layout/email-content.ts'

interface FactKnown {
  question: string
  short: string
  answer: string
  link: string
}

/** To anyone who asked to be told, once, when a fact is known. */
export const factKnown = ({ question, short, answer, link }: FactKnown): UnfilledEmail => ({
  ...inWords('fact-known', { question }),
  preview: short,
  body: answer,
  action: { label: 'See It on Our Site', link },
  footnote:
    'You asked us to let you know, and this is the only email we’ll send about it. We’ve taken your address off the list. A day from now, it will be gone from our outbox, too.',
})

interface FactKnownFirst extends Omit<FactKnown, 'link'> {
  /** When everyone can read it, in words. */
  publishedOn: string
}

/** To the same, before it's on the site. */
export const factKnownFirst = ({ question, short, answer, publishedOn }: FactKnownFirst): UnfilledEmail => ({
  ...inWords('fact-known-first', { question }),
  preview: short,
  body: `${answer}\n\nIt goes up on our site on ${publishedOn}.`,
  footnote:
    'You asked us to let you know, and this is the only email we’ll send about it. We’ll take your address off the list when the answer goes up on our site.',
})
