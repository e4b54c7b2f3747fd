import { parse } from 'hono/utils/cookie'
import { tokenIn } from '../../../api/http/session-cookie.ts'
import { type Look, SAMPLE_NOTICE_COOKIE, SAMPLE_NOTICE_HIDDEN, THEME_COOKIE, toTheme } from '../../../shared/frame/theme.ts'

/** The parts of an address that make another page of it. */
const MEANINGFUL = new Set(['page', 'sort', 'period', 'category'])
/** Marks of campaigns, which change nothing. */
const IDLE = /^(utm_\w+|fbclid|gclid|ref)$/

/**
 * The address of a page that is cached for others, without the campaign marks of the first visitor; undefined for pages of one
 * visitor's own: with a session, living or not, or with anything else in the address.
 *
 * @param cookies - the request's Cookie header
 */
export function sharedAddress(url: URL, cookies: string | undefined, siteUrl: URL): URL | undefined {
  if (tokenIn(cookies, siteUrl) !== undefined) return undefined
  if (url.search === '') return url
  const address = new URL(url)
  const marks = [...address.searchParams].filter(([name]) => !IDLE.test(name)).toSorted()
  const names = marks.map(([name]) => name)
  if (new Set(names).size < names.length || !names.every((name) => MEANINGFUL.has(name))) return undefined
  address.search = new URLSearchParams(marks).toString()
  return address
}

/** What a page is cached under. */
export const pageKey = ({ pathname, search }: URL, { theme, isSampleNoticeHidden }: Look): string =>
  JSON.stringify([pathname, search, theme, isSampleNoticeHidden])

/** The visitor's choices in the request's Cookie header. */
export function lookIn(cookies: string | undefined): Look {
  const { [THEME_COOKIE]: theme, [SAMPLE_NOTICE_COOKIE]: notice } = cookies ? parse(cookies) : {}
  return { theme: toTheme(theme), isSampleNoticeHidden: notice === SAMPLE_NOTICE_HIDDEN }
}

/** The topic whose page lies at this path. */
export function topicAt(pathname: string): number | undefined {
  const id = /^\/forum\/topics\/(\d{1,15})(?:\/|$)/.exec(pathname)?.[1]
  return id === undefined ? undefined : Number(id)
}
