import { useQueryClient } from '@tanstack/react-query'
import type { MessageView } from '../../../../shared/office/office-messages.ts'
import { useApi } from '../../../queries/client/api-context.tsx'
import { setThreadData, takeIn } from '../../../queries/office/messages.ts'
import { buttonClass } from '../../../ui/form/button.tsx'
import { exactTime, shortDate } from '../../../ui/words/time-words.ts'
import { showToast } from '../../../ui/overlay/toast-store.ts'
import { usePasswordAgain } from '../../accounts/login/use-password-again.tsx'
import { useAct } from '../frame/use-saving.ts'
import { MessageBadge } from './message-badge.tsx'

const FROM: Record<string, string> = {
  landing: 'The form on the homepage',
  'plain-form': 'The form on the homepage, without scripts',
  assistant: 'The chat with the assistant',
  api: 'Directly, without a page of ours',
}

const WHY: Record<string, string> = {
  'trap-field': 'It filled in a field that people never see.',
  'too-fast': 'It was sent faster than a person can write it.',
}

/** Who wrote what, when and from where. */
export function MessageCard({ message }: { message: MessageView }) {
  const { name, email, message: text, source, createdAt, correctedAt, keptUntil: savedUntil, state } = message
  return (
    <section className="card" aria-labelledby="the-message">
      <div className="ch">
        <h2 id="the-message">What {name} wrote</h2>
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
            {correctedAt && <>, corrected by its sender {exactTime(correctedAt)}</>}
          </dd>
        </div>
        <div>
          <dt>Written with</dt>
          <dd>{FROM[source] ?? source}</dd>
        </div>
        <div>
          <dt>Kept until</dt>
          <dd>{shortDate(savedUntil)}, then it is erased by itself</dd>
        </div>
      </dl>
    </section>
  )
}

function Quarantined({ message: { id }, why }: { message: MessageView; why: string }) {
  const [api, queries] = [useApi(), useQueryClient()]
  const { act, pending } = useAct()
  const { again, dialog } = usePasswordAgain()
  const notSpam = () =>
    act(async () => {
      await setThreadData(queries, await again(() => takeIn(api, String(id))))
      showToast({ tone: 'good', title: 'Taken in', text: 'The message is in the inbox, and its sender gets the usual copy by mail.' })
    })
  return (
    <div className="adm-aside">
      <p>
        <b>Kept aside as likely spam.</b> {WHY[why] ?? ''}
      </p>
      <button type="button" className={buttonClass({ look: 'line', small: true })} aria-disabled={pending} onClick={notSpam}>
        Not spam
      </button>
      {dialog}
    </div>
  )
}
