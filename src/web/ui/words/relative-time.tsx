import { useSyncExternalStore } from 'react'
import { compactAge, exactTime, shortDate } from './time-words.ts'
import './relative-time.css'

/**
 * When something happened, in words that age well: pages are kept for a while, so their HTML holds the date, and the
 * browser turns it into "5m". Its place is as wide as a date, so nothing moves. The exact time is there on hover and
 * for screen readers.
 */
export function RelativeTime({ at }: { at: string }) {
  const label = useSyncExternalStore(
    everyMinute,
    () => compactAge(at, Date.now()),
    () => shortDate(at),
  )
  const exact = exactTime(at)
  return (
    <time className="when" dateTime={at} title={exact}>
      <span className="vh">{exact}</span>
      {/* By its key another label is another element. A text that only changed would count as one that moved. */}
      <span key={label} aria-hidden>
        {label}
      </span>
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
