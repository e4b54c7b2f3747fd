import { useQueryClient } from '@tanstack/react-query'
import { EMAIL_CORRECTED } from '../../../shared/accounts-words.ts'
import { correctEmail } from '../../queries/accounts.ts'
import { useApi } from '../../queries/api-context.tsx'
import { SubmitButton } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { showToast } from '../../ui/toast-store.ts'
import { useForm, type Values } from '../../ui/use-form.ts'
import { usePlainForm } from '../frame/plain-form.tsx'
import { PasswordField } from './password-field.tsx'
import { showFailure } from './tell-failure.ts'

const loadCheck = () => import('./checks.ts').then(({ checkEmailCorrection }) => checkEmailCorrection)
const NOT_CHANGED = { title: 'Email not changed', text: 'Please try again.' }

/** Puts right an address that was mistyped at registration. It is closed until somebody needs it. */
export function CorrectEmail() {
  const api = useApi()
  const queries = useQueryClient()
  const plain = usePlainForm('own-email')
  const { errors, pending, formProps } = useForm({
    loadCheck,
    initialErrors: plain?.errors,
    send: async ({ email = '', password = '' }: Values) => {
      const { user } = await correctEmail(api, { email, password })
      queries.setQueryData(['me'], user)
    },
    onSent: () => showToast({ tone: 'good', title: 'Done', text: EMAIL_CORRECTED }),
    onFailed: (error) => showFailure(error, NOT_CHANGED),
  })
  return (
    <details className="correct-email" open={plain !== undefined}>
      <summary>Is this address wrong?</summary>
      <form className="form" method="post" aria-label="Correct your email" {...formProps}>
        {plain?.failure && (
          <Notice tone="bad" title={NOT_CHANGED.title}>
            {plain.failure}
          </Notice>
        )}
        <input type="hidden" name="form" value="own-email" />
        <TextField
          label="Your email"
          name="email"
          type="email"
          autoComplete="email"
          required
          defaultValue={plain?.values.email}
          error={errors.email}
        />
        <PasswordField label="Your password" name="password" autoComplete="current-password" error={errors.password} />
        <SubmitButton small look="line" pending={pending} pendingLabel="Saving...">
          Change it
        </SubmitButton>
      </form>
    </details>
  )
}
