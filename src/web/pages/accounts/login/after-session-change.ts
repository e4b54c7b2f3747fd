import type { QueryClient } from '@tanstack/react-query'
import type { CurrentUser } from '../../../../shared/accounts/accounts.ts'

/** What no session changes. */
const SAME_FOR_ALL = new Set<unknown>(['facts', 'me'])

/** Tells the pages who is logged in now, and drops what they knew for whoever was before. */
export function rememberUser(queries: QueryClient, user: CurrentUser | null): void {
  queries.setQueryData(['me'], user)
  queries.removeQueries({ predicate: ({ queryKey: [name] }) => !SAME_FOR_ALL.has(name) })
}
