import type { CurrentUser } from '../../../../shared/accounts/accounts.ts'
import type { PageForm } from '../../../forms/page-form.ts'
import { setReplyMail } from '../../../queries/accounts.ts'
import { OneButtonForm } from '../email-links/one-button-form.tsx'

const replyMailForm = (name: 'reply-mail-on' | 'reply-mail-off'): PageForm<{ user: CurrentUser; message: string }> => ({
  name,
  send: ({ api }) => setReplyMail(api, name === 'reply-mail-on'),
  refresh: (queries, { user }) => queries.setQueryData(['me'], user),
  next: () => `/forum/profile?sent=${name}`,
})

const [on, off] = [replyMailForm('reply-mail-on'), replyMailForm('reply-mail-off')]
export const replyMailForms = [on, off]

/** Whether mail about replies is wanted, and the button that changes it. */
export function ReplyMail({ me: { wantsReplyMail, isEmailConfirmed } }: { me: CurrentUser }) {
  return (
    <section className="card pad" aria-labelledby="reply-mail">
      <h2 id="reply-mail">Email about replies</h2>
      <p>{wantsReplyMail ? ON : 'We send you no emails about replies. They wait for you under Notifications.'}</p>
      {wantsReplyMail && !isEmailConfirmed && <p className="small muted">The first one can come once your email is confirmed.</p>}
      <OneButtonForm
        key={String(wantsReplyMail)}
        form={wantsReplyMail ? off : on}
        button={wantsReplyMail ? 'Stop these emails' : 'Send me these emails'}
        pendingLabel="Saving..."
      />
    </section>
  )
}

const ON =
  'We email you when somebody replies to your topic, answers you or mentions you: once about each topic until you have visited again.'
