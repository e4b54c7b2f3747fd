import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { LOGIN_DONE, LOGIN_FAILED } from '../../../shared/accounts-words.ts'
import type { CurrentUser } from '../../../shared/accounts.ts'
import { useApi } from '../../queries/api-context.tsx'
import { sendCode } from '../../queries/authenticator.ts'
import { refusalOf } from '../../queries/refusal.ts'
import { buttonClass, SubmitButton } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { showToast } from '../../ui/toast-store.ts'
import { useForm, type Values } from '../../ui/use-form.ts'
import { usePlainForm } from '../frame/plain-form.tsx'
import { rememberUser } from './after-session-change.ts'
import { CodeField } from './code-field.tsx'
import { showFailure } from './tell-failure.ts'
import { useWhereNext } from './where-next.ts'

const loadCheck = () => import('./authenticator-checks.ts').then(({ checkCode }) => checkCode)
const APP = 'Six digits. Without your phone, a recovery code works too.'
const PAPER = 'Sixteen letters and digits. Each one works once.'

interface LoginCodeFormProps {
  onTooLate: () => void
  /** Where to go on instead of the page that asked for the log-in. */
  onDone?: (user: CurrentUser) => void
}

/** The second step of log-in: a code from the member's app, or a recovery code. */
export function LoginCodeForm({ onTooLate, onDone }: LoginCodeFormProps) {
  const api = useApi()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const { next } = useWhereNext()
  const plain = usePlainForm('authenticator')
  const [isRecovery, setRecovery] = useState(false)
  const { errors, pending, formProps } = useForm({
    loadCheck,
    initialErrors: plain?.errors,
    send: async ({ code = '' }: Values) => {
      const { user } = await sendCode(api, code)
      if (onDone) onDone(user)
      else rememberUser(queries, user)
    },
    onSent: () => {
      if (onDone) return
      showToast({ tone: 'good', ...LOGIN_DONE })
      void navigate(next)
    },
    onFailed: (error) => {
      if (refusalOf(error)?.status === 401) onTooLate()
      return showFailure(error, LOGIN_FAILED)
    },
  })
  return (
    <form className="form" method="post" aria-label="Enter your code" {...formProps}>
      {plain?.failure && (
        <Notice tone="bad" title={LOGIN_FAILED.title}>
          {plain.failure}
        </Notice>
      )}
      <input type="hidden" name="form" value="authenticator" />
      <CodeField
        key={String(isRecovery)}
        takesFocus
        label={isRecovery ? 'Recovery code' : 'Code from your app'}
        hint={isRecovery ? PAPER : APP}
        takesRecoveryCode={isRecovery}
        error={errors.code}
      />
      <SubmitButton block pending={pending} pendingLabel="Signing In...">
        Sign In
      </SubmitButton>
      <button type="button" className={`${buttonClass({ look: 'quiet', small: true })} needs-script`} onClick={() => setRecovery(!isRecovery)}>
        {isRecovery ? 'Use my app instead' : 'Use a recovery code instead'}
      </button>
    </form>
  )
}
