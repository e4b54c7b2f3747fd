import { parse, serialize } from 'hono/utils/cookie'
import { FLASH, flashIn } from '../../../shared/text/flash.ts'

/** The page is opened at once; anyone who opens it later has not just sent anything. */
export const FLASH_SECONDS = 60

const cookieName = (site: URL): string => (site.protocol === 'https:' ? `__Host-${FLASH}` : FLASH)

const cookieOf = (site: URL, form: string, maxAge: number): string =>
  serialize(cookieName(site), form, { path: '/', maxAge, httpOnly: true, sameSite: 'Lax', secure: site.protocol === 'https:' })

/** The cookie that shows this browser, and no other, what became of its form. */
export const flashCookie = (site: URL, form: string): string => cookieOf(site, form, FLASH_SECONDS)

/** The cookie that deletes it, once it was shown. */
export const noFlashCookie = (site: URL): string => cookieOf(site, '', 0)

/** Whether this browser sent the form that the address names, and was not shown so yet. */
export const isFlashFor = (address: URL, cookies: string | undefined, site: URL): boolean =>
  parse(cookies ?? '', cookieName(site))[cookieName(site)] === flashIn(address.searchParams)

/** The same page without a flash message. */
export function withoutFlash(address: URL): string {
  const page = new URL(address)
  page.searchParams.delete(FLASH)
  return `${page.pathname}${page.search}`
}
