import { vi } from 'vitest'

/** As much of a browser as a router sees: a history with its addresses, how far a page is scrolled, and new documents. */
export function aBrowser(address: string) {
  const entries: { url: URL; state: unknown }[] = [{ url: new URL(address), state: null }]
  const documents: string[] = []
  let [at, top] = [0, 0]
  let onPop = (_: { state: unknown }): unknown => undefined
  const now = () => entries[at] ?? entries[0]!
  const tick = () => new Promise<void>((resolve) => setTimeout(resolve))
  const load = (to: string | URL) => void documents.push(String(to))

  vi.stubGlobal('location', {
    origin: new URL(address).origin,
    get href() {
      return now().url.href
    },
    get pathname() {
      return now().url.pathname
    },
    get search() {
      return now().url.search
    },
    get hash() {
      return now().url.hash
    },
    assign: load,
    replace: load,
    reload: () => load(now().url.href),
  })
  vi.stubGlobal('history', {
    get state() {
      return now().state
    },
    pushState: (state: unknown, _: string, to: string) => {
      entries.splice(at + 1, Infinity, { url: new URL(to, now().url), state })
      at += 1
    },
    replaceState: (state: unknown, _: string, to = now().url.href) => (entries[at] = { url: new URL(to, now().url), state }),
    // Where it leads is settled when it's asked for, and not by what is pushed before it gets there.
    go: (by: number) => {
      const to = Math.max(0, Math.min(entries.length - 1, at + by))
      setTimeout(() => {
        at = to
        onPop({ state: now().state })
      })
    },
  })
  vi.stubGlobal('addEventListener', (name: string, listen: typeof onPop) => name === 'popstate' && (onPop = listen))
  vi.stubGlobal('document', { getElementById: () => null })
  vi.stubGlobal('sessionStorage', { getItem: () => null })
  vi.stubGlobal('scrollTo', (to: { top: number }) => (top = to.top))
  vi.stubGlobal('scrollY', 0)

  return {
    /** What was loaded as a document of its own. */
    documents,
    path: () => now().url.pathname + now().url.search + now().url.hash,
    length: () => entries.length,
    scrolled: () => top,
    scrollTo: (to: number) => vi.stubGlobal('scrollY', (top = to)),
    tick,
    /** Presses Back and waits for what comes of it. */
    async back() {
      history.go(-1)
      for (let step = 0; step < 4; step += 1) await tick()
    },
  }
}
