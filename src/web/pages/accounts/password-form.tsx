import { useQueryClient } from '@tanstack/react-query'
import { ADMIN_PASSWORD_HINT, PASSWORD_CHANGED } from '../../../shared/accounts-words.ts'
import { changePassword } from '../../queries/accounts.ts'
import { useApi } from '../../queries/api-context.tsx'
import { SubmitButton } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { showToast } from '../../ui/toast-store.ts'
import { useForm, type Values } from '../../ui/use-form.ts'
import { usePlainForm } from '../frame/plain-form.tsx'
import { NewPasswordFields } from './new-password-fields.tsx'
import { PasswordField } from './password-field.tsx'
import { showFailure } from './tell-failure.ts'

const loadCheck = () => import('./checks.ts').then(({ checkPasswordChange }) => checkPasswordChange)
const NOT_CHANGED = { title: 'Password not changed', text: 'Please try again.' }

/** Changes the password; every other place is logged out. */
export function PasswordForm({ isAdmin }: { isAdmin: boolean }) {
  const api = useApi()
  const queries = useQueryClient()
  const plain = usePlainForm('password')
  const { errors, pending, formProps } = useForm({
    loadCheck,
    initialErrors: plain?.errors,
    send: async ({ currentPassword = '', password = '', confirmPassword = '' }: Values) => {
      await changePassword(api, { currentPassword, password, confirmPassword })
      await queries.invalidateQueries({ queryKey: ['sessions'] })
    },
    onSent: () => showToast({ tone: 'good', title: 'Done', text: PASSWORD_CHANGED }),
    onFailed: (error) => showFailure(error, NOT_CHANGED),
  })
  return (
    <form className="form" method="post" aria-label="Change password" {...formProps}>
      {plain?.failure && (
        <Notice tone="bad" title={NOT_CHANGED.title}>
          {plain.failure}
        </Notice>
      )}
      <input type="hidden" name="form" value="password" />
      <PasswordField
        label="Current password"
        name="currentPassword"
        autoComplete="current-password"
        error={errors.currentPassword}
      />
      <NewPasswordFields errors={errors} hint={isAdmin ? ADMIN_PASSWORD_HINT : undefined} />
      <SubmitButton pending={pending} pendingLabel="Saving...">
        Change password
      </SubmitButton>
    </form>
  )
}
