import { useApi } from '../../../queries/client/api-context.tsx'
import { confirmPassword } from '../../../queries/authenticator-queries.ts'
import { buttonClass, SubmitButton } from '../../../ui/form/button.tsx'
import { Dialog } from '../../../ui/overlay/confirm-dialog.tsx'
import { useForm, type Values } from '../../../ui/form/use-form.ts'
import { PasswordField } from '../password-field.tsx'
import { showFailure } from './show-failure.ts'

const loadCheck = () => import('../authenticator/authenticator-checks.ts').then(({ checkOwnPassword }) => checkOwnPassword)
const NOT_CONFIRMED = { title: 'Password not accepted', text: 'Please try again.' }

/** Asks for the password again, over the page it is needed on. */
export function ConfirmPasswordDialog({ onGiven, onClose }: { onGiven: () => void; onClose: () => void }) {
  const api = useApi()
  const { errors, pending, formProps } = useForm({
    loadCheck,
    send: async ({ password = '' }: Values) => void (await confirmPassword(api, password)),
    onSent: onGiven,
    onFailed: (error) => showFailure(error, NOT_CONFIRMED),
  })
  return (
    <Dialog title="Confirm it’s you" onClose={onClose}>
      <p>It’s been an hour since you entered your password. Please enter it again to continue. Nothing on this page is lost.</p>
      <form className="form" method="post" aria-label="Confirm your password" {...formProps}>
        <PasswordField label="Your password" name="password" autoComplete="current-password" error={errors.password} />
        <div className="dialog-ways">
          <button type="button" className={buttonClass({ look: 'quiet', small: true })} onClick={onClose}>
            Cancel
          </button>
          <SubmitButton small pending={pending} pendingLabel="Checking...">
            Continue
          </SubmitButton>
        </div>
      </form>
    </Dialog>
  )
}
