import { useSyncExternalStore } from 'react'
import './court-strip.css'

let works = 0
const listeners = new Set<() => void>()

function count(by: 1 | -1) {
  works += by
  for (const listener of listeners) listener()
}

/** Has the strip shown until some work is done. @throws whatever the work throws */
export async function whileShown<T>(work: () => Promise<T>): Promise<T> {
  count(1)
  try {
    return await work()
  } finally {
    count(-1)
  }
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Whether something that was asked for is under way. */
export const useIsWorking = (): boolean => useSyncExternalStore(subscribe, () => works > 0, () => false)

/** The site's one sign of loading, in the court's six colors. It comes when a press isn't answered at once. */
export const CourtStrip = () => <div className="under-way" aria-hidden="true" />
