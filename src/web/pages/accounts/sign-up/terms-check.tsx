import { Complaint, useFieldIds } from '../../../ui/form/field.tsx'
import { Link } from '../../../ui/link.tsx'

/** The consent to the terms, with both texts to be read beforehand. */
export function TermsCheck({ error, isChecked }: { error: string | undefined; isChecked: boolean }) {
  const { errorId, control } = useFieldIds(error)
  return (
    <div className="field">
      <div className="check">
        <input type="checkbox" name="terms" required defaultChecked={isChecked} {...control} />
        <label htmlFor={control.id}>
          I agree to the{' '}
          <Link className="link" to="/forum/terms" target="_blank">
            terms
          </Link>{' '}
          and{' '}
          <Link className="link" to="/forum/privacy" target="_blank">
            privacy policy
          </Link>
        </label>
      </div>
      <Complaint id={errorId} error={error} />
    </div>
  )
}
