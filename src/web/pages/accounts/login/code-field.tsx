import { useEffect, useRef, useSyncExternalStore } from 'react'
import { CODE_MAX_CHARS } from '../../../../shared/accounts/authenticator-words.ts'
import { TextField } from '../../../ui/form/field.tsx'

interface CodeFieldProps {
  label?: string
  hint?: string
  error?: string | undefined
  /** Takes recovery codes too, which have letters. */
  takesRecoveryCode?: boolean
  /** It appears after something was pressed elsewhere: the focus goes on to it. */
  takesFocus?: boolean
}

/**
 * A code from the app. Programs that fill codes in know it by its name, and it may be pasted. The keyboard of digits
 * comes with scripts only, with which there is a way to the other one.
 */
export function CodeField({ label = 'Code from your app', hint, error, takesRecoveryCode = false, takesFocus = false }: CodeFieldProps) {
  const hasScripts = useSyncExternalStore(never, () => true, () => false)
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (takesFocus) field.current?.focus()
  }, [takesFocus])
  return (
    <TextField
      ref={field}
      label={label}
      name="code"
      autoComplete={takesRecoveryCode ? 'off' : 'one-time-code'}
      inputMode={hasScripts && !takesRecoveryCode ? 'numeric' : 'text'}
      autoCapitalize={takesRecoveryCode ? 'characters' : 'none'}
      spellCheck={false}
      required
      maxLength={CODE_MAX_CHARS}
      hint={hint}
      error={error}
    />
  )
}

/** Scripts do not come and go. */
const never = () => () => {}
