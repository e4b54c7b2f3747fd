/** The parts of an address that a list understands, and no others. */
export function filtersIn(search: URLSearchParams, names: readonly string[]): URLSearchParams {
  return new URLSearchParams(names.flatMap((name) => (search.get(name) ? [[name, search.get(name) ?? '']] : [])))
}

/** The address of a list with some of its parts changed; an empty one goes, and so does the page it was on. */
export function addressWith(path: string, filters: URLSearchParams, changes: Record<string, string>): string {
  const to = new URLSearchParams(filters)
  for (const [name, value] of Object.entries({ page: '', ...changes })) {
    if (value) to.set(name, value)
    else to.delete(name)
  }
  return `${path}${to.size > 0 ? `?${to}` : ''}`
}

export const pageIn = (filters: URLSearchParams): number => Math.max(1, Number(filters.get('page')) || 1)
