import { useEffect, useEffectEvent, useRef } from 'react'

/**
 * Keeps a text in this tab while it is being written, so that neither a reload, a look at another page nor the question
 * for the password loses it. `restore` is called once, with what an earlier visit left.
 *
 * @returns what forgets it, for a page that is left once it is saved
 */
export function usePersistedDraft(key: string, text: string, restore: (text: string) => void): () => void {
  const isFirst = useRef(true)
  const giveBack = useEffectEvent(restore)
  useEffect(() => {
    const saved = sessionStorage.getItem(key)
    if (saved) giveBack(saved)
  }, [key])
  useEffect(() => {
    // The first run sees the text from before it was restored.
    if (isFirst.current) isFirst.current = false
    else if (text) sessionStorage.setItem(key, text)
    else sessionStorage.removeItem(key)
  }, [key, text])
  return () => sessionStorage.removeItem(key)
}
