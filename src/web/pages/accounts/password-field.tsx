import { Eye, EyeOff } from 'lucide-react'
import { type ComponentProps, useState } from 'react'
import { PASSWORD_MAX_CHARS } from '../../../shared/accounts/accounts-words.ts'
import { Field, useFieldIds } from '../../ui/form/field.tsx'

interface PasswordFieldProps extends Omit<ComponentProps<'input'>, 'type'> {
  label: string
  name: string
  error?: string | undefined
  hint?: string
}

/** A password, hidden until its owner wants to see it. Pasting and password managers are welcome. */
export function PasswordField({ label, error, hint, ...input }: PasswordFieldProps) {
  const ids = useFieldIds(error, hint)
  const [isShown, setShown] = useState(false)
  const Icon = isShown ? EyeOff : Eye
  return (
    <Field {...{ label, error, hint, ids }}>
      <div className="affix">
        <input
          className="input"
          type={isShown ? 'text' : 'password'}
          required
          maxLength={PASSWORD_MAX_CHARS}
          autoCapitalize="none"
          spellCheck={false}
          {...input}
          {...ids.control}
        />
        <button type="button" className="icon-btn needs-script" aria-pressed={isShown} onClick={() => setShown(!isShown)}>
          <Icon className="i" aria-hidden />
          <span className="vh">{`Show ${label.toLowerCase()}`}</span>
        </button>
      </div>
    </Field>
  )
}
