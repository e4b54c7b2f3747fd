import { isOwnPicture } from '../pictures/pictures.ts'

/** Text as browsers read it back: one kind of line end, and none of the characters they drop or replace. */
export const plain = (text: string): string => text.toWellFormed().replace(/\r\n?/g, '\n').replace(CONTROL_CHARACTERS, '')
// oxlint-disable-next-line no-control-regex -- finding control characters is this pattern's whole purpose
const CONTROL_CHARACTERS = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u2028\u2029]/g

const HERE = 'https://here.invalid'

/** Whether an address that {@link safeAddress} let through leads to another site. */
const isOutside = (address: string): boolean => /^https?:/.test(address)

/** An address a link may have, in one spelling: of this site as a path, others whole. Undefined for all else. */
export function safeAddress(written: string): string | undefined {
  const address = plain(written).trim()
  if (address === '') return undefined
  const url = URL.parse(address, `${HERE}/`)
  if (!url || !['http:', 'https:', 'mailto:'].includes(url.protocol)) return undefined
  if (url.origin !== HERE) return url.href
  if (address.startsWith('#')) return url.hash || undefined
  // Never two slashes at the start: browsers would read a host there.
  return url.pathname.replace(/^\/+/, '/') + url.search + url.hash
}

/** What a link with this address has; undefined for one that leads nowhere. Other sites get no credit from us. */
export function linkAttributes(written: string): Readonly<Record<string, string>> | undefined {
  const href = safeAddress(written)
  if (href === undefined) return undefined
  return isOutside(href) ? { href, rel: 'nofollow noopener' } : { href }
}

/** An address a picture in a post may have: one of our own, or on another site, to which the page then links. */
export function pictureAddressIn(written: string): string | undefined {
  const address = safeAddress(written)
  return address !== undefined && (isOwnPicture(address) || address.startsWith('https:')) ? address : undefined
}
