import type { RemovalNews } from '../../shared/emails/emails.ts'
import type { EmailContent } from '../layout/email-content.ts'

interface RemovalDue {
  number: number
  news: RemovalNews
  /** In words. */
  due: string
  link: string
}

const SUBJECTS: Record<RemovalNews, string> = {
  'new': 'New removal request',
  'waiting': 'Removal request still waiting',
  'nearly-due': 'Removal request nearly due',
}

/** To staff: a removal request waits. What it says stays on the site. */
export const removalDue = ({ number, news, due, link }: RemovalDue): EmailContent => ({
  subject: `${SUBJECTS[news]} (number ${number})`,
  preview: `Due by ${due}.`,
  heading: SUBJECTS[news],
  paragraphs: [
    `Someone asked us to remove an intimate picture or something that puts a child in danger. It’s request ${number}.`,
    `Please decide by ${due}. We’ll remind you until someone has.`,
  ],
  action: { label: 'Review the Request', link },
  footnote: 'You’re getting this email because you’re on the On Joue team. It doesn’t repeat what the request says.',
})
