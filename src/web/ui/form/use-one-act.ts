import { useRef, useState } from 'react'
import { whileShown } from '../court-strip.tsx'

/**
 * Does one thing at a time: whatever is asked for in the meantime is left out.
 *
 * @param onFailed - called with whatever the work threw, and with what the caller would say of it
 */
export function useOneAct(onFailed: (error: unknown, otherwise?: string) => void) {
  const [pending, setPending] = useState(false)
  const busy = useRef(false)
  const act = async (work: () => Promise<void>, otherwise?: string) => {
    if (busy.current) return
    busy.current = true
    setPending(true)
    try {
      await whileShown(work)
    } catch (error) {
      onFailed(error, otherwise)
    } finally {
      busy.current = false
      setPending(false)
    }
  }
  return { act, pending }
}
