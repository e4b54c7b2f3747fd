import { ADMIN_PASSWORD_HINT, PASSWORD_CHANGED } from '../../../../shared/accounts/accounts-words.ts'
import type { PageForm } from '../../../forms/page-form.ts'
import { PageFormElement } from '../../../forms/page-form-element.tsx'
import { usePageForm } from '../../../forms/use-page-form.ts'
import { changePassword } from '../../../queries/accounts-queries.ts'
import { SubmitButton } from '../../../ui/form/button.tsx'
import { showToast } from '../../../ui/overlay/toast-store.ts'
import { NewPasswordFields } from '../new-password-fields.tsx'
import { PasswordField } from '../password-field.tsx'
import { showFailure } from '../login/show-failure.ts'

const NOT_CHANGED = { title: 'Password not changed', text: 'Please try again.' }

export const passwordForm: PageForm = {
  name: 'password',
  loadCheck: () => import('../account-checks.ts').then(({ checkPasswordChange }) => checkPasswordChange),
  send: ({ api, values: { currentPassword = '', password = '', confirmPassword = '' } }) =>
    changePassword(api, { currentPassword, password, confirmPassword }),
  refresh: (queries) => queries.invalidateQueries({ queryKey: ['sessions'] }),
  next: () => '/forum/profile?sent=password',
}

/** Changes the password; every other place is logged out. */
export function PasswordForm({ isAdmin }: { isAdmin: boolean }) {
  const form = usePageForm(passwordForm, {
    onSent: () => showToast({ tone: 'good', title: 'Done', text: PASSWORD_CHANGED }),
    onFailed: (error) => showFailure(error, NOT_CHANGED),
  })
  const { errors, pending } = form
  return (
    <PageFormElement of={form} failed={NOT_CHANGED.title} aria-label="Change password">
      <PasswordField
        label="Current password"
        name="currentPassword"
        autoComplete="current-password"
        error={errors.currentPassword}
      />
      <NewPasswordFields errors={errors} hint={isAdmin ? ADMIN_PASSWORD_HINT : undefined} />
      <SubmitButton pending={pending} pendingLabel="Saving...">
        Change Password
      </SubmitButton>
    </PageFormElement>
  )
}
