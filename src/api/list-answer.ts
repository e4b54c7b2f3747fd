import type { Context } from 'hono'
import { BARE_LIST_MAX, PAGE_SIZE, PAGE_SIZE_MAX } from '../shared/forum.ts'
import type { Environment } from './environment.ts'

/** The part of a list that a request asks for with `page` and `limit`. */
export interface RequestedRange {
  offset: number
  limit: number
  /** Neither `page` nor `limit` was asked for: the plain list, up to its longest. */
  isBare: boolean
}

/** What is not a whole number from 1 is as if it had not been asked for; a `limit` too large becomes the largest. */
export function requestedRange(c: Context<Environment>, usual?: number): RequestedRange {
  const page = wholeNumber(c.req.query('page'))
  const question = wholeNumber(c.req.query('limit'))
  const isBare = page === undefined && question === undefined && usual === undefined
  if (isBare) return { offset: 0, limit: BARE_LIST_MAX, isBare }
  const limit = Math.min(question ?? usual ?? PAGE_SIZE, PAGE_SIZE_MAX)
  return { offset: ((page ?? 1) - 1) * limit, limit, isBare }
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
export function describeList(c: Context<Environment>, { offset, limit, isBare }: RequestedRange, total: number): void {
  // A plain list is continued in the largest pages, which the longest plain list is a multiple of.
  const size = isBare ? PAGE_SIZE_MAX : limit
  const last = Math.max(1, Math.ceil(total / size))
  const next = Math.floor((offset + limit) / size) + 1
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

function link(c: Context<Environment>, relation: string, page: number, limit: number): string {
  const url = new URL(c.req.url)
  const { url: siteUrl } = c.var.site
  // Behind a proxy that ends TLS, the request itself came by plain HTTP.
  if (url.host === siteUrl.host) url.protocol = siteUrl.protocol
  url.searchParams.set('page', String(page))
  url.searchParams.set('limit', String(limit))
  return `<${url.href}>; rel="${relation}"`
}
