import type { Context } from 'hono'
import { z } from 'zod'
import { BARE_LIST_MAX, PAGE_SIZE, PAGE_SIZE_MAX } from '../../shared/forum/forum.ts'
import type { Environment } from './environment.ts'

const page = z.int().min(1).optional().describe('Page number, starting at 1.')
const limit = z.int().min(1).max(PAGE_SIZE_MAX).optional()

/** What lists take that answer in pages, whether or not one is asked for. */
export const PAGED = { page, limit: limit.describe(`How many on a page; usually ${PAGE_SIZE}.`) }

/** What lists take that are whole up to a length unless a page is asked for. */
export const WHOLE_OR_PAGED = {
  page,
  limit: limit.describe(`Items per page. Default: ${PAGE_SIZE}. Without \`page\` and \`limit\`, the first ${BARE_LIST_MAX}.`),
}

/** What lists take that answer in pages of one size. */
export const PAGES = { page }

/** The part of a list that a request asks for with `page` and `limit`. */
export interface RequestedRange {
  offset: number
  limit: number
  /** Neither `page` nor `limit` was asked for: the plain list, up to its longest. */
  isBare: boolean
}

/** Past this page no list of the office goes. */
const LAST_PAGE = 100_000

/** The page asked for; the first one where that is no page. */
export function requestedPage(c: Context<Environment>): number {
  const requested = Number(c.req.query('page'))
  return Number.isSafeInteger(requested) && requested > 0 && requested <= LAST_PAGE ? requested : 1
}

/** What was asked for, if it is one of the choices; what is none is as if it had not been asked for. */
export const oneOf = <T extends string>(choices: readonly T[], requested: string | undefined): T | undefined =>
  choices.find((choice) => choice === requested)

/**
 * The entries of the part of a list that a request asks for; length and neighbors go into the answer's headers.
 *
 * @param usual - how many on a page; without it, the list is whole unless a page is asked for
 */
export async function listed<Entry>(
  c: Context<Environment>,
  find: (range: RequestedRange) => Promise<{ entries: Entry[]; total: number }>,
  usual?: number,
): Promise<Entry[]> {
  const range = requestedRange(c, usual)
  const { entries, total } = await find(range)
  describeList(c, range, total)
  return entries
}

/** What is not a whole number from 1 is as if it had not been asked for; a `limit` too large becomes the largest. */
export function requestedRange(c: Context<Environment>, usual?: number): RequestedRange {
  const number = wholeNumber(c.req.query('page'))
  const size = wholeNumber(c.req.query('limit'))
  const isBare = number === undefined && size === undefined && usual === undefined
  if (isBare) return { offset: 0, limit: BARE_LIST_MAX, isBare }
  const most = Math.min(size ?? usual ?? PAGE_SIZE, PAGE_SIZE_MAX)
  return { offset: ((number ?? 1) - 1) * most, limit: most, isBare }
}

function wholeNumber(text: string | undefined): number | undefined {
  return text !== undefined && /^\d{1,9}$/.test(text) && Number(text) > 0 ? Number(text) : undefined
}

/**
 * Proxies take about 4,000 characters of headers (nginx) and answer 502 beyond that. Links repeat what was asked for,
 * and are left out of an answer to something longer.
 */
const LINKS_MAX_CHARS = 2_000

/** Says how long the list is and where its other pages are. Source: RFC 8288 */
export function describeList(c: Context<Environment>, { offset, limit: most, isBare }: RequestedRange, total: number): void {
  // A plain list is continued in the largest pages, which the longest plain list is a multiple of.
  const size = isBare ? PAGE_SIZE_MAX : most
  const last = Math.max(1, Math.ceil(total / size))
  const next = Math.floor((offset + most) / size) + 1
  const previous = Math.min(Math.floor(offset / size), last)
  const links = [
    link(c, 'first', 1, size),
    ...(previous >= 1 ? [link(c, 'prev', previous, size)] : []),
    ...(next <= last ? [link(c, 'next', next, size)] : []),
    link(c, 'last', last, size),
  ]
  const header = links.join(', ')
  if (header.length <= LINKS_MAX_CHARS) c.header('link', header)
  c.header('x-total-count', String(total))
}

function link(c: Context<Environment>, relation: string, number: number, size: number): string {
  const url = new URL(c.req.url)
  const { url: siteUrl } = c.var.site
  // Behind a proxy that ends TLS, the request itself came by plain HTTP.
  if (url.host === siteUrl.host) url.protocol = siteUrl.protocol
  url.searchParams.set('page', String(number))
  url.searchParams.set('limit', String(size))
  return `<${url.href}>; rel="${relation}"`
}
