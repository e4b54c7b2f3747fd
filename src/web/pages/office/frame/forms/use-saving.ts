import { type ChangeEvent, type FormEvent, useRef, useState } from 'react'
import type { PageForm, PostedForm } from '../../../../forms/page-form.ts'
import { useFormSubmit, usePostedForm } from '../../../../forms/use-page-form.ts'
import { refusalOf } from '../../../../queries/client/refusal.ts'
import { showToast } from '../../../../ui/overlay/toast-store.ts'
import { valuesOf } from '../../../../ui/form/use-form.ts'
import { useOneAct } from '../../../../ui/form/use-one-act.ts'

type Values = Record<string, string>

interface Saving<T, Answer> {
  form: PageForm<Answer>
  /** Called after a send, with what was sent. */
  onSent: (answer: Answer, sent: T) => unknown
  /** Handles a refusal; no toast tells one for which it returns true. */
  onRefused?: (status: number) => boolean
  /** Wraps the send, for forms that may need the password first. */
  around?: <R>(send: () => Promise<R>) => Promise<R>
  /** Whether a form that was posted without scripts is this one, where a page has several of its kind. */
  isPosted?: (values: Values) => boolean
}

/**
 * The values of an office form from what is there to what was saved. What was typed stays whatever happens; complaints
 * stand at their fields, and the focus goes to the first of them.
 */
export function useSaving<T extends Values, Answer>(start: T, saving: Saving<T, Answer>) {
  const posted = usePosted(saving)
  const [values, setValues] = useState(() => withValues(posted?.values ?? {}, start))
  return { values, setValues, ...useFormSave(values, setValues, saving) }
}

/** The fields as they came back from a form that was posted without scripts. */
export const withValues = <T extends Values>(values: Values, fields: T): T => ({
  ...fields,
  ...Object.fromEntries(Object.entries(values).filter(([name]) => name in fields)),
})

/** What became of this form, if the page came about by posting it without scripts. */
export function usePosted<T, Answer>({ form, isPosted }: Pick<Saving<T, Answer>, 'form' | 'isPosted'>): PostedForm | undefined {
  const posted = usePostedForm(form)
  return posted && (!isPosted || isPosted(posted.values)) ? posted : undefined
}

/** The same for values that are held elsewhere. */
export function useFormSave<T extends Values, Answer>(values: T, setValues: (change: (before: T) => T) => void, saving: Saving<T, Answer>) {
  const { form, onSent, onRefused, around = (send) => send() } = saving
  const submit = useFormSubmit(form)
  const posted = usePosted(saving)
  const [errors, setErrors] = useState<Values>(posted?.errors ?? {})
  const [pending, setPending] = useState(false)
  const busy = useRef(false)

  const send = async (element: HTMLFormElement) => {
    if (busy.current) return
    busy.current = true
    setPending(true)
    try {
      const { answer } = await around(() => submit({ ...valuesOf(new FormData(element)), ...values }))
      await onSent(answer, values)
      setErrors({})
    } catch (error) {
      const refusal = refusalOf(error)
      setErrors(refusal?.errors ?? {})
      if (!refusal || !onRefused?.(refusal.status)) showFailure(error)
      if (refusal) focusFirst(element, refusal.errors)
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
  return { name: form.name, posted, formProps: { noValidate: true, onSubmit }, errors, pending, field }
}

/** Says in a toast why something was not done: in the server's words where it had any. */
export function showFailure(error: unknown): void {
  const refusal = refusalOf(error)
  const complaints = Object.values(refusal?.errors ?? {})
  const text = complaints.length > 1 ? `Please check ${complaints.length} fields.` : (complaints[0] ?? refusal?.message)
  showToast({ tone: 'bad', title: 'Not saved', text: text || 'We couldn’t reach the site. What you typed is still here. Please try again.' })
}

function focusFirst(form: HTMLFormElement, errors: Values) {
  // A field that is no form control, such as a text with references, says its name itself.
  const fields = form.querySelectorAll('[name]:not([type=hidden]), [data-name]')
  const bad = [...fields].find((element) => (element.getAttribute('name') ?? element.getAttribute('data-name') ?? '') in errors)
  if (bad instanceof HTMLElement) bad.focus()
}

/** Does one thing at a time and tells when it could not be done. */
export const useAct = () => useOneAct(showFailure)
