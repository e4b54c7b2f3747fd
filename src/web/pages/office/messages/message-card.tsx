import { useQueryClient } from '@tanstack/react-query'
import { sourceName, spamReason } from '../../../../shared/office/entry-words.ts'
import type { MessageView } from '../../../../shared/office/messages/office-messages.ts'
import { useApi } from '../../../queries/client/api-context.tsx'
import { setThreadData, takeIn } from '../../../queries/office/messages-queries.ts'
import { buttonClass } from '../../../ui/form/button.tsx'
import { exactTime, shortDate } from '../../../ui/words/time-words.ts'
import { showToast } from '../../../ui/overlay/toast-store.ts'
import { usePasswordAgain } from '../../accounts/login/use-password-again.tsx'
import { useAct } from '../frame/use-saving.ts'
import { useCanSendEmail } from '../../frame/no-email.tsx'
import { MessageBadge } from './message-badge.tsx'

/** Who wrote what, when, and from where. */
export function MessageCard({ message }: { message: MessageView }) {
  const { name, email, message: text, source, createdAt, correctedAt, keptUntil: savedUntil, state } = message
  return (
    <section className="card" aria-labelledby="the-message">
      <div className="ch">
        <h2 id="the-message">Message</h2>
        <MessageBadge state={state} />
      </div>
      {message.setAsideFor && <Quarantined message={message} why={message.setAsideFor} />}
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

function Quarantined({ message: { id }, why }: { message: MessageView; why: string }) {
  const [api, queries] = [useApi(), useQueryClient()]
  const { act, pending } = useAct()
  const { again, dialog } = usePasswordAgain()
  const canSendEmail = useCanSendEmail()
  const notSpam = () =>
    act(async () => {
      await setThreadData(queries, await again(() => takeIn(api, String(id))))
      showToast({ tone: 'good', title: 'Moved to inbox', text: canSendEmail ? 'We’re emailing the sender the usual confirmation.' : 'We’ll email the sender the usual confirmation once email is set up.' })
    })
  return (
    <div className="adm-aside">
      <p>
        <b>Flagged as spam.</b> {spamReason(why)}
      </p>
      <button type="button" className={buttonClass({ look: 'line', small: true })} aria-disabled={pending} onClick={notSpam}>
        Not Spam
      </button>
      {dialog}
    </div>
  )
}
