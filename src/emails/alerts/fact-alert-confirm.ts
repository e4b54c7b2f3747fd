import type { EmailContent } from '../layout/email-content.ts'

interface FactWatchConfirm {
  question: string
  link: string
  privateLink: string
}

/** To an address that wants to be told when a fact is known: nobody is told without having said so. */
export const factWatchConfirm = ({ question, link, privateLink }: FactWatchConfirm): EmailContent => ({
  subject: 'One press, and we tell you when it is known',
  preview: 'Please confirm that this address is yours.',
  heading: 'May we tell you?',
  paragraphs: [
    'Bonjour. Somebody asked us to write to this address once the answer to this question is known:',
    `“${question}”`,
    'It is not decided yet. Please confirm that the address is yours. Then you get one message, when it is decided, and nothing else; after it we forget the address. If we ask parents what they would like, you can vote with the same link.',
  ],
  action: { label: 'Tell me when this is known', link },
  footnote: 'If that was not you, you need not do anything: without an answer the address is gone after 14 days.',
  smallLinks: [{ label: 'See or erase what we keep', link: privateLink }],
})
