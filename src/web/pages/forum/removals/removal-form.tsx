import { useId, useState } from 'react'
import {
  GOOD_FAITH, REMOVAL_ADDRESS_MAX_CHARS, REMOVAL_DETAILS_MAX_CHARS, REMOVAL_KIND_NAMES, REMOVAL_NAME_MAX_CHARS,
} from '../../../../shared/forum/removals/removal-words.ts'
import { REMOVAL_KINDS, type RemovalReceipt } from '../../../../shared/forum/removals/removals.ts'
import type { PageForm } from '../../../forms/page-form.ts'
import { PageFormElement } from '../../../forms/page-form-element.tsx'
import { usePageForm } from '../../../forms/use-page-form.ts'
import { SubmitButton } from '../../../ui/form/button.tsx'
import { Complaint, HoneypotField, TextArea, TextField, useFieldIds } from '../../../ui/form/field.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { useSearchParams } from '../../../ui/router/router-context.tsx'
import { exactTime } from '../../../ui/words/time-words.ts'
import { NoEmail } from '../../frame/no-email.tsx'
import { showFailure } from '../../accounts/login/show-failure.ts'

const NOT_SENT = { title: 'We couldn’t send your request', text: 'It’s still here, so please try again.' }
const loadSending = () => import('./send-removal.ts')

export const removalForm: PageForm<RemovalReceipt> = {
  name: 'removal',
  loadCheck: async () => (await loadSending()).checkRemoval,
  send: async (submission) => (await loadSending()).sendRemoval(submission),
  next: () => '/forum/removal-request',
  showsAnswer: true,
}

/** Asks us to remove something, and shows the receipt in its place. */
export function RemovalForm() {
  const [search] = useSearchParams()
  const [sent, setSent] = useState<RemovalReceipt>()
  const form = usePageForm(removalForm, { onSent: ({ answer }) => setSent(answer), onFailed: (error) => showFailure(error, NOT_SENT) })
  const { errors, pending, posted } = form
  const receipt = sent ?? (posted?.answer as RemovalReceipt | undefined) // what the form's `send` returned
  if (receipt) return <Receipt {...receipt} />
  return (
    <PageFormElement of={form} failed={NOT_SENT.title} aria-label="Ask us to remove something">
      <HoneypotField />
      <KindField error={errors.kind} chosen={posted?.values.kind} />
      <TextField
        label="Where is it?"
        name="address"
        required
        maxLength={REMOVAL_ADDRESS_MAX_CHARS}
        hint="Copy the link from your browser’s address bar, or say in words where you saw it."
        defaultValue={posted?.values.address ?? search.get('address') ?? ''}
        error={errors.address}
      />
      <TextArea
        label="What is it, and why should it go?"
        name="details"
        required
        rows={4}
        maxLength={REMOVAL_DETAILS_MAX_CHARS}
        hint="Please don’t give a child’s name, age, school, or address. Don’t attach or copy the picture."
        defaultValue={posted?.values.details}
        error={errors.details}
      />
      <div className="two">
        <TextField
          label="Your name"
          name="name"
          autoComplete="name"
          required
          maxLength={REMOVAL_NAME_MAX_CHARS}
          hint="It counts as your signature."
          defaultValue={posted?.values.name}
          error={errors.name}
        />
        <TextField
          label="Your email"
          name="email"
          type="email"
          autoComplete="email"
          required
          hint="We’ll only email you about this request."
          defaultValue={posted?.values.email}
          error={errors.email}
        />
      </div>
      <GoodFaith error={errors.goodFaith} isChecked={posted?.values.goodFaith === 'on'} />
      <SubmitButton pending={pending} pendingLabel="Sending...">
        Send Request
      </SubmitButton>
      <NoEmail promise="removal" />
    </PageFormElement>
  )
}

function KindField({ error, chosen }: { error: string | undefined; chosen: string | undefined }) {
  const id = useId()
  return (
    <fieldset className="reasons" aria-describedby={error && id}>
      <legend>What’s it about?</legend>
      {REMOVAL_KINDS.map((kind) => (
        <label key={kind}>
          <input type="radio" name="kind" value={kind} defaultChecked={chosen === kind} required />
          {REMOVAL_KIND_NAMES[kind]}
        </label>
      ))}
      <Complaint id={id} error={error} />
    </fieldset>
  )
}

function GoodFaith({ error, isChecked }: { error: string | undefined; isChecked: boolean }) {
  const { errorId, control } = useFieldIds(error)
  return (
    <div className="field">
      <div className="check">
        <input type="checkbox" name="goodFaith" required defaultChecked={isChecked} {...control} />
        <label htmlFor={control.id}>{GOOD_FAITH}</label>
      </div>
      <Complaint id={errorId} error={error} />
    </div>
  )
}

/** Stands where the form stood, and has the focus its button had. */
const Receipt = ({ number, dueAt, isEmailed }: RemovalReceipt) => (
  <div ref={focus} tabIndex={-1}>
    <Notice tone="good" title={`We got your request. Its number is ${number}.`}>
      We’ll decide by {exactTime(dueAt)}. {isEmailed ? 'A receipt is on its way to your inbox, and we’ll email you what we did.' : 'We can’t email you a receipt, so please write the number down.'}
    </Notice>
  </div>
)

const focus = (element: HTMLElement | null) => element?.focus()
