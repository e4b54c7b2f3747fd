import type { QueryClient } from '@tanstack/react-query'
import { MESSAGE_MAX_CHARS, NAME_MAX_CHARS } from '../../../shared/contact/contact-words.ts'
import type { StoredEntry, StoredMessage, StoredDataView } from '../../../shared/privacy/privacy-requests.ts'
import type { PageForm, Submission } from '../../forms/page-form.ts'
import { PageFormElement } from '../../forms/page-form-element.tsx'
import { usePageForm } from '../../forms/use-page-form.ts'
import { correctEmail, correctMessage } from '../../queries/privacy-requests-queries.ts'
import { SubmitButton } from '../../ui/form/button.tsx'
import { TextArea, TextField } from '../../ui/form/field.tsx'
import { showToast } from '../../ui/overlay/toast-store.ts'
import { tokenOf } from '../accounts/email-links/token-in-address.ts'
import { NoEmail } from '../frame/no-email.tsx'
import { showFailure } from '../accounts/login/show-failure.ts'

const NOT_SAVED = { title: 'Changes not saved', text: 'Please try again.' }

const corrected = ({ page }: Submission, form: string): string =>
  `/mine?token=${encodeURIComponent(tokenOf(page.searchParams))}&sent=${form}`
const refresh = (queries: QueryClient) => queries.invalidateQueries({ queryKey: ['mine'], refetchType: 'all' })

export const messageForm: PageForm<{ message: string }> = {
  name: 'correct-message',
  loadCheck: () => import('./request-checks.ts').then(({ checkMessage }) => checkMessage),
  send: ({ api, page, values: { name = '', email = '', message = '' } }) =>
    correctMessage(api, tokenOf(page.searchParams), { name, email, message }),
  refresh,
  next: (submission) => corrected(submission, 'correct-message'),
}

export const emailForm: PageForm<{ message: string }> = {
  name: 'correct-email',
  loadCheck: () => import('./request-checks.ts').then(({ checkEmail }) => checkEmail),
  send: ({ api, page, values: { email = '' } }) => correctEmail(api, tokenOf(page.searchParams), { email }),
  refresh,
  next: (submission) => corrected(submission, 'correct-email'),
}

/** Puts right what is held. It is closed until someone wants to. */
export const CorrectForm = ({ stored }: { stored: Exclude<StoredDataView, { kind: 'fact-watch' }> }) =>
  stored.kind === 'message' ? <MessageForm key={stored.correctedAt} stored={stored} /> : <EmailForm key={stored.newEmail} stored={stored} />

function MessageForm({ stored }: { stored: StoredMessage }) {
  const form = useCorrection(messageForm)
  const { errors, pending, posted } = form
  const { name, email, message } = posted?.values ?? stored
  return (
    <Foldable isOpen={posted !== undefined}>
      <PageFormElement of={form} failed={NOT_SAVED.title} aria-label="Edit your message">
        <TextField label="Name" name="name" autoComplete="name" maxLength={NAME_MAX_CHARS} defaultValue={name} error={errors.name} />
        <TextField label="Email" name="email" type="email" autoComplete="email" defaultValue={email} error={errors.email} />
        <TextArea label="Message" name="message" maxLength={MESSAGE_MAX_CHARS} defaultValue={message} error={errors.message} />
        <SubmitButton pending={pending} pendingLabel="Saving...">
          Save
        </SubmitButton>
      </PageFormElement>
    </Foldable>
  )
}

function EmailForm({ stored }: { stored: StoredEntry }) {
  const form = useCorrection(emailForm)
  const { errors, pending, posted } = form
  return (
    <Foldable isOpen={posted !== undefined}>
      <PageFormElement of={form} failed={NOT_SAVED.title} aria-label="Edit your email">
        <TextField
          label="Email"
          name="email"
          type="email"
          autoComplete="email"
          hint="We’ll email a link to the new address. The change takes effect once you click it."
          defaultValue={posted?.values.email ?? stored.newEmail ?? stored.email}
          error={errors.email}
        />
        <NoEmail promise="correction" />
        <SubmitButton pending={pending} pendingLabel="Saving...">
          Save
        </SubmitButton>
      </PageFormElement>
    </Foldable>
  )
}

const useCorrection = (form: PageForm<{ message: string }>) =>
  usePageForm(form, {
    onSent: ({ answer: { message: text } }) => showToast({ tone: 'good', title: 'Done', text }),
    onFailed: (error) => showFailure(error, NOT_SAVED),
  })

const Foldable = ({ isOpen, children }: { isOpen: boolean; children: React.ReactNode }) => (
  <details className="mine-way" open={isOpen}>
    <summary>Edit</summary>
    {children}
  </details>
)
