import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { DOMAIN_MAX_CHARS, SIGN_UP_PAUSE_DAYS, type SignUpPauseDays, type SignUpPauseView } from '../../../../shared/accounts/sign-up-pauses.ts'
import { useApi } from '../../../queries/client/api-context.tsx'
import { endSignUpPause, pauseDomain, pauseNetwork, SIGN_UP_PAUSES_KEY, signUpPausesQuery } from '../../../queries/office/members-queries.ts'
import { buttonClass } from '../../../ui/form/button.tsx'
import { TextField } from '../../../ui/form/field.tsx'
import { exactTime } from '../../../ui/words/time-words.ts'
import { AskDialog, type MemberDialogProps } from '../../reports/member-dialogs.tsx'
import { DaysField, ReasonField } from '../../reports/reason-field.tsx'
import { useMemberAct } from './use-member-act.tsx'

const LINE = buttonClass({ look: 'line', small: true })

/** From where no one can sign up now, and a way to pause an email domain. */
export function SignUpPauses() {
  const [api, queries] = [useApi(), useQueryClient()]
  const { data: pauses = [] } = useQuery(signUpPausesQuery(api))
  const { run, again, pending, dialog } = useMemberAct()
  const [isAsking, setAsking] = useState(false)
  const show = (now: SignUpPauseView[]) => queries.setQueryData(SIGN_UP_PAUSES_KEY, now)
  const end = ({ id }: SignUpPauseView) => run(async () => show(await endSignUpPause(api, id)), 'Pause ended', 'New members can sign up from there again.')
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
            <button type="button" className={LINE} aria-disabled={pending} aria-label={`End the pause for ${pause.domain ?? 'a network'}`} onClick={() => end(pause)}>
              End
            </button>
          </li>
        ))}
      </ul>
      <p className="mem-ways">
        <button type="button" className={LINE} onClick={() => setAsking(true)}>
          Pause an Email Domain
        </button>
      </p>
      {isAsking && <PauseDomainDialog work={async (pause) => show(await again(() => pauseDomain(api, pause)))} onClose={() => setAsking(false)} />}
      {dialog}
    </section>
  )
}

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
          <TextField label="Email domain" name="domain" autoComplete="off" autoCapitalize="none" spellCheck={false} hint="The part after the @, like example.com. Don’t pause one that most families use." maxLength={DOMAIN_MAX_CHARS} value={domain} error={errors['domain']} onChange={({ target }) => setDomain(target.value)} />
          {fields(errors)}
        </>
      )}
    </AskDialog>
  )
}

interface PauseNetworkProps extends MemberDialogProps {
  /** Asks for the password first where that's due. */
  again: <T>(call: () => Promise<T>) => Promise<T>
}

/** Takes no sign-ups from the network that a member has signed up from. */
export function PauseNetworkDialog({ id, username, again, onClose, onDone }: PauseNetworkProps) {
  const [api, queries] = [useApi(), useQueryClient()]
  const { days, reason, fields } = usePauseFields()
  const toast = { title: 'Sign-ups paused', text: `No one can sign up from the network that ${username} signed up from.` }
  const pause = async () => {
    await again(() => pauseNetwork(api, id, { days, reason }))
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
      <ReasonField hint="For the log. Only admins see it." value={reason} error={errors['reason']} onChange={setReason} />
    </>
  )
  return { days, reason, fields }
}
