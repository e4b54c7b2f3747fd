/** A moment as fixed-width UTC ISO text, `2026-05-01T09:30:00.000Z`: it sorts as it happened on both engines. */
export type Instant = string

export const toInstant = (moment: Date | number): Instant => new Date(moment).toISOString()

/** The moment `ms` milliseconds after (or, when negative, before) `instant`. */
export const after = (instant: Instant, ms: number): Instant => toInstant(Date.parse(instant) + ms)

export const SECOND_MS = 1_000
export const MINUTE_MS = 60 * SECOND_MS
export const HOUR_MS = 60 * MINUTE_MS
export const DAY_MS = 24 * HOUR_MS

/** The same day and time so many months later (or, when negative, before); the last of a shorter month. */
export function monthsAfter(instant: Instant, months: number): Instant {
  const moment = new Date(instant)
  const day = moment.getUTCDate()
  moment.setUTCMonth(moment.getUTCMonth() + months, 1)
  const lastDay = new Date(Date.UTC(moment.getUTCFullYear(), moment.getUTCMonth() + 1, 0)).getUTCDate()
  moment.setUTCDate(Math.min(day, lastDay))
  return toInstant(moment)
}
