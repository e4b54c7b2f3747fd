import { CircleAlert, Clock, MailCheck } from 'lucide-react'
import { reasonInWords } from '../../../../shared/emails/email-reasons.ts'
import type { AnswerView } from '../../../../shared/office/messages/office-messages.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Link } from '../../../ui/link.tsx'
import { exactTime } from '../../../ui/words/time-words.ts'

const MAIL = {
  waiting: { look: 'warn', Icon: Clock, words: 'Waiting to send' },
  sent: { look: 'good', Icon: MailCheck, words: 'Sent' },
  failed: { look: 'bad', Icon: CircleAlert, words: 'Not delivered' },
} as const

/** What was answered, and whether it arrived. The state of the newest email is a live region: it changes by itself. */
export function AnswerList({ answers }: { answers: readonly AnswerView[] }) {
  if (answers.length === 0) return null
  return (
    <section className="card" aria-labelledby="answers">
      <h2 id="answers">Replies</h2>
      <ol className="message-answers">
        {answers.map((answer) => (
          <li key={answer.id}>
            <div className="ch">
              <p className="small muted">
                {answer.author ?? 'Deleted account'}, <time dateTime={answer.createdAt}>{exactTime(answer.createdAt)}</time>
              </p>
              <span role="status">
                <Badge {...MAIL[answer.mail]}>{MAIL[answer.mail].words}</Badge>
              </span>
            </div>
            <p className="message-text">{answer.text}</p>
            {answer.failure && (
              <p className="small">
                It wasn’t delivered. {reasonInWords(answer.failure)} <Link className="link" to="/office/mail">View email</Link>
              </p>
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}
