import { useQueryClient } from '@tanstack/react-query'
import { createContext, type ReactNode, useContext, useState } from 'react'
import { LOGIN_FAILED } from '../../../../shared/accounts/accounts-words.ts'
import type { CurrentUser } from '../../../../shared/accounts/accounts.ts'
import { currentUserQuery, logIn } from '../../../queries/accounts-queries.ts'
import { ApiProvider, useApi } from '../../../queries/client/api-context.tsx'
import { type Again, LogInAgain, type LoginStage } from '../../../queries/client/api-with-log-in.ts'
import { refusalOf } from '../../../queries/client/refusal.ts'
import { buttonClass, SubmitButton } from '../../../ui/form/button.tsx'
import { Dialog } from '../../../ui/overlay/confirm-dialog.tsx'
import { useForm, type Values } from '../../../ui/form/use-form.ts'
import { LoginCodeForm } from './login-code-form.tsx'
import { PasswordField } from '../password-field.tsx'
import { showFailure } from './show-failure.ts'
import './log-in-again.css'

const AgainContext = createContext<Again>((call) => call())

/** For files, which are sent and fetched past the API's own calls; those wait for the login by themselves. */
export const useAgain = (): Again => useContext(AgainContext)

const loadCheck = () => import('../authenticator/authenticator-checks.ts').then(({ checkOwnPassword }) => checkOwnPassword)

interface WithLogInProps {
  /** Whose page this is: no one else logs in on it. */
  username: string
  children: ReactNode
}

/** A page that asks for the login when something is saved, sent or fetched after the session ended, and then continues. */
export function WithLogIn({ username, children }: WithLogInProps) {
  const api = useApi()
  const [stage, setStage] = useState<LoginStage>('logged-in')
  const [asking] = useState(() => new LogInAgain(api, setStage))
  return (
    <>
      {stage === 'put-off' && <SessionEndedBar onLogIn={() => asking.ask()} />}
      <ApiProvider value={asking.api}>
        <AgainContext value={asking.again}>{children}</AgainContext>
      </ApiProvider>
      {stage === 'asked' && <LogInAgainDialog username={username} onDone={() => asking.answer(true)} onClose={() => asking.answer(false)} />}
    </>
  )
}

interface LogInAgainProps {
  username: string
  onDone: () => void
  onClose: () => void
}

/** The login over the page. The page stays as it is below. */
function LogInAgainDialog({ username, onDone, onClose }: LogInAgainProps) {
  const [api, queries] = [useApi(), useQueryClient()]
  const [wantsCode, setWantsCode] = useState(false)
  const enter = (user: CurrentUser) => {
    queries.setQueryData(currentUserQuery(api).queryKey, user)
    void queries.invalidateQueries({ queryKey: ['sessions'] })
    onDone()
  }
  return (
    <Dialog title="Your session has ended" onClose={onClose}>
      <p>Log in to continue. Nothing on this page is lost.</p>
      {wantsCode ? (
        <LoginCodeForm onTooLate={() => setWantsCode(false)} onDone={enter} />
      ) : (
        <PasswordForm username={username} onUser={enter} onHalfDone={() => setWantsCode(true)} onClose={onClose} />
      )}
    </Dialog>
  )
}

interface PasswordFormProps {
  username: string
  onUser: (user: CurrentUser) => void
  onHalfDone: () => void
  onClose: () => void
}

function PasswordForm({ username, onUser, onHalfDone, onClose }: PasswordFormProps) {
  const api = useApi()
  const { errors, pending, formProps } = useForm({
    loadCheck,
    send: async ({ password = '' }: Values) => onUser((await logIn(api, { username, password })).user),
    onSent: () => {},
    onFailed: (error) => (refusalOf(error)?.needs === 'authenticator' ? void onHalfDone() : showFailure(error, LOGIN_FAILED)),
  })
  return (
    <form className="form" method="post" aria-label="Log in again" {...formProps}>
      <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
      <PasswordField label={`Password for ${username}`} name="password" autoComplete="current-password" error={errors.password} />
      <div className="dialog-ways">
        <button type="button" className={buttonClass({ look: 'quiet', small: true })} onClick={onClose}>
          Not Now
        </button>
        <SubmitButton small pending={pending} pendingLabel="Signing In...">
          Log In
        </SubmitButton>
      </div>
    </form>
  )
}

/** Stays above the page while someone goes on without a session. */
const SessionEndedBar = ({ onLogIn }: { onLogIn: () => void }) => (
  <p className="session-ended" role="status">
    Your session has ended. Log in to save your work.
    <button type="button" className={buttonClass({ look: 'line', small: true })} onClick={onLogIn}>
      Log In
    </button>
  </p>
)
