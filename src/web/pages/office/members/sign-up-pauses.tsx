import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { DOMAIN_MAX_CHARS, SIGN_UP_PAUSE_DAYS, type SignUpPauseDays } from '../../../../shared/accounts/sign-up-pauses.ts'
import { useApi } from '../../../queries/client/api-context.tsx'
import { SIGN_UP_PAUSES_KEY, signUpPausesQuery } from '../../../queries/office/members-queries.ts'
import { buttonClass } from '../../../ui/form/button.tsx'
import { TextField } from '../../../ui/form/field.tsx'
import { exactTime } from '../../../ui/words/time-words.ts'
import { AskDialog, type MemberDialogProps } from '../../reports/member-dialogs.tsx'
import { DaysField, ReasonField } from '../../reports/reason-field.tsx'
import { usePasswordAgain } from '../../accounts/login/use-password-again.tsx'
import { useFormSubmit } from '../../../forms/use-page-form.ts'
import { showToast } from '../../../ui/overlay/toast-store.ts'
import { ActButton, PlainAct } from '../frame/forms/page-act.tsx'
import { endPauseForm, pauseDomainForm, pauseNetworkForm } from './member-forms.ts'
import { PAUSE_HINT, PlainPause, PlainText } from './plain-fields.tsx'

const LINE = buttonClass({ look: 'line', small: true })

/** From where no one can sign up now, and a way to pause an email domain. */
export function SignUpPauses() {
  const { data: pauses = [] } = useQuery(signUpPausesQuery(useApi()))
  const { again, dialog } = usePasswordAgain()
  const submit = useFormSubmit(pauseDomainForm)
  const [isAsking, setAsking] = useState(false)
  return (
    <section className="card mem-card" aria-labelledby="sign-up-pauses">
      <h2 id="sign-up-pauses">Paused sign-ups</h2>
      <p className="small muted">No one can sign up from these email domains and networks. Existing members aren’t affected.</p>
      {pauses.length === 0 && <p className="muted">None.</p>}
      <ul className="todo">
        {pauses.map((pause) => (
          <li key={pause.id}>
            <span>
              <b>{pause.domain ?? 'A network'}</b> until {exactTime(pause.expiresAt)}
              <span className="muted">
                {' '}
                {pause.reason} {pause.by && `(${pause.by})`}
              </span>
            </span>
            <ActButton
              form={endPauseForm}
              fields={{ pause: String(pause.id) }}
              label={`End the pause for ${pause.domain ?? 'a network'}`}
              onSent={() => showToast({ tone: 'good', title: 'Pause ended', text: 'New members can sign up from there again.' })}
            >
              End
            </ActButton>
          </li>
        ))}
      </ul>
      <div className="mem-ways">
        <button type="button" className={LINE} onClick={() => setAsking(true)}>
          Pause an Email Domain
        </button>
        <PlainAct form={pauseDomainForm} question={{ button: 'Pause Sign-Ups', text: <><PlainText form={pauseDomainForm} {...DOMAIN} /><PlainPause form={pauseDomainForm} /></> }}>
          Pause an Email Domain
        </PlainAct>
      </div>
      {isAsking && <PauseDomainDialog work={({ domain, days, reason }) => again(() => submit({ domain, days: String(days), reason }))} onClose={() => setAsking(false)} />}
      {dialog}
    </section>
  )
}

const DOMAIN = {
  label: 'Email domain', name: 'domain', autoComplete: 'off', autoCapitalize: 'none', spellCheck: false, maxLength: DOMAIN_MAX_CHARS,
  hint: 'The part after the @, like example.com. Don’t pause one that most families use.',
} as const

interface PauseDomainProps {
  work: (pause: { domain: string; days: number; reason: string }) => Promise<unknown>
  onClose: () => void
}

function PauseDomainDialog({ work, onClose }: PauseDomainProps) {
  const [domain, setDomain] = useState('')
  const { days, reason, fields } = usePauseFields()
  const toast = { title: 'Sign-ups paused', text: `No one can sign up with an address at ${domain}.` }
  return (
    <AskDialog title="Pause an email domain" button="Pause Sign-Ups" work={() => work({ domain, days, reason })} onDone={() => {}} {...{ toast, onClose }}>
      {(errors) => (
        <>
          <TextField {...DOMAIN} value={domain} error={errors['domain']} onChange={({ target }) => setDomain(target.value)} />
          {fields(errors)}
        </>
      )}
    </AskDialog>
  )
}

interface PauseNetworkProps extends Omit<MemberDialogProps, 'id'> {
  /** Asks for the password first where that's due. */
  again: <T>(call: () => Promise<T>) => Promise<T>
}

/** Takes no sign-ups from the network that a member has signed up from. */
export function PauseNetworkDialog({ username, again, onClose, onDone }: PauseNetworkProps) {
  const queries = useQueryClient()
  const submit = useFormSubmit(pauseNetworkForm)
  const { days, reason, fields } = usePauseFields()
  const toast = { title: 'Sign-ups paused', text: `No one can sign up from the network that ${username} signed up from.` }
  const pause = async () => {
    await again(() => submit({ days: String(days), reason }))
    await queries.invalidateQueries({ queryKey: SIGN_UP_PAUSES_KEY })
  }
  return (
    <AskDialog title="Pause sign-ups from this network" button="Pause Sign-Ups" work={pause} {...{ toast, onClose, onDone }}>
      {(errors) => (
        <>
          <p>No one can sign up from the network that {username} signed up from. A library, a school, or a phone company can be one network, so keep it short.</p>
          {fields(errors)}
        </>
      )}
    </AskDialog>
  )
}

/** For how long, and why. */
function usePauseFields() {
  const [days, setDays] = useState<SignUpPauseDays>(SIGN_UP_PAUSE_DAYS[0])
  const [reason, setReason] = useState('')
  const fields = (errors: Record<string, string>) => (
    <>
      <DaysField choices={SIGN_UP_PAUSE_DAYS} value={days} onChange={setDays} />
      <ReasonField hint={PAUSE_HINT} value={reason} error={errors['reason']} onChange={setReason} />
    </>
  )
  return { days, reason, fields }
}
