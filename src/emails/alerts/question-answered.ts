import { inWords, type UnfilledEmail } from '../layout/email-content.ts'

interface QuestionAnswered {
  question: string
  answer: string
  link: string
}

/** To an address that was left beside a question: the owner's answer. Nothing a visitor wrote stands in it. */
export const questionAnswered = ({ question, answer, link }: QuestionAnswered): UnfilledEmail => ({
  ...inWords('question-answered', { question }),
  preview: answer,
  body: answer,
  action: { label: 'Visit On Joue', link },
  footnote:
    'You’re getting this email because someone left this address with a question for our website’s assistant. It’s the only email we’ll send about it. We’ve taken the address off our list. A day from now, it will be gone from our outbox, too. If it wasn’t you, just ignore this email.',
})
