import { useState } from 'react'
import { Link } from 'react-router'
import { RESET_MAILED } from '../../../shared/accounts-words.ts'
import { forgotPassword } from '../../queries/accounts.ts'
import { useApi } from '../../queries/api-context.tsx'
import { SubmitButton } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { useForm, type Values } from '../../ui/use-form.ts'
import type { PageModule } from '../frame/page-data.ts'
import { usePlainForm } from '../frame/plain-form.tsx'
import { AuthFrame } from './auth-frame.tsx'
import { memberHead } from './closed-heads.ts'
import { useSentForm } from './sent-form.ts'
import { showFailure } from './tell-failure.ts'

const loadCheck = () => import('./checks.ts').then(({ checkForgotPassword }) => checkForgotPassword)
const NOT_SENT = { title: 'Not sent', text: 'Please try again.' }

function ForgotPasswordPage() {
  const sentPlain = useSentForm() === 'forgot-password'
  const [wasSent, setSent] = useState(false)
  return (
    <AuthFrame title="Forgot your password?" lead="It happens. We mail you a link to set a new one.">
      {wasSent || sentPlain ? (
        <Notice tone="good" title="Look into your inbox.">
          {RESET_MAILED}
        </Notice>
      ) : (
        <ForgotForm onSent={() => setSent(true)} />
      )}
      <p className="after">
        It came back to you?{' '}
        <Link className="link" to="/forum/login">
          Log in
        </Link>
      </p>
    </AuthFrame>
  )
}

function ForgotForm({ onSent }: { onSent: () => void }) {
  const api = useApi()
  const plain = usePlainForm('forgot-password')
  const { errors, pending, formProps } = useForm({
    loadCheck,
    initialErrors: plain?.errors,
    send: async ({ account = '' }: Values) => void (await forgotPassword(api, account)),
    onSent,
    onFailed: (error) => showFailure(error, NOT_SENT),
  })
  return (
    <form className="form" method="post" aria-label="Forgot password" {...formProps}>
      {plain?.failure && (
        <Notice tone="bad" title={NOT_SENT.title}>
          {plain.failure}
        </Notice>
      )}
      <input type="hidden" name="form" value="forgot-password" />
      <TextField
        label="Username or email"
        name="account"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
        defaultValue={plain?.values.account}
        error={errors.account}
      />
      <SubmitButton block pending={pending} pendingLabel="Sending...">
        Send me a link
      </SubmitButton>
    </form>
  )
}

export const page: PageModule = { Component: ForgotPasswordPage, head: memberHead('Forgot Password') }
