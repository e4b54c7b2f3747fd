import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { FIRST_ADMIN_READY, LOGIN_DONE, LOGIN_FAILED, PASSWORD_RESET } from '../../../shared/accounts-words.ts'
import { logIn } from '../../queries/accounts.ts'
import { useApi } from '../../queries/api-context.tsx'
import { refusalOf } from '../../queries/refusal.ts'
import { SubmitButton } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { showToast } from '../../ui/toast-store.ts'
import { useForm, type Values } from '../../ui/use-form.ts'
import type { PageModule } from '../frame/page-data.ts'
import { usePlainForm } from '../frame/plain-form.tsx'
import { rememberUser } from './after-session-change.ts'
import { AuthFrame } from './auth-frame.tsx'
import { memberHead } from './closed-heads.ts'
import { LoggedInAlready, loadWhoIsHere } from './logged-in-already.tsx'
import { LoginCodeForm } from './login-code-form.tsx'
import { PasswordField } from './password-field.tsx'
import { useSentForm } from './sent-form.ts'
import { showFailure } from './tell-failure.ts'
import { useWhereNext } from './where-next.ts'

const loadCheck = () => import('./checks.ts').then(({ checkLogIn }) => checkLogIn)

/** What has been done just before. */
const SENT: Record<string, string> = { 'reset-password': PASSWORD_RESET, 'first-admin': FIRST_ADMIN_READY }

/** Name and password, and for those with an authenticator app a code after that. */
function LoginPage() {
  const needs = [usePlainForm('login')?.needs, usePlainForm('authenticator')?.needs]
  const [wantsCode, setWantsCode] = useState(needs.includes('authenticator'))
  return wantsCode ? <CodeStep onTooLate={() => setWantsCode(false)} /> : <PasswordStep onHalfDone={() => setWantsCode(true)} />
}

const CodeStep = ({ onTooLate }: { onTooLate: () => void }) => (
  <AuthFrame title="One more step" lead="Your password is right. Now the code from your authenticator app.">
    <LoginCodeForm onTooLate={onTooLate} />
  </AuthFrame>
)

function PasswordStep({ onHalfDone }: { onHalfDone: () => void }) {
  const { withNext } = useWhereNext()
  const tooLate = usePlainForm('authenticator')?.failure
  const sent = SENT[useSentForm() ?? '']
  return (
    <AuthFrame title="Welcome back" lead="Log in to reply, bookmark and say bonjour.">
      <LoggedInAlready />
      {tooLate && (
        <Notice tone="bad" title={LOGIN_FAILED.title}>
          {tooLate}
        </Notice>
      )}
      {sent && (
        <Notice tone="good" title="Done.">
          {sent}
        </Notice>
      )}
      <LoginForm onHalfDone={onHalfDone} />
      <p className="after">
        New here?{' '}
        <Link className="link" to={withNext('/forum/register')}>
          Sign up
        </Link>
      </p>
    </AuthFrame>
  )
}

/** Posted to the page's own address when there are no scripts, so that `?next=` comes along. */
function LoginForm({ onHalfDone }: { onHalfDone: () => void }) {
  const api = useApi()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const { next } = useWhereNext()
  const plain = usePlainForm('login')
  const { errors, pending, formProps } = useForm({
    loadCheck,
    initialErrors: plain?.errors,
    send: async ({ username = '', password = '' }: Values) => {
      rememberUser(queries, (await logIn(api, { username, password })).user)
    },
    onSent: () => {
      showToast({ tone: 'good', ...LOGIN_DONE })
      void navigate(next)
    },
    onFailed: (error) => (refusalOf(error)?.needs === 'authenticator' ? onHalfDone() : showFailure(error, LOGIN_FAILED)),
  })

  return (
    <form className="form" method="post" aria-label="Log in" {...formProps}>
      {plain?.failure && (
        <Notice tone="bad" title={LOGIN_FAILED.title}>
          {plain.failure}
        </Notice>
      )}
      <input type="hidden" name="form" value="login" />
      <TextField
        label="Username"
        name="username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
        placeholder="Username or email"
        defaultValue={plain?.values.username}
        error={errors.username}
      />
      <PasswordField label="Password" name="password" autoComplete="current-password" error={errors.password} />
      <Link className="link small forgot" to="/forum/forgot-password">
        Forgot password?
      </Link>
      <SubmitButton block pending={pending} pendingLabel="Signing In...">
        Sign In
      </SubmitButton>
    </form>
  )
}

export const page: PageModule = { Component: LoginPage, head: memberHead('Log In'), load: loadWhoIsHere }
