import { parse, serialize } from 'hono/utils/cookie'

/** Names the form that was just posted without scripts: in the address of the page that says so, and in a cookie. */
const NAME = 'sent'
/** The page is asked for at once; whoever comes later has not just sent anything. */
const SECONDS = 60

const cookieName = (site: URL): string => (site.protocol === 'https:' ? `__Host-${NAME}` : NAME)

const cookieOf = (site: URL, form: string, maxAge: number): string =>
  serialize(cookieName(site), form, { path: '/', maxAge, httpOnly: true, sameSite: 'Lax', secure: site.protocol === 'https:' })

/** Lets this browser, and no other, be told what became of its form. */
export const toldCookie = (site: URL, form: string): string => cookieOf(site, form, SECONDS)

/** Takes it back when it has been told. */
export const toldAlready = (site: URL): string => cookieOf(site, '', 0)

/** The form that an address says was sent; anybody can pass such an address on. */
export const sentIn = (address: URL): string | null => address.searchParams.get(NAME)

/** Whether this browser sent the form that the address names, and was not told yet. */
export const isToTell = (address: URL, cookies: string | undefined, site: URL): boolean =>
  parse(cookies ?? '', cookieName(site))[cookieName(site)] === sentIn(address)

/** The same page, which says nothing of any form. */
export function tellingNothing(address: URL): string {
  const page = new URL(address)
  page.searchParams.delete(NAME)
  return `${page.pathname}${page.search}`
}
