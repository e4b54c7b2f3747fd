import { HOUR_MS, type Instant, toInstant } from '../shared/instant.ts'

const HOUR_IN_AUSTIN = new Intl.DateTimeFormat('en-US', { timeZone: 'America/Chicago', hour: 'numeric', hourCycle: 'h23' })

/** The moment a day, `2026-05-01`, ends in Austin. */
export function endOfAustinDay(day: string): Instant {
  const midnight = Date.parse(`${day}T00:00:00Z`) + 24 * HOUR_MS
  const candidates = [5, 6].map((hours) => midnight + hours * HOUR_MS)
  return toInstant(candidates.find((moment) => Number(HOUR_IN_AUSTIN.format(moment)) === 0) ?? midnight + 6 * HOUR_MS)
}
