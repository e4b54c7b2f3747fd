import { type ChangeEvent, type FormEvent, useRef, useState } from 'react'
import { dismissComplaint } from '../overlay/toast-store.ts'

/** The first complaint about each bad field. */
export type Errors = Record<string, string>
export type Values = Record<string, string>

interface FormOptions<Answer> {
  /** Loads what checks the values; called at the first touch, so that the page itself stays small. */
  loadCheck: () => Promise<(values: Values) => Errors>
  /** Sends the values. @param elapsedMs - from the first touch of the form to sending */
  send: (values: Values, elapsedMs: number) => Promise<Answer>
  /** Called after the values were sent, the form was cleared unless it was written on, and an earlier complaint taken away. */
  onSent: (answer: Answer) => void
  /** Called with whatever `send` threw; the form keeps its text. @returns errors to show at the fields */
  onFailed: (error: unknown) => Errors | void
  /** Called with what the check found, instead of sending. */
  onInvalid?: (errors: Errors) => void
  initialErrors?: Errors | undefined
}

/** A form that works as a plain one until it is touched, and then is checked and sent without leaving the page. */
export function useForm<Answer>({ loadCheck, send, onSent, onFailed, onInvalid, initialErrors = {} }: FormOptions<Answer>) {
  const [errors, setErrors] = useState(initialErrors)
  const [pending, setPending] = useState(false)
  const busy = useRef(false)
  const touchedAt = useRef<number | undefined>(undefined)
  const check = useRef<Promise<(values: Values) => Errors> | undefined>(undefined)

  const touch = () => {
    touchedAt.current ??= performance.now()
    check.current ??= loadCheck()
    return check.current
  }

  const refuse = (form: HTMLFormElement, found: Errors) => {
    setErrors(found)
    focusFirst(form, found)
  }

  const submit = async (form: HTMLFormElement) => {
    const values = valuesOf(new FormData(form))
    const found = (await touch())(values)
    setErrors(found)
    if (Object.keys(found).length > 0) {
      onInvalid?.(found)
      return refuse(form, found)
    }
    const answer = await send(values, Math.round(performance.now() - (touchedAt.current ?? performance.now())))
    // What was written on in the meantime was not sent.
    if (`${Object.values(valuesOf(new FormData(form)))}` === `${Object.values(values)}`) form.reset()
    touchedAt.current = undefined
    dismissComplaint()
    onSent(answer)
  }

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (busy.current) return
    busy.current = true
    // Before the check, which may still be on its way.
    setPending(true)
    const form = event.currentTarget
    try {
      await submit(form)
    } catch (error) {
      check.current = undefined
      refuse(form, onFailed(error) ?? {})
    } finally {
      busy.current = false
      setPending(false)
    }
  }

  /** A field that was wrong is checked again with every key, so that its message goes once it is right. */
  const onChange = async ({ target, currentTarget }: ChangeEvent<HTMLFormElement>) => {
    const { name } = target as unknown as HTMLInputElement
    if (!errors[name] || !check.current) return
    const found = (await check.current)(valuesOf(new FormData(currentTarget)))
    setErrors(({ [name]: _, ...others }) => (found[name] ? { ...others, [name]: found[name] } : others))
  }

  return { errors, pending, formProps: { noValidate: true, onFocus: () => void touch(), onSubmit, onChange } }
}

/** The texts of a form, without its files. */
export function valuesOf(form: FormData): Values {
  const texts = [...form].filter((entry): entry is [string, string] => typeof entry[1] === 'string')
  return Object.fromEntries(texts)
}

function focusFirst(form: HTMLFormElement, errors: Errors) {
  const bad = [...form.elements].find((element) => element instanceof HTMLElement && nameOf(element) in errors)
  if (bad instanceof HTMLElement) bad.focus()
}

const nameOf = (element: Element): string => element.getAttribute('name') ?? ''
