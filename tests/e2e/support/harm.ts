import { expect, type Page } from '@playwright/test'
import { open } from './a-visit.ts'

/**
 * Watches for everything a hostile text could do: run, ask something, call another host, or put into the page what can
 * run later. Console errors and broken content policies fail a test anyway.
 *
 * @returns what has happened so far, and what stands in the page now
 */
export function watch(page: Page): () => Promise<string[]> {
  const seen: string[] = []
  page.on('dialog', (dialog) => {
    seen.push(`dialog: ${dialog.message()}`)
    void dialog.dismiss()
  })
  page.on('popup', () => seen.push('popup'))
  page.on('request', (request) => {
    const url = new URL(request.url())
    if (url.hostname !== 'localhost' && url.protocol !== 'data:') seen.push(`asked for ${url.href}`)
  })
  return async () => [...seen, ...(await page.evaluate(findHarm))]
}

/** Opens a page and expects that nothing on it does anything. */
export async function openUnharmed(page: Page, path: string, whatHappened: () => Promise<string[]>): Promise<void> {
  await open(page, path)
  expect(await whatHappened(), path).toEqual([])
}

/** The texts of all such elements, each on one line. */
export const linesOf = async (page: Page, selector: string): Promise<string[]> =>
  (await page.locator(selector).allTextContents()).map((text) => text.replace(/\s+/g, ' ').trim())

/** Runs in the page. */
function findHarm(): string[] {
  const ADDRESSES = new Set(['href', 'src', 'action', 'formaction', 'xlink:href', 'data', 'poster', 'background', 'ping', 'srcdoc'])
  const runs = (address: string) => /^\W*(?:j\s*a\s*v\s*a\s*s\s*c\s*r\s*i\s*p\s*t|vbscript|data\s*:\s*text)/i.test(address)
  const isOurScript = ({ type, src }: HTMLScriptElement) => type.endsWith('json') || src.startsWith(`${location.origin}/`)
  /** A letter in the office: it may do nothing, wherever it came from. */
  const isEmailPage = (element: Element) =>
    element instanceof HTMLIFrameElement && element.getAttribute('sandbox') === '' && element.src.startsWith(`${location.origin}/api/office/`)
  const found = '__hit' in window ? ['something ran'] : []
  for (const element of document.querySelectorAll('*')) {
    const { localName } = element
    if (/^(?:iframe|frame|object|embed|base|applet|portal|math|foreignobject|animate|set|marquee)$/i.test(localName) && !isEmailPage(element)) found.push(localName)
    if (element instanceof HTMLScriptElement && !isOurScript(element)) found.push(`script: ${element.outerHTML.slice(0, 80)}`)
    if (element instanceof HTMLMetaElement && /refresh/i.test(element.httpEquiv)) found.push('meta refresh')
    for (const { name, value } of element.attributes) {
      if (name.startsWith('on')) found.push(`${localName} ${name}`)
      if (ADDRESSES.has(name) && runs(value)) found.push(`${localName} ${name}=${value.slice(0, 40)}`)
    }
  }
  return found
}
