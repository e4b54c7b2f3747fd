const ADDRESS = /https?:\/\/[^\s<>"]+/gi

/** The web addresses in a line of text, with where they begin and end. Only http and https lead anywhere. */
export function linksIn(line: string): { address: string; start: number; end: number }[] {
  return [...line.matchAll(ADDRESS)].flatMap((match) => {
    const address = withoutClosing(match[0])
    return URL.canParse(address) ? [{ address, start: match.index, end: match.index + address.length }] : []
  })
}

/** What closes a sentence rather than an address. */
const CLOSING = new Set(['.', ',', ';', ':', '!', '?', "'", '’', '”', '*', '_'])

/**
 * A sentence's own closing signs are not part of the address in it, nor is a bracket that was opened before it. Looks
 * at every sign once: a whole post can be one address that ends in thousands of them.
 */
function withoutClosing(address: string): string {
  let unopened = address.split(')').length - address.split('(').length
  let end = address.length
  for (; end > 0; end -= 1) {
    const last = address[end - 1] ?? ''
    const isUnopened = last === ')' && unopened > 0
    if (isUnopened) unopened -= 1
    else if (!CLOSING.has(last)) break
  }
  return address.slice(0, end)
}
