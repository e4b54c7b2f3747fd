import { useState } from 'react'
import { useNavigate } from '../../../ui/router/router-context.tsx'
import type { CurrentUser } from '../../../../shared/accounts/accounts.ts'
import { FIRST_ADMIN_READY, LOGIN_DONE, LOGIN_FAILED, PASSWORD_RESET } from '../../../../shared/accounts/accounts-words.ts'
import type { PageForm } from '../../../forms/page-form.ts'
import { PageFormElement } from '../../../forms/page-form-element.tsx'
import { useFlash, usePageForm, usePostedForm } from '../../../forms/use-page-form.ts'
import { logIn } from '../../../queries/accounts-queries.ts'
import { refusalOf } from '../../../queries/client/refusal.ts'
import { SubmitButton } from '../../../ui/form/button.tsx'
import { TextField } from '../../../ui/form/field.tsx'
import type { Errors } from '../../../ui/form/use-form.ts'
import { Link } from '../../../ui/link.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { showToast } from '../../../ui/overlay/toast-store.ts'
import type { PageModule } from '../../frame/page-data.ts'
import { rememberUser } from './use-session.ts'
import { AuthFrame } from '../auth-frame.tsx'
import { headTexts, useTexts } from '../../frame/use-texts.ts'
import { LoggedInAlready, loadForm } from './logged-in-already.tsx'
import { LoginCodePageForm, loginCodeForm } from './login-code-form.tsx'
import { PasswordField } from '../password-field.tsx'
import { showFailure } from './show-failure.ts'
import { useWhereNext, whereNext } from './where-next.ts'

const loginForm: PageForm<{ user: CurrentUser }> = {
  name: 'login',
  loadCheck: () => import('../account-checks.ts').then(({ checkLogIn }) => checkLogIn),
  send: ({ api, values: { username = '', password = '' } }) => logIn(api, { username, password }),
  refresh: (queries, { user }) => rememberUser(queries, user),
  next: ({ page }) => whereNext(page.searchParams),
}

/** What has been done just before. */
const SENT: Record<string, string> = { 'reset-password': PASSWORD_RESET, 'first-admin': FIRST_ADMIN_READY }

/** Name and password, and for those with an authenticator app a code after that. */
function LoginPage() {
  const needs = [usePostedForm(loginForm)?.needs, usePostedForm(loginCodeForm)?.needs]
  const [wantsCode, setWantsCode] = useState(needs.includes('authenticator'))
  return wantsCode ? <CodeStep onTooLate={() => setWantsCode(false)} /> : <PasswordStep onHalfDone={() => setWantsCode(true)} />
}

function CodeStep({ onTooLate }: { onTooLate: () => void }) {
  const texts = useTexts('login')
  return (
    <AuthFrame title={texts['code-heading']} lead={texts['code-lead']}>
      <LoginCodePageForm onTooLate={onTooLate} />
    </AuthFrame>
  )
}

function PasswordStep({ onHalfDone }: { onHalfDone: () => void }) {
  const texts = useTexts('login')
  const { withNext } = useWhereNext()
  const tooLate = usePostedForm(loginCodeForm)?.failure
  const sent = SENT[useFlash() ?? '']
  return (
    <AuthFrame title={texts.heading} lead={texts.lead}>
      <LoggedInAlready />
      {tooLate && (
        <Notice tone="bad" title={LOGIN_FAILED.title}>
          {tooLate}
        </Notice>
      )}
      {sent && (
        <Notice tone="good" title="Done">
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

/** What went wrong as a whole stays in the form, where it's put right: a toast goes. */
const atPassword = (errors: Errors | undefined, error: unknown): Errors | undefined =>
  errors && Object.keys(errors).length === 0 ? { password: refusalOf(error)?.message || LOGIN_FAILED.text } : errors

/** Posted to the page's own address, so that `?next=` comes along. */
function LoginForm({ onHalfDone }: { onHalfDone: () => void }) {
  const navigate = useNavigate()
  const form = usePageForm(loginForm, {
    onSent: ({ next }) => {
      showToast({ tone: 'good', ...LOGIN_DONE })
      void navigate(next)
    },
    onFailed: (error) => (refusalOf(error)?.needs === 'authenticator' ? onHalfDone() : atPassword(showFailure(error, LOGIN_FAILED), error)),
  })
  const { errors, pending, posted } = form

  return (
    <PageFormElement of={form} failed={LOGIN_FAILED.title} aria-label="Log in">
      <TextField
        label="Username"
        name="username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
        placeholder="Username or email"
        defaultValue={posted?.values.username}
        error={errors.username}
      />
      <PasswordField label="Password" name="password" autoComplete="current-password" error={errors.password} />
      <Link className="link small forgot" to="/forum/forgot-password">
        Forgot password?
      </Link>
      <SubmitButton block pending={pending} pendingLabel="Signing In...">
        Log In
      </SubmitButton>
    </PageFormElement>
  )
}

export const page: PageModule = { Component: LoginPage, head: (queries) => headTexts(queries, 'login'), load: loadForm('login'), forms: [loginForm, loginCodeForm] }
