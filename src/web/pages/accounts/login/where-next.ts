import { useLocation } from 'react-router'
import { FORUM_HOME } from '../../../../shared/accounts/accounts-words.ts'
import { nextPath } from '../../../../shared/accounts/next-path.ts'

/** Where login and registration lead: back to the page that asked for them, otherwise to the forum. */
export const whereNext = (search: URLSearchParams): string => nextPath(search.get('next'), FORUM_HOME)

/** {@link whereNext} of this page, and another page's address with the same destination. */
export function useWhereNext(): { next: string; withNext: (page: string) => string } {
  const next = whereNext(new URLSearchParams(useLocation().search))
  const withNext = (page: string) => (next === FORUM_HOME ? page : `${page}?next=${encodeURIComponent(next)}`)
  return { next, withNext }
}
