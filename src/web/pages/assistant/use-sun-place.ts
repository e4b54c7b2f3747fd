import { type RefObject, useEffect, useState } from 'react'

/** Where the sun is: in its corner, away, or tucked behind the edge of the window, so that it's over no text and no button. */
export type SunPlace = 'corner' | 'away' | 'tucked'

/** How long a page is at rest before it's looked at again. */
const REST_MS = 200

/** Away while someone scrolls down on a small screen or has a field in hand, tucked where it would lie over something. */
export function useSunPlace(sun: RefObject<HTMLElement | null>): SunPlace {
  const [isAway, setAway] = useState(false)
  const [isTucked, setTucked] = useState(false)
  useEffect(() => {
    let top = scrollY
    let rest: ReturnType<typeof setTimeout> | undefined
    const hasField = () => Boolean(document.activeElement?.matches(':is(input, textarea, select):not(.chat *)'))
    const settle = () => setTucked(sun.current !== null && isOverSomething(sun.current))
    const settleSoon = () => {
      clearTimeout(rest)
      rest = setTimeout(settle, REST_MS)
    }
    const look = () => {
      const isDown = scrollY > top && matchMedia('(max-width: 66.25rem)').matches
      top = scrollY
      setAway(hasField() || isDown)
      settleSoon()
    }
    // Another page, another answer: what's below the sun is another size, too.
    const changes = new ResizeObserver(settleSoon)
    changes.observe(document.body)
    const kinds = ['scroll', 'focusin', 'focusout', 'resize']
    kinds.forEach((kind) => addEventListener(kind, look))
    return () => {
      clearTimeout(rest)
      changes.disconnect()
      kinds.forEach((kind) => removeEventListener(kind, look))
    }
  }, [sun])
  return isAway ? 'away' : isTucked ? 'tucked' : 'corner'
}

const CONTROLS = 'a, button, input, textarea, select, label, summary, [role="button"]'
const SAMPLES = [0.05, 0.35, 0.65, 0.95]

/** Whether text or a control lies under the place that an element has when it isn't moved. */
function isOverSomething(sun: HTMLElement): boolean {
  const home = new DOMRect(sun.offsetLeft, sun.offsetTop, sun.offsetWidth, sun.offsetHeight)
  const below = new Set<Element>()
  for (const across of SAMPLES) {
    for (const down of SAMPLES) {
      const found = document.elementsFromPoint(home.left + across * home.width, home.top + down * home.height).find((element) => !sun.contains(element))
      if (found) below.add(found)
    }
  }
  return [...below].some((element) => element.closest(CONTROLS) !== null || hasTextAt(element, home))
}

function hasTextAt(element: Element, { left, right, top, bottom }: DOMRect): boolean {
  const range = new Range()
  return [...element.childNodes].some((node) => {
    if (node.nodeType !== Node.TEXT_NODE || !node.textContent?.trim()) return false
    range.selectNodeContents(node)
    return [...range.getClientRects()].some((line) => line.left < right && line.right > left && line.top < bottom && line.bottom > top)
  })
}
