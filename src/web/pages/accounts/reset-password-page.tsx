import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate } from 'react-router'
import { RESET_PASSWORD_HINT } from '../../../shared/accounts-words.ts'
import { resetLinkQuery, resetPassword } from '../../queries/accounts.ts'
import { useApi } from '../../queries/api-context.tsx'
import { buttonClass, SubmitButton } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { useForm, type Values } from '../../ui/use-form.ts'
import { load, type PageModule } from '../frame/page-data.ts'
import { usePlainForm } from '../frame/plain-form.tsx'
import { rememberUser } from './after-session-change.ts'
import { AuthFrame } from './auth-frame.tsx'
import { memberHead } from './closed-heads.ts'
import { NewPasswordFields } from './new-password-fields.tsx'
import { useMailedToken } from './sent-form.ts'
import { showFailure } from './tell-failure.ts'

const loadCheck = () => import('./checks.ts').then(({ checkNewPassword }) => checkNewPassword)
const NOT_SET = { title: 'Password not set', text: 'Please ask for a new link.' }

function ResetPasswordPage() {
  const token = useMailedToken()
  const { data: link } = useQuery(resetLinkQuery(useApi(), token()))
  if (link && !link.works) return <DeadLink />
  return (
    <AuthFrame title="A new password" lead="Choose one you use nowhere else. Every place where you are logged in is logged out.">
      <ResetForm />
      <p className="after">
        The link does not work?{' '}
        <Link className="link" to="/forum/forgot-password">
          Ask for a new one
        </Link>
      </p>
    </AuthFrame>
  )
}

/** Told before anybody has thought of a password, and typed it twice. */
const DeadLink = () => (
  <AuthFrame title="This link no longer works" lead="A link works once, within two hours, and only if you did not ask for a newer one.">
    <p className="after">
      <Link className={buttonClass({ block: true })} to="/forum/forgot-password">
        Ask for a new link
      </Link>
    </p>
  </AuthFrame>
)

function ResetForm() {
  const api = useApi()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const token = useMailedToken()
  const plain = usePlainForm('reset-password')
  const { errors, pending, formProps } = useForm({
    loadCheck,
    initialErrors: plain?.errors,
    send: async ({ password = '', confirmPassword = '' }: Values) => {
      await resetPassword(api, { token: token(), password, confirmPassword })
      rememberUser(queries, null)
    },
    onSent: () => void navigate('/forum/login?sent=reset-password', { replace: true }),
    onFailed: (error) => showFailure(error, NOT_SET),
  })
  return (
    <form className="form" method="post" aria-label="New password" {...formProps}>
      {plain?.failure && (
        <Notice tone="bad" title={NOT_SET.title}>
          {plain.failure}
        </Notice>
      )}
      <input type="hidden" name="form" value="reset-password" />
      <NewPasswordFields errors={errors} hint={RESET_PASSWORD_HINT} />
      <SubmitButton block pending={pending} pendingLabel="Saving...">
        Set new password
      </SubmitButton>
    </form>
  )
}

export const page: PageModule = {
  Component: ResetPasswordPage,
  head: memberHead('New Password'),
  load: async (site, { search }) => {
    await load(site, resetLinkQuery(site.api, search.get('token') ?? ''))
    return null
  },
}
