import { useLocation } from 'react-router'
import { FORUM_HOME } from '../../../shared/accounts-words.ts'
import { nextPath } from '../../../shared/next-path.ts'

/** Where log-in and registration lead: back to the page that asked for them, otherwise to the forum. */
export function useWhereNext(): { next: string; withNext: (page: string) => string } {
  const { search } = useLocation()
  const next = nextPath(new URLSearchParams(search).get('next'), FORUM_HOME)
  const withNext = (page: string) => (next === FORUM_HOME ? page : `${page}?next=${encodeURIComponent(next)}`)
  return { next, withNext }
}
