import { type ComponentProps, useLayoutEffect, useRef } from 'react'

type Look = 'primary' | 'sun' | 'line' | 'quiet'

const LOOKS: Record<Look, string> = { primary: 'btn', sun: 'btn btn-sun', line: 'btn btn-line', quiet: 'btn btn-quiet' }

interface Variants {
  look?: Look
  small?: boolean
  block?: boolean
}

/** The class names of a button, for links that look like one. */
export const buttonClass = ({ look = 'primary', small, block }: Variants = {}): string =>
  [LOOKS[look], small && 'btn-sm', block && 'btn-block'].filter(Boolean).join(' ')

interface SubmitButtonProps extends Variants, ComponentProps<'button'> {
  pending: boolean
  /** What it reads while the form is being sent, e.g. "Sending..." */
  pendingLabel: string
}

/** Sends its form. While that takes, it says so and cannot be pressed again; then it has the focus back. */
export function SubmitButton({ look, small, block, pending, pendingLabel, children, ...rest }: SubmitButtonProps) {
  const button = useFocusBack(pending)
  return (
    <button ref={button} type="submit" className={buttonClass({ look, small, block })} disabled={pending} {...rest}>
      {pending ? pendingLabel : children}
    </button>
  )
}

/** A button loses the focus where it cannot be pressed. It gets it back, unless something else has taken it in the meantime. */
function useFocusBack(pending: boolean) {
  const button = useRef<HTMLButtonElement>(null)
  const hadFocus = useRef(false)
  useLayoutEffect(() => {
    const { activeElement, body } = document
    if (pending) hadFocus.current = activeElement === button.current
    else if (hadFocus.current && activeElement === body) button.current?.focus({ preventScroll: true })
  }, [pending])
  return button
}
