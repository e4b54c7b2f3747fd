import { useQueryClient } from '@tanstack/react-query'
import { MESSAGE_MAX_CHARS, NAME_MAX_CHARS } from '../../../shared/contact-words.ts'
import type { StoredEntry, StoredMessage, StoredDataView } from '../../../shared/mine.ts'
import { useApi } from '../../queries/api-context.tsx'
import { correctEmail, correctMessage } from '../../queries/mine.ts'
import { SubmitButton } from '../../ui/button.tsx'
import { TextArea, TextField } from '../../ui/field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { showToast } from '../../ui/toast-store.ts'
import { type Errors, useForm, type Values } from '../../ui/use-form.ts'
import { useMailedToken } from '../accounts/sent-form.ts'
import { showFailure } from '../accounts/tell-failure.ts'
import { type PlainFormResult, usePlainForm } from '../frame/plain-form.tsx'
import type * as checks from './checks.ts'

const NOT_SAVED = { title: 'Not saved', text: 'Please try again.' }
type Checks = typeof checks

/** Puts right what is held. It is closed until somebody wants to. */
export const CorrectForm = ({ stored }: { stored: Exclude<StoredDataView, { kind: 'fact-watch' }> }) =>
  stored.kind === 'message' ? <MessageForm key={stored.correctedAt} stored={stored} /> : <EmailForm key={stored.newEmail} stored={stored} />

function MessageForm({ stored }: { stored: StoredMessage }) {
  const api = useApi()
  const token = useMailedToken()
  const { plain, errors, pending, formProps } = useCorrection('correct-message', ({ checkMessage }) => checkMessage, (values) => {
    const { name = '', email = '', message = '' } = values
    return correctMessage(api, token(), { name, email, message })
  })
  const { name, email, message } = plain?.values ?? stored
  return (
    <Foldable isOpen={plain !== undefined}>
      <form className="form" method="post" aria-label="Correct it" {...formProps}>
        <Opening form="correct-message" plain={plain} />
        <TextField label="Name" name="name" autoComplete="name" maxLength={NAME_MAX_CHARS} defaultValue={name} error={errors.name} />
        <TextField label="Email" name="email" type="email" autoComplete="email" defaultValue={email} error={errors.email} />
        <TextArea label="Message" name="message" maxLength={MESSAGE_MAX_CHARS} defaultValue={message} error={errors.message} />
        <SubmitButton pending={pending} pendingLabel="Saving...">
          Save
        </SubmitButton>
      </form>
    </Foldable>
  )
}

function EmailForm({ stored }: { stored: StoredEntry }) {
  const api = useApi()
  const token = useMailedToken()
  const { plain, errors, pending, formProps } = useCorrection('correct-email', ({ checkEmail }) => checkEmail, ({ email = '' }) =>
    correctEmail(api, token(), { email }),
  )
  return (
    <Foldable isOpen={plain !== undefined}>
      <form className="form" method="post" aria-label="Correct it" {...formProps}>
        <Opening form="correct-email" plain={plain} />
        <TextField
          label="Email"
          name="email"
          type="email"
          autoComplete="email"
          hint="We mail a link to a new address. It counts once it is confirmed there."
          defaultValue={plain?.values.email ?? stored.newEmail ?? stored.email}
          error={errors.email}
        />
        <SubmitButton pending={pending} pendingLabel="Saving...">
          Save
        </SubmitButton>
      </form>
    </Foldable>
  )
}

function useCorrection(
  form: string,
  checkIn: (checks: Checks) => (values: Values) => Errors,
  send: (values: Values) => Promise<{ message: string }>,
) {
  const queries = useQueryClient()
  const plain = usePlainForm(form)
  const parts = useForm({
    loadCheck: () => import('./checks.ts').then(checkIn),
    initialErrors: plain?.errors,
    send: async (values) => {
      const { message: text } = await send(values)
      showToast({ tone: 'good', title: 'Done', text })
      await queries.invalidateQueries({ queryKey: ['mine'], refetchType: 'all' })
    },
    onSent: () => {},
    onFailed: (error) => showFailure(error, NOT_SAVED),
  })
  return { plain, ...parts }
}

const Foldable = ({ isOpen, children }: { isOpen: boolean; children: React.ReactNode }) => (
  <details className="mine-way" open={isOpen}>
    <summary>Correct it</summary>
    {children}
  </details>
)

const Opening = ({ form, plain }: { form: string; plain: PlainFormResult | undefined }) => (
  <>
    {plain?.failure && (
      <Notice tone="bad" title={NOT_SAVED.title}>
        {plain.failure}
      </Notice>
    )}
    <input type="hidden" name="form" value={form} />
  </>
)
