import { CircleAlert } from 'lucide-react'
import { type ComponentProps, type ReactNode, useId } from 'react'

interface Common {
  label: string
  name: string
  /** What is wrong and what to do, or nothing. */
  error?: string | undefined
  /** Advice that stands below from the start. */
  hint?: ReactNode
  /** Keeps the label for screen readers only. */
  hideLabel?: boolean
}

type TextFieldProps = Common & Omit<ComponentProps<'input'>, 'name'>
type TextAreaProps = Common & Omit<ComponentProps<'textarea'>, 'name'>

/** A labeled line of text. */
export function TextField({ label, error, hint, hideLabel, ...input }: TextFieldProps) {
  const ids = useFieldIds(error, hint)
  return (
    <Field {...{ label, error, hint, hideLabel, ids }}>
      <input className="input" {...input} {...ids.control} />
    </Field>
  )
}

/** A labeled box for longer text. */
export function TextArea({ label, error, hint, hideLabel, ...textarea }: TextAreaProps) {
  const ids = useFieldIds(error, hint)
  return (
    <Field {...{ label, error, hint, hideLabel, ids }}>
      <textarea className="input" {...textarea} {...ids.control} />
    </Field>
  )
}

type FieldIds = ReturnType<typeof useFieldIds>

/** The ids that tie a control to its label, advice and complaint. */
export function useFieldIds(error: string | undefined, hint?: ReactNode) {
  const id = useId()
  const [errorId, hintId] = [`${id}-error`, `${id}-hint`]
  const describedBy = [error && errorId, hint && hintId].filter(Boolean).join(' ') || undefined
  return { errorId, hintId, control: { id, 'aria-invalid': error ? true : undefined, 'aria-describedby': describedBy } }
}

interface FieldProps extends Omit<Common, 'name'> {
  ids: FieldIds
  children: ReactNode
}

/** Label, control, advice and complaint of a field. */
export function Field({ label, error, hint, hideLabel, ids, children }: FieldProps) {
  return (
    <div className="field">
      <label htmlFor={ids.control.id} className={hideLabel ? 'vh' : undefined}>
        {label}
      </label>
      {children}
      {hint && (
        <p className="hint" id={ids.hintId}>
          {hint}
        </p>
      )}
      <Complaint id={ids.errorId} error={error} />
    </div>
  )
}

/** What is wrong with a control, if anything. */
export const Complaint = ({ id, error }: { id: string; error: string | undefined }) =>
  error && (
    <p className="err" id={id}>
      <CircleAlert className="i" aria-hidden />
      {error}
    </p>
  )

/** The trap: people never see or reach it; whatever fills it is a bot. */
export function HoneypotField() {
  return (
    <div className="trap" aria-hidden="true">
      <label>
        Leave this blank
        <input name="website" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  )
}
