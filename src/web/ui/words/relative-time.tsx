import { useSyncExternalStore } from 'react'
import { exactTime, shortDate, timeAgo } from './time-words.ts'

/**
 * When something happened, in words that age well: pages are kept for a while, so their HTML holds the date, and the
 * browser turns it into "5 minutes ago". The exact time is there on hover and for screen readers.
 */
export function RelativeTime({ at }: { at: string }) {
  const label = useSyncExternalStore(
    everyMinute,
    () => timeAgo(at, Date.now()),
    () => shortDate(at),
  )
  const exact = exactTime(at)
  return (
    <time dateTime={at} title={exact}>
      <span aria-hidden>{label}</span>
      <span className="vh">{exact}</span>
    </time>
  )
}

const MINUTE_MS = 60_000
const listeners = new Set<() => void>()
let timer: ReturnType<typeof setInterval> | undefined

/** One clock for all labels of a page. */
function everyMinute(listener: () => void) {
  listeners.add(listener)
  timer ??= setInterval(() => listeners.forEach((notify) => notify()), MINUTE_MS)
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    clearInterval(timer)
    timer = undefined
  }
}
