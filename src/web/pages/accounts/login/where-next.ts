import { useLocation } from '../../../ui/router/router-context.tsx'
import { FORUM_HOME } from '../../../../shared/accounts/accounts-words.ts'

/** Where login and registration lead: back to the page that asked for them, otherwise to the forum. */
export const whereNext = (search: URLSearchParams): string => nextPath(search.get('next'), FORUM_HOME)

/** {@link whereNext} of this page, and another page's address with the same destination. */
export function useWhereNext(): { next: string; withNext: (page: string) => string } {
  const next = whereNext(new URLSearchParams(useLocation().search))
  const withNext = (page: string) => (next === FORUM_HOME ? page : `${page}?next=${encodeURIComponent(next)}`)
  return { next, withNext }
}

const ANYWHERE = 'http://site.invalid'

/** Where to go after logging in: `value` if it is a path of this site, otherwise `fallback`. */
export function nextPath(value: string | null | undefined, fallback: string): string {
  if (!value?.startsWith('/') || !URL.canParse(value, ANYWHERE)) return fallback
  // `//host` and `/\host` name another site; parsing settles it, whatever the spelling.
  const { origin, pathname, search, hash } = new URL(value, ANYWHERE)
  return origin === ANYWHERE && !pathname.startsWith('//') ? `${pathname}${search}${hash}` : fallback
}
