import { useEffect, useState } from 'react'

/** Whether the sun would be in the way: while someone scrolls down on a small screen, or has a field in hand. */
export function useIsAway(): boolean {
  const [isAway, setAway] = useState(false)
  useEffect(() => {
    let top = scrollY
    const hasField = () => Boolean(document.activeElement?.matches(':is(input, textarea, select):not(.chat *)'))
    const look = () => {
      const isDown = scrollY > top && matchMedia('(max-width: 66.25rem)').matches
      top = scrollY
      setAway(hasField() || isDown)
    }
    const kinds = ['scroll', 'focusin', 'focusout']
    kinds.forEach((kind) => addEventListener(kind, look))
    return () => kinds.forEach((kind) => removeEventListener(kind, look))
  }, [])
  return isAway
}
