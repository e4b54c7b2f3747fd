import { exactTime, shortDate } from './time-words.ts'

/** The day something happened, for lists. The exact time is there on hover and for screen readers. */
export function ShortDay({ at }: { at: string }) {
  const exact = exactTime(at)
  return (
    <time className="day" dateTime={at} title={exact}>
      <span className="vh">{exact}</span>
      <span aria-hidden>{shortDate(at)}</span>
    </time>
  )
}
