import { useEffect } from 'react'

/** Parts of a page with a name: where someone finds the way again. */
const PARTS = 'section[aria-label], section[aria-labelledby], form[aria-label], dialog, main'

/** How long whatever else moves the focus goes first, in milliseconds: a new page, a form that opens. */
const GRACE_MS = 100

/**
 * What had the focus may be gone with what it did: a button of something removed, a form that was sent. Browsers leave
 * the focus nowhere then. It goes on to the smallest part of the page around it that is still there, unless something
 * else has taken it.
 */
export function usePersistentFocus(): void {
  useEffect(() => {
    let last: Element | undefined
    let parts: Element[] = []
    let timer: ReturnType<typeof setTimeout> | undefined
    const remember = ({ target }: FocusEvent) => {
      if (!(target instanceof Element)) return
      last = target
      parts = partsAround(target)
    }
    /** Anyone who points elsewhere has left it. */
    const leave = ({ target }: PointerEvent) => {
      if (!(target instanceof Node && last?.contains(target))) last = undefined
    }
    const rescue = () => {
      timer = undefined
      if (!last || last.isConnected || document.activeElement !== document.body) return
      last = undefined
      focusPart(parts)
    }
    const watch = new MutationObserver(() => {
      if (last && !last.isConnected) timer ??= setTimeout(rescue, GRACE_MS)
    })
    watch.observe(document.body, { childList: true, subtree: true })
    document.addEventListener('focusin', remember)
    document.addEventListener('pointerdown', leave)
    return () => {
      watch.disconnect()
      clearTimeout(timer)
      document.removeEventListener('focusin', remember)
      document.removeEventListener('pointerdown', leave)
    }
  }, [])
}

function partsAround(element: Element): Element[] {
  const part = element.closest(PARTS)
  return part ? [part, ...(part.parentElement ? partsAround(part.parentElement) : [])] : []
}

function focusPart(parts: readonly Element[]): void {
  const place = parts.map(placeOf).find((found) => found !== undefined)
  if (!place) return
  if (!place.hasAttribute('tabindex')) place.tabIndex = -1
  place.focus({ preventScroll: place.id === 'main' })
}

/** The heading that names a part, the part itself, or what has been put in its place. */
function placeOf(part: Element): HTMLElement | undefined {
  const byName = document.getElementById(part.getAttribute('aria-labelledby') ?? part.id)
  return byName ?? (part.isConnected && part instanceof HTMLElement ? part : undefined)
}
