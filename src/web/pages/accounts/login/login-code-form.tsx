import { useState } from 'react'
import { useNavigate } from '../../../ui/router/router-context.tsx'
import { LOGIN_DONE, LOGIN_FAILED } from '../../../../shared/accounts/accounts-words.ts'
import type { CurrentUser } from '../../../../shared/accounts/accounts.ts'
import type { PageForm } from '../../../forms/page-form.ts'
import { PageFormElement } from '../../../forms/page-form-element.tsx'
import { usePageForm } from '../../../forms/use-page-form.ts'
import { useApi } from '../../../queries/client/api-context.tsx'
import { sendCode } from '../../../queries/authenticator-queries.ts'
import { refusalOf } from '../../../queries/client/refusal.ts'
import { buttonClass, SubmitButton } from '../../../ui/form/button.tsx'
import { showToast } from '../../../ui/overlay/toast-store.ts'
import { type Errors, useForm } from '../../../ui/form/use-form.ts'
import { rememberUser } from './use-session.ts'
import { CodeField } from './code-field.tsx'
import { showFailure } from './show-failure.ts'
import { whereNext } from './where-next.ts'

const LABEL = 'Enter your code'
const loadCheck = () => import('../authenticator/authenticator-checks.ts').then(({ checkCode }) => checkCode)

export const loginCodeForm: PageForm<{ user: CurrentUser }> = {
  name: 'authenticator',
  loadCheck,
  send: ({ api, values: { code = '' } }) => sendCode(api, code),
  refresh: (queries, { user }) => rememberUser(queries, user),
  next: ({ page }) => whereNext(page.searchParams),
}

interface LoginCodeProps {
  /** Called when the code came too late: the password is asked for again. */
  onTooLate: () => void
}

/** The second step of the login page: a code from the member's app, or a recovery code. */
export function LoginCodePageForm({ onTooLate }: LoginCodeProps) {
  const navigate = useNavigate()
  const form = usePageForm(loginCodeForm, {
    onSent: ({ next }) => {
      showToast({ tone: 'good', ...LOGIN_DONE })
      void navigate(next)
    },
    onFailed: (error) => showCodeFailure(error, onTooLate),
  })
  return (
    <PageFormElement of={form} failed={LOGIN_FAILED.title} aria-label={LABEL}>
      <CodeFields {...form} />
    </PageFormElement>
  )
}

/** The second step of a login in a dialog, over the page that asked for it. */
export function LoginCodeForm({ onTooLate, onDone }: LoginCodeProps & { onDone: (user: CurrentUser) => void }) {
  const api = useApi()
  const { errors, pending, formProps } = useForm({
    loadCheck,
    send: async ({ code = '' }) => onDone((await sendCode(api, code)).user),
    onSent: () => {},
    onFailed: (error) => showCodeFailure(error, onTooLate),
  })
  return (
    <form className="form" method="post" aria-label={LABEL} {...formProps}>
      <CodeFields errors={errors} pending={pending} />
    </form>
  )
}

function showCodeFailure(error: unknown, onTooLate: () => void): Errors | undefined {
  if (refusalOf(error)?.status === 401) onTooLate()
  return showFailure(error, LOGIN_FAILED)
}

const APP = 'Six digits. No phone? Use a recovery code.'
const PAPER = '16 letters and digits. Each code works once.'

function CodeFields({ errors, pending }: { errors: Errors; pending: boolean }) {
  const [isRecovery, setRecovery] = useState(false)
  return (
    <>
      <CodeField
        key={String(isRecovery)}
        takesFocus
        label={isRecovery ? 'Recovery code' : 'Code from your app'}
        hint={isRecovery ? PAPER : APP}
        takesRecoveryCode={isRecovery}
        error={errors.code}
      />
      <SubmitButton block pending={pending} pendingLabel="Signing In...">
        Log In
      </SubmitButton>
      <button type="button" className={`${buttonClass({ look: 'quiet', small: true })} needs-script`} onClick={() => setRecovery(!isRecovery)}>
        {isRecovery ? 'Use My App Instead' : 'Use a Recovery Code Instead'}
      </button>
    </>
  )
}
