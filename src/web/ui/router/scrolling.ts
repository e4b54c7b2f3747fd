import type { Shown } from './page-router.ts'

const STORED = 'on-joue.scrolled'

/** Where each page of this tab was scrolled to, so that Back leads there. Reloaded documents are the browser's affair. */
export class Scrolling {
  readonly #tops = new Map<string, number>(readStored())
  #settled: Shown | undefined

  constructor() {
    history.scrollRestoration = 'manual'
    addEventListener('pageshow', () => (history.scrollRestoration = 'manual'))
    addEventListener('pagehide', () => {
      history.scrollRestoration = 'auto'
      if (this.#settled) this.remember(this.#settled.place.key)
      store([...this.#tops])
    })
  }

  remember(key: string): void {
    this.#tops.set(key, scrollY)
  }

  /** Scrolls to where a page that has just been drawn is to be read, once. */
  settle(shown: Shown): void {
    const before = this.#settled
    this.#settled = shown
    const top = shown.arrival === 'POP' ? this.#tops.get(shown.place.key) : undefined
    // A document that was left and is back: a browser may have scrolled it already, and so may who reads it.
    if (!before) return scrollY === 0 && top !== undefined ? scrollTo({ top, behavior: 'instant' }) : undefined
    if (before.place.key === shown.place.key) return
    if (top !== undefined) return scrollTo({ top, behavior: 'instant' })
    const named = document.getElementById(idIn(shown.place.hash))
    if (named) return named.scrollIntoView()
    if (!shown.preservesScroll) scrollTo({ top: 0, behavior: 'instant' })
  }
}

function idIn(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1))
  } catch {
    return hash.slice(1)
  }
}

/** Storage may be full or forbidden, and Back leads to the top of pages then. */
function readStored(): [string, number][] {
  try {
    return JSON.parse(sessionStorage.getItem(STORED) ?? '[]')
  } catch {
    return []
  }
}

function store(tops: [string, number][]) {
  try {
    sessionStorage.setItem(STORED, JSON.stringify(tops))
  } catch {}
}
