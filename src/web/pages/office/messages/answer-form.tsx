import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type KeyboardEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { ANSWER_MAX_CHARS, type EmailPreview, type MessageView } from '../../../../shared/office/messages/office-messages.ts'
import { usePersistedDraft } from '../../../drafts/use-persisted-draft.ts'
import { useApi } from '../../../queries/client/api-context.tsx'
import { previewAnswer, savedAnswersQuery, setThreadData } from '../../../queries/office/messages-queries.ts'
import { buttonClass, SubmitButton } from '../../../ui/form/button.tsx'
import { Dialog } from '../../../ui/overlay/confirm-dialog.tsx'
import { TextArea } from '../../../ui/form/field.tsx'
import { useSearchParams } from '../../../ui/router/router-context.tsx'
import { showToast } from '../../../ui/overlay/toast-store.ts'
import { usePasswordAgain } from '../../accounts/login/use-password-again.tsx'
import { useAct, useSaving } from '../frame/forms/use-saving.ts'
import { useCanSendEmail } from '../../frame/no-email.tsx'
import { OfficeForm } from '../frame/forms/office-form.tsx'
import { answerForm, INSERTED } from './message-forms.ts'
import { SavedAnswers } from './saved-answers.tsx'

/** Answers by email. What is typed stays until it is sent, whatever happens. */
export function AnswerForm({ message: { id, name, email } }: { message: MessageView }) {
  const [api, queries] = [useApi(), useQueryClient()]
  const { again, dialog } = usePasswordAgain()
  const canSendEmail = useCanSendEmail()
  const [previewed, setPreviewed] = useState<EmailPreview>()
  const form = useRef<HTMLFormElement>(null)
  const { act, pending: isPreviewing } = useAct()
  const { values, setValues, pending, field, ...parts } = useSaving({ text: useInserted() }, {
    form: answerForm,
    around: again,
    onSent: (thread) => {
      // At once: a sent reply isn't to be restored as a draft, and what lies behind the preview is out of reach.
      flushSync(() => {
        setValues({ text: '' })
        setPreviewed(undefined)
      })
      void setThreadData(queries, thread)
      showToast({ tone: 'good', ...(canSendEmail ? { title: 'Reply on its way', text: `We’re emailing it to ${name}. You’ll see above when it’s sent.` } : { title: 'Reply saved', text: `We’ll email it to ${name} once email is set up.` }) })
      document.getElementById('the-answer')?.focus()
    },
  })
  usePersistedDraft(`message-answer:${id}`, values.text ? values : undefined, setValues)

  const preview = () => act(async () => setPreviewed(await again(() => previewAnswer(api, String(id), values.text))))
  const sendByKeys = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) form.current?.requestSubmit()
  }
  const insert = (text: string) => {
    setValues((before) => ({ text: before.text.trim() ? `${before.text.trimEnd()}\n\n${text}` : text }))
    form.current?.querySelector('textarea')?.focus()
  }

  return (
    <section className="card" aria-labelledby="the-answer">
      <h2 id="the-answer" tabIndex={-1}>
        Your reply
      </h2>
      <p className="small muted">We’ll email it to {email}{canSendEmail ? '' : ' once email is set up'}, with a greeting on top and {name}’s message below.</p>
      <OfficeForm of={parts} className="form message-form" aria-label={`Reply to ${name}`} ref={form}>
        <TextArea
          label="Reply"
          {...field('text')}
          rows={8}
          maxLength={ANSWER_MAX_CHARS}
          hint={<span className="needs-script">Press Ctrl+Enter to send (⌘+Enter on a Mac).</span>}
          onKeyDown={sendByKeys}
        />
        <div className="adm-ways">
          <SubmitButton pending={pending} pendingLabel="Sending...">
            Send Reply
          </SubmitButton>
          <button type="button" className={buttonClass({ look: 'line' })} aria-disabled={isPreviewing} onClick={preview}>
            Preview
          </button>
        </div>
      </OfficeForm>
      <SavedAnswers words={values.text} onInsert={insert} />
      {previewed && (
        <PreviewDialog email={previewed} pending={pending} onSend={() => form.current?.requestSubmit()} onClose={() => setPreviewed(undefined)} />
      )}
      {dialog}
    </section>
  )
}

/** The saved reply that's inserted without scripts, by the address. */
function useInserted(): string {
  const { data: answers = [] } = useQuery(savedAnswersQuery(useApi()))
  const id = useSearchParams()[0].get(INSERTED)
  return answers.find((answer) => String(answer.id) === id)?.text ?? ''
}

interface PreviewDialogProps {
  email: EmailPreview
  pending: boolean
  onSend: () => void
  onClose: () => void
}

const PreviewDialog = ({ email, pending, onSend, onClose }: PreviewDialogProps) => (
  <Dialog title="Preview" opensAtTitle onClose={onClose}>
    <dl className="message-facts">
      <div>
        <dt>To</dt>
        <dd>{email.to}</dd>
      </div>
      <div>
        <dt>Subject</dt>
        <dd>{email.subject}</dd>
      </div>
    </dl>
    <p className="letter">{email.text}</p>
    <div className="dialog-ways">
      <button type="button" className={buttonClass({ look: 'quiet', small: true })} onClick={onClose}>
        Keep Editing
      </button>
      <button type="button" className={buttonClass({ small: true })} aria-disabled={pending} onClick={onSend}>
        {pending ? 'Sending...' : 'Send Reply'}
      </button>
    </div>
  </Dialog>
)
