import { Check, Clock, Send, TriangleAlert } from 'lucide-react'
import type { OfficeMailView } from '../../../../shared/office/office-emails.ts'
import { Badge } from '../../../ui/badge.tsx'
import { exactTime } from '../../../ui/words/time-words.ts'

const MARKS = {
  waiting: { look: 'warn', Icon: Clock, label: 'Waiting' },
  sending: { look: 'info', Icon: Send, label: 'Being sent' },
  sent: { look: 'primary', Icon: Check, label: 'Sent' },
  failed: { look: 'bad', Icon: TriangleAlert, label: 'Failed' },
} as const

export function MailMark({ state }: { state: OfficeMailView['state'] }) {
  const { label, ...mark } = MARKS[state]
  return <Badge {...mark}>{label}</Badge>
}

/** When it went out, failed, or will be tried. */
export function whenOf({ sentAt, failedAt, nextTryAt, createdAt, tries }: OfficeMailView): string {
  if (sentAt) return `Sent ${exactTime(sentAt)}`
  if (failedAt) return `Given up ${exactTime(failedAt)}`
  return tries > 0 ? `Next try ${exactTime(nextTryAt)}` : `Written ${exactTime(createdAt)}`
}

/** Said while nothing goes out at all. */
export const NoMailServer = () => (
  <section className="card no-mail" aria-labelledby="no-mail">
    <h2 id="no-mail">Mail waits</h2>
    <p>
      The site has no mail server yet, so nothing goes out. Nothing is lost either: every mail stands here and is sent as
      soon as there is one. Whoever runs the site sets <code>SMTP_URL</code> where it runs, for example{' '}
      <code>smtp://name:password@mail.example.com:587</code>, and starts it again.
    </p>
  </section>
)
