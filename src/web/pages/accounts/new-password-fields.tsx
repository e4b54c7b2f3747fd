import { PASSWORD_HINT } from '../../../shared/accounts/accounts-words.ts'
import type { Errors } from '../../ui/form/use-form.ts'
import { PasswordField } from './password-field.tsx'

/** A new password, twice. */
export const NewPasswordFields = ({ errors, hint = PASSWORD_HINT }: { errors: Errors; hint?: string | undefined }) => (
  <>
    <PasswordField label="New password" name="password" autoComplete="new-password" hint={hint} error={errors.password} />
    <PasswordField
      label="Confirm new password"
      name="confirmPassword"
      autoComplete="new-password"
      error={errors.confirmPassword}
    />
  </>
)
