import type { CurrentUser } from '../../../../shared/accounts/accounts.ts'
import type { PageForm } from '../../../forms/page-form.ts'
import { setReplyMail } from '../../../queries/accounts-queries.ts'
import { NoEmail } from '../../frame/no-email.tsx'
import { useTexts } from '../../frame/use-texts.ts'
import { OneButtonForm } from '../email-links/one-button-form.tsx'

const replyMailForm = (name: 'reply-mail-on' | 'reply-mail-off'): PageForm<{ user: CurrentUser; message: string }> => ({
  name,
  send: ({ api }) => setReplyMail(api, name === 'reply-mail-on'),
  refresh: (queries, { user }) => queries.setQueryData(['me'], user),
  next: () => `/forum/profile?sent=${name}`,
})

const [on, off] = [replyMailForm('reply-mail-on'), replyMailForm('reply-mail-off')]
export const replyMailForms = [on, off]

/** Whether email about replies is wanted, and the button that changes it. */
export function ReplyMail({ me: { wantsReplyMail, isEmailConfirmed } }: { me: CurrentUser }) {
  const texts = useTexts('settings')
  return (
    <section className="card pad" aria-labelledby="reply-mail">
      <h2 id="reply-mail">{texts.replies}</h2>
      <p>{wantsReplyMail ? ON : 'We don’t email you about replies. You’ll see them under Notifications.'}</p>
      {wantsReplyMail && !isEmailConfirmed && <p className="small muted">These start once you confirm your email.</p>}
      {wantsReplyMail && <NoEmail promise="replies" />}
      <OneButtonForm
        key={String(wantsReplyMail)}
        form={wantsReplyMail ? off : on}
        button={wantsReplyMail ? 'Stop These Emails' : 'Email Me About Replies'}
        pendingLabel="Saving..."
      />
    </section>
  )
}

const ON =
  'We email you when someone replies to your topic, replies to you, or mentions you, once per topic until your next visit.'
