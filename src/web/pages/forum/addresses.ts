import { PAGE_SIZE } from '../../../shared/forum/forum.ts'

/** An id as it stands in an address: a plain integer, or nothing of ours. */
export function idIn(text: string | undefined): number | undefined {
  if (!text || !/^[1-9]\d{0,9}$/.test(text)) return undefined
  const id = Number(text)
  return id <= 2_147_483_647 ? id : undefined
}

/** The page a list is opened at; the first one for anything that is none. */
export const pageIn = (search: URLSearchParams): number => idIn(search.get('page') ?? '') ?? 1

/** One of the choices an address may name; the first one for anything else. */
export function choiceIn<T extends string>(search: URLSearchParams, name: string, choices: readonly [T, ...T[]]): T {
  const given = search.get(name)
  return choices.find((choice) => choice === given) ?? choices[0]
}

export const pagesOf = (total: number): number => Math.max(1, Math.ceil(total / PAGE_SIZE))

/** An address with the parts that differ from the plain page. */
export function addressWith(path: string, parts: Record<string, string | number | undefined>): string {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(parts)) if (value !== undefined && value !== '') search.set(name, String(value))
  return search.size > 0 ? `${path}?${search}` : path
}

/** The page number as an address names it: the first page is the plain address. */
export const pagePart = (page: number): number | undefined => (page > 1 ? page : undefined)

/** Whether a list is not as long as the address pretends. */
export const isBeyond = (list: { items: unknown[] } | null | undefined, page: number): boolean =>
  list?.items.length === 0 && page > 1
