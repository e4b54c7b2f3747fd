import { sourceName, spamReason } from '../../../../shared/office/entry-words.ts'
import type { MessageView } from '../../../../shared/office/messages/office-messages.ts'
import { exactTime, shortDate } from '../../../ui/words/time-words.ts'
import { showToast } from '../../../ui/overlay/toast-store.ts'
import { ActButton } from '../frame/forms/page-act.tsx'
import { useCanSendEmail } from '../../frame/no-email.tsx'
import { MessageBadge } from './message-badge.tsx'
import { notSpamForm } from './message-forms.ts'

/** Who wrote what, when, and from where. */
export function MessageCard({ message }: { message: MessageView }) {
  const { name, email, message: text, source, createdAt, correctedAt, keptUntil: savedUntil, state } = message
  return (
    <section className="card" aria-labelledby="the-message">
      <div className="ch">
        <h2 id="the-message">Message</h2>
        <MessageBadge state={state} />
      </div>
      {message.setAsideFor && <Quarantined why={message.setAsideFor} />}
      <blockquote className="message-text">{text}</blockquote>
      <dl className="message-facts">
        <div>
          <dt>From</dt>
          <dd>
            {name}, {email}
          </dd>
        </div>
        <div>
          <dt>Received</dt>
          <dd>
            <time dateTime={createdAt}>{exactTime(createdAt)}</time>
            {correctedAt && <>, edited by the sender {exactTime(correctedAt)}</>}
          </dd>
        </div>
        <div>
          <dt>Sent from</dt>
          <dd>{sourceName(source)}</dd>
        </div>
        <div>
          <dt>Kept until</dt>
          <dd>{shortDate(savedUntil)}, then it’s deleted automatically</dd>
        </div>
      </dl>
    </section>
  )
}

function Quarantined({ why }: { why: string }) {
  const canSendEmail = useCanSendEmail()
  const onSent = () =>
    showToast({ tone: 'good', title: 'Moved to inbox', text: canSendEmail ? 'We’re emailing the sender the usual confirmation.' : 'We’ll email the sender the usual confirmation once email is set up.' })
  return (
    <div className="adm-aside">
      <p>
        <b>Flagged as spam.</b> {spamReason(why)}
      </p>
      <ActButton form={notSpamForm} onSent={onSent}>
        Not Spam
      </ActButton>
    </div>
  )
}
