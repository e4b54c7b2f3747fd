import { useQueryClient } from '@tanstack/react-query'
import { useApi } from '../queries/client/api-context.tsx'
import { type Errors, useForm, type Values } from '../ui/form/use-form.ts'
import { useActionData, useLocation, useParams } from '../ui/router/router-context.tsx'
import type { PageForm, PostedForm, Sent } from './page-form.ts'
import { sendForm } from './send-form.ts'
import { flashIn } from '../../shared/text/flash.ts'

/**
 * Sends a form of this page without leaving the page, with the API as its place in the page has it: behind the login
 * over the page, say.
 *
 * @throws (what it returns) whatever the form's `send` throws
 */
export function useFormSubmit<Answer>(form: PageForm<Answer>): (values: Values) => Promise<Sent<Answer>> {
  const [api, queries, params] = [useApi(), useQueryClient(), useParams()]
  const { pathname, search } = useLocation()
  return (values) => sendForm(form, { api, queries, values, params, page: new URL(pathname + search, location.href) })
}

/** What became of this form, if the page came about by posting it without JavaScript. */
export function usePostedForm({ name }: { name: string }): PostedForm | undefined {
  const posted = useActionData() as PostedForm | null | undefined // what `answerPost` returns
  return posted?.form === name ? posted : undefined
}

interface PageFormOptions<Answer> {
  /** Called after a send. */
  onSent: (sent: Sent<Answer>) => void
  /** Called with what went wrong. @returns errors to show at the fields */
  onFailed: (error: unknown) => Errors | void
  /** Called with what the check found, instead of sending. */
  onInvalid?: (errors: Errors) => void
  /** Whether a form that was posted without JavaScript is this one, where a page has several of its kind. */
  isPosted?: (values: Values) => boolean
  /** Wraps the send, for forms that may need the password first. */
  around?: <T>(send: () => Promise<T>) => Promise<T>
}

/** A form of this page for `PageFormElement`, with its fields' errors. It works without scripts, and better with them. */
export function usePageForm<Answer>(form: PageForm<Answer>, { around = (send) => send(), isPosted, ...options }: PageFormOptions<Answer>) {
  const submit = useFormSubmit(form)
  const any = usePostedForm(form)
  const posted = !any || !isPosted || isPosted(any.values) ? any : undefined
  const parts = useForm({
    loadCheck: async () => (await form.loadCheck?.()) ?? noCheck,
    initialErrors: posted?.errors,
    send: (values, elapsedMs) => around(() => submit({ ...values, elapsedMs: String(elapsedMs) })),
    ...options,
  })
  return { name: form.name, posted, ...parts }
}

const noCheck = () => ({})

/** The form that was just sent, if this page is to say so. */
export const useFlash = (): string | null => flashIn(new URLSearchParams(useLocation().search))
