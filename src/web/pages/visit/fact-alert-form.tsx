import { BellRing } from 'lucide-react'
import { useState } from 'react'
import { useLocation } from '../../ui/router/router-context.tsx'
import type { FactView } from '../../../shared/playground/playground.ts'
import { FACT_ALERT_FAILED, FACT_ALERT_THANKS } from '../../../shared/playground/visit-words.ts'
import type { PageForm } from '../../forms/page-form.ts'
import { PageFormElement } from '../../forms/page-form-element.tsx'
import { usePageForm } from '../../forms/use-page-form.ts'
import { subscribeToFact } from '../../queries/visit-queries.ts'
import { SubmitButton } from '../../ui/form/button.tsx'
import { TextField, HoneypotField } from '../../ui/form/field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { NoEmail } from '../frame/no-email.tsx'
import { showFailure } from '../accounts/login/show-failure.ts'

export const factAlertForm: PageForm = {
  name: 'tell-me',
  loadCheck: () => import('./check-fact-alert.ts').then(({ checkWatch }) => checkWatch),
  send: ({ api, values: { fact = '', email = '', website = '' } }) => subscribeToFact(api, fact || '0', { email, website }),
  // Both pages with facts say that it is noted.
  next: ({ page: { pathname } }) => `${pathname}?sent=tell-me#sent`,
}

/** Leaves an address, to be told once when this fact is known. It is closed until someone wants to. */
export function FactAlertForm({ fact: { key, label } }: { fact: FactView }) {
  const { pathname } = useLocation()
  const [isSent, setSent] = useState(false)
  const form = usePageForm(factAlertForm, {
    isPosted: ({ fact }) => fact === key,
    onSent: () => setSent(true),
    onFailed: (error) => showFailure(error, FACT_ALERT_FAILED) ?? {},
  })
  const { errors, pending, posted } = form
  return (
    <details className="tell-me" open={posted !== undefined}>
      <summary>
        <BellRing className="i" aria-hidden />
        Email me when there’s an answer<span className="vh">: {label}</span>
      </summary>
      {isSent ? (
        <Sent />
      ) : (
        <PageFormElement of={form} failed={FACT_ALERT_FAILED.title} action={`${pathname}#${key}`} aria-label={`Email me when there’s an answer: ${label}`}>
          <input type="hidden" name="fact" value={key} />
          <HoneypotField />
          <TextField
            label="Email address"
            name="email"
            type="email"
            autoComplete="email"
            required
            hint="We’ll send one email when there’s an answer, then delete your address."
            defaultValue={posted?.values.email}
            error={errors.email}
          />
          <SubmitButton small pending={pending} pendingLabel="Sending...">
            Email Me
          </SubmitButton>
        </PageFormElement>
      )}
      <NoEmail promise="alert" />
    </details>
  )
}

/** Stands where the form stood, and has the focus its button had. */
const Sent = () => (
  <div ref={focus} tabIndex={-1}>
    <Notice tone="good" title={FACT_ALERT_THANKS.title}>
      {FACT_ALERT_THANKS.text}
    </Notice>
  </div>
)

const focus = (element: HTMLElement | null) => element?.focus()
