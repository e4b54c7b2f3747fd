import type { QueryClient } from '@tanstack/react-query'
import type { Values } from '../ui/form/use-form.ts'
import type { PageForm, Sent, Submission } from './page-form.ts'

interface SendParts extends Pick<Submission, 'api' | 'page' | 'params'> {
  values: Values
  queries: QueryClient
}

/**
 * Sends a form by scripts, without leaving its page.
 *
 * @throws whatever the form's `send` throws
 */
export async function sendForm<Answer>(form: PageForm<Answer>, { queries, values, ...parts }: SendParts): Promise<Sent<Answer>> {
  const submission = { ...parts, values: { ...values, form: form.name }, isScripted: true }
  const answer = await form.send(submission)
  await form.refresh?.(queries, answer)
  return { answer, next: form.next(submission, answer) }
}
