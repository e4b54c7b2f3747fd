import type { EmailContent } from '../layout/email-content.ts'

interface QuestionAnswered {
  question: string
  answer: string
  link: string
}

/** To an address that was left beside a question: the owner's answer. Nothing a visitor wrote stands in it. */
export const questionAnswered = ({ question, answer, link }: QuestionAnswered): EmailContent => ({
  subject: 'Your question to On Joue has an answer',
  preview: answer,
  heading: question,
  paragraphs: [],
  body: answer,
  action: { label: 'Visit On Joue', link },
  footnote:
    'This address was left with a question to our website’s assistant. This is the one mail about it. The address is off our list now, and a day after this it leaves our outbox, too. If it was not you, nothing else follows.',
})
