import type { PageForm, PostedForm } from '../../../forms/page-form.ts'
import { usePostedForm } from '../../../forms/use-page-form.ts'
import { SubmitButton } from '../../../ui/form/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { PasswordField } from '../password-field.tsx'
import { confirmPassword } from '../../../queries/authenticator-queries.ts'

/** Asks for the password again where there's no JavaScript for a dialog. */
export function PlainPasswordForm() {
  const posted = usePostedForm(confirmPasswordForm)
  return (
    <form className="form" method="post" aria-label="Confirm your password">
      <Notice tone="bad" title="Confirm it’s you">
        {posted?.failure ?? 'It’s been an hour since you entered your password. Please enter it again, then try once more.'}
      </Notice>
      <input type="hidden" name="form" value={confirmPasswordForm.name} />
      <PasswordField label="Your password" name="password" autoComplete="current-password" error={posted?.errors.password} />
      <SubmitButton pending={false} pendingLabel="Checking...">
        Continue
      </SubmitButton>
    </form>
  )
}

/** Whether a form that was posted without JavaScript waits for the password. */
export function useNeedsPassword(posted: PostedForm | undefined): boolean {
  const wasRefused = usePostedForm(confirmPasswordForm) !== undefined
  return posted?.needs === 'password' || wasRefused
}

/** Asks for the password again, on pages that need one given recently. */
export const confirmPasswordForm: PageForm = {
  name: 'confirm-password',
  loadCheck: () => import('../authenticator/authenticator-checks.ts').then(({ checkOwnPassword }) => checkOwnPassword),
  send: ({ api, values: { password = '' } }) => confirmPassword(api, password),
  next: ({ page: { pathname, search } }) => `${pathname}${search}`,
}
