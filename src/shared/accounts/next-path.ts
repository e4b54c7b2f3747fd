const ANYWHERE = 'http://site.invalid'

/** Where to go after logging in: `value` if it is a path of this site, otherwise `fallback`. */
export function nextPath(value: string | null | undefined, fallback: string): string {
  if (!value?.startsWith('/') || !URL.canParse(value, ANYWHERE)) return fallback
  // `//host` and `/\host` name another site; parsing settles it, whatever the spelling.
  const { origin, pathname, search, hash } = new URL(value, ANYWHERE)
  return origin === ANYWHERE && !pathname.startsWith('//') ? `${pathname}${search}${hash}` : fallback
}
