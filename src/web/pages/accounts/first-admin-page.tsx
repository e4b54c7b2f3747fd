import { useNavigate } from 'react-router'
import { ADMIN_PASSWORD_HINT } from '../../../shared/accounts-words.ts'
import { setUpFirstAdmin } from '../../queries/accounts.ts'
import { useApi } from '../../queries/api-context.tsx'
import { SubmitButton } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { useForm, type Values } from '../../ui/use-form.ts'
import type { PageModule } from '../frame/page-data.ts'
import { usePlainForm } from '../frame/plain-form.tsx'
import { AuthFrame } from './auth-frame.tsx'
import { memberHead } from './closed-heads.ts'
import { NewPasswordFields } from './new-password-fields.tsx'
import { useMailedToken } from './sent-form.ts'
import { showFailure } from './tell-failure.ts'
import { UsernameField } from './username-field.tsx'

const loadCheck = () => import('./checks.ts').then(({ checkFirstAdmin }) => checkFirstAdmin)
const NOT_MADE = { title: 'Not done', text: 'Please try again.' }

/** Where the link leads that the site prints while it has no admin. */
function FirstAdminPage() {
  return (
    <AuthFrame title="Welcome to your site" lead="You are its first admin. Choose how you log in.">
      <FirstAdminForm />
      <p className="after">The link does not work? Start the site again, and it prints a new one.</p>
    </AuthFrame>
  )
}

function FirstAdminForm() {
  const api = useApi()
  const navigate = useNavigate()
  const token = useMailedToken()
  const plain = usePlainForm('first-admin')
  const { errors, pending, formProps } = useForm({
    loadCheck,
    initialErrors: plain?.errors,
    send: async ({ username = '', email = '', password = '', confirmPassword = '' }: Values) =>
      void (await setUpFirstAdmin(api, { token: token(), username, email, password, confirmPassword })),
    onSent: () => void navigate('/forum/login?sent=first-admin&next=/office', { replace: true }),
    onFailed: (error) => showFailure(error, NOT_MADE),
  })
  const field = (name: string) => ({ name, required: true, defaultValue: plain?.values[name], error: errors[name] })
  return (
    <form className="form" method="post" aria-label="Your account" {...formProps}>
      {plain?.failure && (
        <Notice tone="bad" title={NOT_MADE.title}>
          {plain.failure}
        </Notice>
      )}
      <input type="hidden" name="form" value="first-admin" />
      <UsernameField defaultValue={plain?.values.username} error={errors.username} />
      <TextField label="Email" type="email" autoComplete="email" hint="Seen by admins only. A forgotten password is mailed there." {...field('email')} />
      <NewPasswordFields errors={errors} hint={ADMIN_PASSWORD_HINT} />
      <SubmitButton block pending={pending} pendingLabel="One moment...">
        Create my account
      </SubmitButton>
    </form>
  )
}

export const page: PageModule = { Component: FirstAdminPage, head: memberHead('Welcome to Your Site') }
