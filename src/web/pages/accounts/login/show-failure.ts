import { NOT_CONNECTED } from '../../../../shared/accounts/accounts-words.ts'
import { refusalOf } from '../../../queries/client/refusal.ts'
import { showToast } from '../../../ui/overlay/toast-store.ts'
import type { Errors } from '../../../ui/form/use-form.ts'

/**
 * Tells in a toast why a form did not go through: in the server's words with whatever else it complains of, or that
 * there was no server.
 *
 * @returns the complaints, for the fields
 */
export function showFailure(error: unknown, failed: { title: string; text: string }): Errors | undefined {
  const refusal = refusalOf(error)
  if (!refusal) return void showToast({ tone: 'bad', ...NOT_CONNECTED })
  const { errors } = refusal
  const message = refusal.message || failed.text
  const more = Object.values(errors).filter((complaint) => complaint !== message)
  showToast({ tone: 'bad', title: failed.title, text: [message, ...more].join(more.length > 0 ? ' · ' : '') })
  return errors
}
