import type { QueryClient } from '@tanstack/react-query'
import type { ActionFunctionArgs, useSubmit } from 'react-router'
import type { Api } from '../queries/client/api.ts'
import { type Values, valuesOf } from '../ui/form/use-form.ts'
import type { PageForm, Sent, Submission } from './page-form.ts'
import { type ScriptedSend, scriptedSend, startSend } from './scripted-send.ts'

/**
 * Answers the forms of a page.
 *
 * @returns for scripts nothing, since they find the outcome in their {@link scriptedSend}; for visitors without
 *   JavaScript what `answerPost` says
 */
export async function answerForm(site: { api: Api; queries: QueryClient }, forms: readonly PageForm[], { request, params, context }: ActionFunctionArgs) {
  const values = valuesOf(await request.formData())
  const form = forms.find(({ name }) => name === values.form)
  const scripted = context.get(scriptedSend)
  const submission = { api: scripted?.api ?? site.api, values, page: new URL(request.url), params, isScripted: scripted !== null }
  if (scripted && form) return finish(scripted, form, site.queries, submission)
  const { answerPost } = await import('./answer-post.ts')
  return answerPost(form, submission)
}

/** Never throws: the router would show an error page, and what was typed would be lost. */
async function finish(scripted: ScriptedSend, form: PageForm, queries: QueryClient, submission: Submission): Promise<null> {
  try {
    const answer = await form.send(submission)
    await form.refresh?.(queries, answer)
    scripted.outcome = { sent: { answer, next: form.next(submission, answer) } }
  } catch (error) {
    scripted.outcome = { error }
  }
  return null
}

/**
 * Sends a form by script, through the action of the page at `action`.
 *
 * @throws whatever the form's `send` throws
 */
export async function sendForm<Answer>(
  form: PageForm<Answer>,
  values: Values,
  { api, submit, action }: { api: Api; submit: ReturnType<typeof useSubmit>; action: string },
): Promise<Sent<Answer>> {
  const send: ScriptedSend = { api }
  const to = { method: 'post', action, navigate: false, defaultShouldRevalidate: false } as const
  await startSend(send, () => submit({ ...values, form: form.name }, to))
  const { outcome } = send
  if (outcome && 'sent' in outcome) return outcome.sent as Sent<Answer> // of this form's own `send`
  throw outcome?.error
}
