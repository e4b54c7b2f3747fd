import { useNavigate } from '../../../ui/router/router-context.tsx'
import type { CurrentUser } from '../../../../shared/accounts/accounts.ts'
import { LEGAL_NAME_MAX_CHARS, PASSWORD_HINT, REGISTER_DONE, REGISTER_FAILED } from '../../../../shared/accounts/accounts-words.ts'
import type { PageForm } from '../../../forms/page-form.ts'
import { PageFormElement } from '../../../forms/page-form-element.tsx'
import { usePageForm } from '../../../forms/use-page-form.ts'
import { register } from '../../../queries/accounts-queries.ts'
import { SubmitButton } from '../../../ui/form/button.tsx'
import { TextField } from '../../../ui/form/field.tsx'
import { showToast } from '../../../ui/overlay/toast-store.ts'
import type { Errors, Values } from '../../../ui/form/use-form.ts'
import { rememberUser } from '../login/use-session.ts'
import { PasswordField } from '../password-field.tsx'
import { showFailure } from '../login/show-failure.ts'
import { TermsCheck } from './terms-check.tsx'
import { UsernameField } from './username-field.tsx'
import { whereNext } from '../login/where-next.ts'

export const registerForm: PageForm<{ user: CurrentUser | null }> = {
  name: 'register',
  loadCheck: () => import('../account-checks.ts').then(({ checkRegistration }) => checkRegistration),
  send: ({ api, values: { username = '', email = '', password = '', confirmPassword = '', firstName = '', lastName = '', terms } }) =>
    register(api, { username, email, firstName, lastName, password, confirmPassword, terms: terms === 'on' }),
  refresh: (queries, { user }) => user && rememberUser(queries, user),
  next: ({ page }, { user }) => (user ? whereNext(page.searchParams) : '/forum/register?sent=register'),
}

/** Everything an account needs. */
export function RegisterForm({ onWait }: { onWait: () => void }) {
  const navigate = useNavigate()
  const form = usePageForm(registerForm, {
    onSent: ({ next, answer }) => {
      if (!answer.user) return onWait()
      showToast({ tone: 'good', ...REGISTER_DONE })
      void navigate(next)
    },
    onFailed: (error) => showFailure(error, REGISTER_FAILED),
  })
  const { errors, pending, posted } = form
  return (
    <PageFormElement of={form} failed={REGISTER_FAILED.title} aria-label="Sign up">
      <Names errors={errors} values={posted?.values} />
      <div className="two">
        <PasswordField
          label="Password"
          name="password"
          autoComplete="new-password"
          hint={PASSWORD_HINT}
          error={errors.password}
        />
        <PasswordField
          label="Confirm password"
          name="confirmPassword"
          autoComplete="new-password"
          error={errors.confirmPassword}
        />
      </div>
      <TermsCheck error={errors.terms} isChecked={posted?.values.terms === 'on'} />
      <SubmitButton block pending={pending} pendingLabel="Creating Account...">
        Create Account
      </SubmitButton>
    </PageFormElement>
  )
}

function Names({ errors, values }: { errors: Errors; values: Values | undefined }) {
  const field = (name: string) => ({ name, required: true, defaultValue: values?.[name], error: errors[name] })
  return (
    <>
      <div className="two">
        <TextField label="First name" autoComplete="given-name" maxLength={LEGAL_NAME_MAX_CHARS} {...field('firstName')} />
        <TextField label="Last name" autoComplete="family-name" maxLength={LEGAL_NAME_MAX_CHARS} {...field('lastName')} />
      </div>
      <UsernameField defaultValue={values?.username} error={errors.username} />
      <TextField label="Email" type="email" autoComplete="email" {...field('email')} />
    </>
  )
}
