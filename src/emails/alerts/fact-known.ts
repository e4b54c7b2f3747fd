import type { EmailContent } from '../layout/email-content.ts'

interface FactKnown {
  question: string
  short: string
  answer: string
  link: string
}

/** To whoever asked to be told, once, when a fact is known. */
export const factKnown = ({ question, short, answer, link }: FactKnown): EmailContent => ({
  subject: `Now known: ${question}`,
  preview: short,
  heading: 'You asked, and now it is known',
  paragraphs: [`“${question}”`],
  body: answer,
  action: { label: 'See it on our page', link },
  footnote:
    'You asked us to tell you, and this is the one message. Your address is off this list now, and a day after this it leaves our outbox, too.',
})
