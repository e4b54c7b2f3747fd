import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { LEGAL_NAME_MAX_CHARS, PASSWORD_HINT, REGISTER_DONE, REGISTER_FAILED } from '../../../shared/accounts-words.ts'
import { register } from '../../queries/accounts.ts'
import { useApi } from '../../queries/api-context.tsx'
import { SubmitButton } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { showToast } from '../../ui/toast-store.ts'
import { type Errors, useForm, type Values } from '../../ui/use-form.ts'
import { type PlainFormResult, usePlainForm } from '../frame/plain-form.tsx'
import { rememberUser } from './after-session-change.ts'
import { PasswordField } from './password-field.tsx'
import { showFailure } from './tell-failure.ts'
import { TermsCheck } from './terms-check.tsx'
import { UsernameField } from './username-field.tsx'
import { useWhereNext } from './where-next.ts'

const loadCheck = () => import('./checks.ts').then(({ checkRegistration }) => checkRegistration)

/** Everything an account needs. Posted to the page itself when there are no scripts. */
export function RegisterForm() {
  const plain = usePlainForm('register')
  const { errors, pending, formProps } = useRegistration(plain)
  return (
    <form className="form" method="post" aria-label="Sign up" {...formProps}>
      {plain?.failure && (
        <Notice tone="bad" title={REGISTER_FAILED.title}>
          {plain.failure}
        </Notice>
      )}
      <input type="hidden" name="form" value="register" />
      <Names errors={errors} values={plain?.values} />
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
      <TermsCheck error={errors.terms} isChecked={plain?.values.terms === 'on'} />
      <SubmitButton block pending={pending} pendingLabel="Creating Account...">
        Create Account
      </SubmitButton>
    </form>
  )
}

function useRegistration(plain: PlainFormResult | undefined) {
  const api = useApi()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const { next } = useWhereNext()
  return useForm({
    loadCheck,
    initialErrors: plain?.errors,
    send: async (values: Values) => {
      const { username = '', email = '', password = '', confirmPassword = '', firstName = '', lastName = '' } = values
      const names = { username, email, firstName, lastName }
      const { user } = await register(api, { ...names, password, confirmPassword, terms: true })
      rememberUser(queries, user)
    },
    onSent: () => {
      showToast({ tone: 'good', ...REGISTER_DONE })
      void navigate(next)
    },
    onFailed: (error) => showFailure(error, REGISTER_FAILED),
  })
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
