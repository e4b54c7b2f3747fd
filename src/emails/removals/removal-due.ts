import type { RemovalNews } from '../../shared/emails/emails.ts'
import { inWords, type UnfilledEmail } from '../layout/email-content.ts'

interface RemovalDue {
  number: number
  news: RemovalNews
  /** In words. */
  due: string
  link: string
}

/** To staff: a removal request waits. What it says stays on the site. */
export const removalDue = ({ number, news, due, link }: RemovalDue): UnfilledEmail => ({
  ...inWords(`removal-${news}`, { number: String(number), due }),
  preview: `Due by ${due}.`,
  action: { label: 'Review the Request', link },
  footnote: 'You’re getting this email because you’re on the On Joue team. It doesn’t repeat what the request says.',
})
