import { useQueryClient } from '@tanstack/react-query'
import type { CurrentUser } from '../../../shared/accounts.ts'
import { setReplyMail } from '../../queries/accounts.ts'
import { useApi } from '../../queries/api-context.tsx'
import { OneButtonForm } from './one-button-form.tsx'

/** Whether mail about replies is wanted, and the button that changes it. */
export function ReplyMail({ me: { wantsReplyMail, isEmailConfirmed } }: { me: CurrentUser }) {
  const api = useApi()
  const queries = useQueryClient()
  return (
    <section className="card pad" aria-labelledby="reply-mail">
      <h2 id="reply-mail">Email about replies</h2>
      <p>{wantsReplyMail ? ON : 'We send you no emails about replies. They wait for you under Notifications.'}</p>
      {wantsReplyMail && !isEmailConfirmed && <p className="small muted">The first one can come once your email is confirmed.</p>}
      <OneButtonForm
        key={String(wantsReplyMail)}
        name={wantsReplyMail ? 'reply-mail-off' : 'reply-mail-on'}
        button={wantsReplyMail ? 'Stop these emails' : 'Send me these emails'}
        pendingLabel="Saving..."
        send={async () => {
          const { user, message } = await setReplyMail(api, !wantsReplyMail)
          queries.setQueryData(['me'], user)
          return message
        }}
      />
    </section>
  )
}

const ON =
  'We email you when somebody replies to your topic, answers you or mentions you: once about each topic until you have visited again.'
