/** The forum's own ways, as header and menu name them. */
export const FORUM_LINKS = [
  { label: 'Home', to: '/forum' },
  { label: 'Categories', to: '/forum/categories' },
  { label: 'Latest', to: '/forum/latest' },
  { label: 'Popular', to: '/forum/popular' },
] as const

/** Marks the link whose page, or whose part of the forum, is on screen. */
export function currentOf(to: string, pathname: string): 'page' | 'true' | undefined {
  if (pathname.replace(/\/$/, '') === to) return 'page'
  return to !== '/forum' && pathname.startsWith(`${to}/`) ? 'true' : undefined
}
