import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { LOGIN_TO_WRITE } from '../../../shared/forum/forum-words.ts'
import { forgetUser } from '../../queries/accounts-queries.ts'
import { refusalOf } from '../../queries/client/refusal.ts'
import { showToast } from '../../ui/overlay/toast-store.ts'
import { useOneAct } from '../../ui/form/use-one-act.ts'

/** Says why something was not done, in the server's words where it had any; and takes leave of anyone who is logged out. */
export function showFailure(queries: QueryClient, error: unknown, otherwise = 'That didn’t work. Please try again.'): void {
  const refusal = refusalOf(error)
  if (refusal?.status === 401) {
    forgetUser(queries)
    return showToast({ tone: 'warn', title: 'Authentication Required', text: LOGIN_TO_WRITE })
  }
  const first = refusal && (Object.values(refusal.errors)[0] ?? (refusal.status < 500 ? refusal.message : ''))
  showToast({ tone: 'bad', title: 'Error', text: first || otherwise })
}

/** Does one thing at a time and tells when it could not be done. */
export function useAct() {
  const queries = useQueryClient()
  return useOneAct((error, otherwise) => showFailure(queries, error, otherwise))
}
