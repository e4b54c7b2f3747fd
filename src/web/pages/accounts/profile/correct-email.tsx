import type { CurrentUser } from '../../../../shared/accounts/accounts.ts'
import { EMAIL_CORRECTED } from '../../../../shared/accounts/accounts-words.ts'
import type { PageForm } from '../../../forms/page-form.ts'
import { PageFormElement } from '../../../forms/page-form-element.tsx'
import { usePageForm } from '../../../forms/use-page-form.ts'
import { correctEmail } from '../../../queries/accounts-queries.ts'
import { SubmitButton } from '../../../ui/form/button.tsx'
import { TextField } from '../../../ui/form/field.tsx'
import { showToast } from '../../../ui/overlay/toast-store.ts'
import { PasswordField } from '../password-field.tsx'
import { showFailure } from '../login/show-failure.ts'

const NOT_CHANGED = { title: 'Email not changed', text: 'Please try again.' }

export const ownEmailForm: PageForm<{ user: CurrentUser }> = {
  name: 'own-email',
  loadCheck: () => import('../account-checks.ts').then(({ checkEmailCorrection }) => checkEmailCorrection),
  send: ({ api, values: { email = '', password = '' } }) => correctEmail(api, { email, password }),
  refresh: (queries, { user }) => queries.setQueryData(['me'], user),
  next: () => '/forum/profile?sent=own-email',
}

/** Puts right an address that was mistyped at registration. It is closed until someone needs it. */
export function CorrectEmail() {
  const form = usePageForm(ownEmailForm, {
    onSent: () => showToast({ tone: 'good', title: 'Done', text: EMAIL_CORRECTED }),
    onFailed: (error) => showFailure(error, NOT_CHANGED),
  })
  const { errors, pending, posted } = form
  return (
    <details className="correct-email" open={posted !== undefined}>
      <summary>Wrong address?</summary>
      <PageFormElement of={form} failed={NOT_CHANGED.title} aria-label="Change your email">
        <TextField
          label="New email"
          name="email"
          type="email"
          autoComplete="email"
          required
          defaultValue={posted?.values.email}
          error={errors.email}
        />
        <PasswordField label="Your password" name="password" autoComplete="current-password" error={errors.password} />
        <SubmitButton small look="line" pending={pending} pendingLabel="Saving...">
          Change Email
        </SubmitButton>
      </PageFormElement>
    </details>
  )
}
