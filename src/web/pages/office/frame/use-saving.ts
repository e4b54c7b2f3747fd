import { type ChangeEvent, type FormEvent, useRef, useState } from 'react'
import { refusalOf } from '../../../queries/client/refusal.ts'
import { showToast } from '../../../ui/overlay/toast-store.ts'
import { useOneAct } from '../../../ui/form/use-one-act.ts'

type Values = Record<string, string>

interface Saving<T> {
  save: (values: T) => Promise<void>
  /** Handles a refusal; no toast tells one for which it returns true. */
  onRefused?: (status: number) => boolean
}

/**
 * The values of an office form from what is there to what was saved. What was typed stays whatever happens; complaints
 * stand at their fields, and the focus goes to the first of them.
 */
export function useSaving<T extends Values>(start: T, saving: Saving<T>) {
  const [values, setValues] = useState(start)
  return { values, setValues, ...useFormSave(values, setValues, saving) }
}

/** The same for values that are held elsewhere. */
export function useFormSave<T extends Values>(values: T, setValues: (change: (before: T) => T) => void, { save, onRefused }: Saving<T>) {
  const [errors, setErrors] = useState<Values>({})
  const [pending, setPending] = useState(false)
  const busy = useRef(false)

  const send = async (form: HTMLFormElement | null) => {
    if (busy.current) return
    busy.current = true
    setPending(true)
    try {
      await save(values)
      setErrors({})
    } catch (error) {
      const refusal = refusalOf(error)
      setErrors(refusal?.errors ?? {})
      if (!refusal || !onRefused?.(refusal.status)) showFailure(error)
      if (refusal) focusFirst(form, refusal.errors)
    } finally {
      busy.current = false
      setPending(false)
    }
  }
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    void send(event.currentTarget)
  }
  const field = (name: keyof T & string) => ({
    name,
    value: values[name] ?? '',
    error: errors[name],
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>) =>
      setValues((others) => ({ ...others, [name]: target.value })),
  })
  return { errors, pending, onSubmit, field }
}

/** Says in a toast why something was not done: in the server's words where it had any. */
export function showFailure(error: unknown): void {
  const refusal = refusalOf(error)
  const complaints = Object.values(refusal?.errors ?? {})
  const text = complaints.length > 1 ? `Please check ${complaints.length} fields.` : (complaints[0] ?? refusal?.message)
  showToast({ tone: 'bad', title: 'Not saved', text: text || 'We couldn’t reach the site. What you typed is still here. Please try again.' })
}

function focusFirst(form: HTMLFormElement | null, errors: Values) {
  // A field that is no form control, such as a text with references, says its name itself.
  const fields = form?.querySelectorAll('[name], [data-name]') ?? []
  const bad = [...fields].find((element) => (element.getAttribute('name') ?? element.getAttribute('data-name') ?? '') in errors)
  if (bad instanceof HTMLElement) bad.focus()
}

/** Does one thing at a time and tells when it could not be done. */
export const useAct = () => useOneAct(showFailure)
