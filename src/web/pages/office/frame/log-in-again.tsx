import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { LOGIN_FAILED } from '../../../../shared/accounts-words.ts'
import type { CurrentUser } from '../../../../shared/accounts.ts'
import { currentUserQuery, logIn } from '../../../queries/accounts.ts'
import { useApi } from '../../../queries/api-context.tsx'
import { refusalOf } from '../../../queries/refusal.ts'
import { buttonClass, SubmitButton } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/confirm-dialog.tsx'
import { useForm, type Values } from '../../../ui/use-form.ts'
import { LoginCodeForm } from '../../accounts/login-code-form.tsx'
import { PasswordField } from '../../accounts/password-field.tsx'
import { tellFailure } from '../../accounts/tell-failure.ts'

const loadCheck = () => import('../../accounts/authenticator-checks.ts').then(({ checkOwnPassword }) => checkOwnPassword)

interface LogInAgainProps {
  /** Whose office this is: nobody else logs in on their page. */
  username: string
  onDone: () => void
  onClose: () => void
}

/** The log-in over a page of the office whose session ended. The page stays as it is below. */
export function LogInAgainDialog({ username, onDone, onClose }: LogInAgainProps) {
  const [api, queries] = [useApi(), useQueryClient()]
  const [wantsCode, setWantsCode] = useState(false)
  const enter = (user: CurrentUser) => {
    queries.setQueryData(currentUserQuery(api).queryKey, user)
    onDone()
  }
  return (
    <Dialog title="Your session has ended" onClose={onClose}>
      <p>Log in to go on. Nothing on this page is lost.</p>
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
    onFailed: (error) => (refusalOf(error)?.needs === 'authenticator' ? void onHalfDone() : tellFailure(error, LOGIN_FAILED)),
  })
  return (
    <form className="form" method="post" aria-label="Log in again" {...formProps}>
      <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
      <PasswordField label={`Password of ${username}`} name="password" autoComplete="current-password" error={errors.password} />
      <div className="dialog-ways">
        <button type="button" className={buttonClass({ look: 'quiet', small: true })} onClick={onClose}>
          Not now
        </button>
        <SubmitButton small pending={pending} pendingLabel="One moment...">
          Log In
        </SubmitButton>
      </div>
    </form>
  )
}

/** Stays above the page while somebody goes on without a session. */
export const SessionEndedBar = ({ onLogIn }: { onLogIn: () => void }) => (
  <p className="adm-ended" role="status">
    Your session has ended. Nothing is saved until you log in.
    <button type="button" className={buttonClass({ look: 'line', small: true })} onClick={onLogIn}>
      Log In
    </button>
  </p>
)
