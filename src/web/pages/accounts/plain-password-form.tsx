import { SubmitButton } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { usePlainForm } from '../frame/plain-form.tsx'
import { PasswordField } from './password-field.tsx'

/** Asks for the password again where there are no scripts for a dialog. */
export function PlainPasswordForm() {
  const plain = usePlainForm('confirm-password')
  return (
    <form className="form" method="post" aria-label="Your password again">
      <Notice tone="bad" title="Is it still you?">
        {plain?.failure ?? 'It has been an hour since you gave your password. Please enter it once more, then try again.'}
      </Notice>
      <input type="hidden" name="form" value="confirm-password" />
      <PasswordField label="Your password" name="password" autoComplete="current-password" error={plain?.errors.password} />
      <SubmitButton pending={false} pendingLabel="One moment...">
        Go on
      </SubmitButton>
    </form>
  )
}
