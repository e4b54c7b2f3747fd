import { useCallback, useRef, useState } from 'react'

/** Knows which pictures are still on their way. */
export function useUploads() {
  const underWay = useRef(new Set<Promise<unknown>>())
  const [isWaiting, setWaiting] = useState(false)
  const track = useCallback((upload: Promise<unknown>) => {
    underWay.current.add(upload)
    const forget = () => underWay.current.delete(upload)
    upload.then(forget, forget)
  }, [])
  /** Waits for all of them. @returns whether every one has arrived */
  const arrived = async (): Promise<boolean> => {
    if (underWay.current.size === 0) return true
    setWaiting(true)
    const ends = await Promise.allSettled(underWay.current)
    setWaiting(false)
    return ends.every(({ status }) => status === 'fulfilled')
  }
  return { track, isWaiting, arrived }
}

export type Uploads = ReturnType<typeof useUploads>
