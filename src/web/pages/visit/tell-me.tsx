import { BellRing } from 'lucide-react'
import { useState } from 'react'
import { useLocation } from 'react-router'
import type { FactView } from '../../../shared/playground.ts'
import { FACT_ALERT_FAILED, FACT_ALERT_THANKS } from '../../../shared/visit-words.ts'
import { useApi } from '../../queries/api-context.tsx'
import { subscribeToFact } from '../../queries/visit.ts'
import { SubmitButton } from '../../ui/button.tsx'
import { TextField, HoneypotField } from '../../ui/field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { useForm } from '../../ui/use-form.ts'
import { showFailure } from '../accounts/tell-failure.ts'
import { usePlainForm } from '../frame/plain-form.tsx'

const loadCheck = () => import('./check-watch.ts').then(({ checkWatch }) => checkWatch)

/** Leaves an address, to be told once when this fact is known. It is closed until somebody wants to. */
export function FactAlertForm({ fact: { key, label } }: { fact: FactView }) {
  const api = useApi()
  const { pathname } = useLocation()
  const sent = usePlainForm('tell-me')
  const plain = sent?.values.fact === key ? sent : undefined
  const [isSent, setSent] = useState(false)
  const { errors, pending, formProps } = useForm({
    loadCheck,
    initialErrors: plain?.errors,
    send: async ({ email = '', website = '' }) => void (await subscribeToFact(api, key, { email, website })),
    onSent: () => setSent(true),
    onFailed: (error) => showFailure(error, FACT_ALERT_FAILED) ?? {},
  })
  return (
    <details className="tell-me" open={plain !== undefined}>
      <summary>
        <BellRing className="i" aria-hidden />
        Tell me when this is known<span className="vh">: {label}</span>
      </summary>
      {isSent ? (
        <Sent />
      ) : (
        <form className="form" method="post" action={`${pathname}#${key}`} aria-label={`Tell me when this is known: ${label}`} {...formProps}>
          {plain?.failure && (
            <Notice tone="bad" title={FACT_ALERT_FAILED.title}>
              {plain.failure}
            </Notice>
          )}
          <input type="hidden" name="form" value="tell-me" />
          <input type="hidden" name="fact" value={key} />
          <HoneypotField />
          <TextField
            label="Email address"
            name="email"
            type="email"
            autoComplete="email"
            required
            hint="One message, when it is known. Then we forget the address."
            defaultValue={plain?.values.email}
            error={errors.email}
          />
          <SubmitButton small pending={pending} pendingLabel="Sending...">
            Tell me
          </SubmitButton>
        </form>
      )}
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
