import { Check, Clock, Send, TriangleAlert } from 'lucide-react'
import type { OfficeMailView } from '../../../../shared/office/office-emails.ts'
import { Badge } from '../../../ui/badge.tsx'
import { exactTime } from '../../../ui/words/time-words.ts'

const MARKS = {
  waiting: { look: 'warn', Icon: Clock, label: 'Waiting' },
  sending: { look: 'info', Icon: Send, label: 'Sending' },
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
  if (failedAt) return `Failed ${exactTime(failedAt)}`
  return tries > 0 ? `Next try ${exactTime(nextTryAt)}` : `Created ${exactTime(createdAt)}`
}

/** Said while nothing goes out at all. */
export const NoMailServer = () => (
  <section className="card no-mail" aria-labelledby="no-mail">
    <h2 id="no-mail">Email isn’t set up yet</h2>
    <p>
      Nothing is lost: emails wait here and go out once email is set up. Your web developer can set it up: set{' '}
      <code>SMTP_URL</code>, for example <code>smtp://name:password@mail.example.com:587</code>, and restart the site.
    </p>
  </section>
)
