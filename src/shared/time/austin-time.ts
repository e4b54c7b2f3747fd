import { HOUR_MS, type Instant, MINUTE_MS, toInstant } from './instant.ts'

/** The playground's own time zone: a date and a time mean the same moment to everyone. */
const ZONE = 'America/Chicago'

const wordsFormat = new Intl.DateTimeFormat('en-US', {
  timeZone: ZONE, weekday: 'long', year: 'numeric', month: 'long', day: 'numeric',
  hour: 'numeric', minute: '2-digit',
})
const numbersFormat = new Intl.DateTimeFormat('en-US', {
  timeZone: ZONE, year: 'numeric', month: '2-digit', day: '2-digit',
  hour: '2-digit', minute: '2-digit', hourCycle: 'h23',
})

const longFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'short', timeZone: ZONE })
const hourFormat = new Intl.DateTimeFormat('en-US', { timeZone: ZONE, hour: 'numeric', hourCycle: 'h23' })

/** A moment in words, for emails, refusals, and the log: `July 1, 2026 at 9:00 AM (Austin time)` */
export const inAustin = (at: Instant): string => `${longFormat.format(new Date(at))} (Austin time)`

/** The moment a day, `2026-05-01`, ends in Austin. */
export function endOfAustinDay(day: string): Instant {
  const midnight = Date.parse(`${day}T00:00:00Z`) + 24 * HOUR_MS
  const candidates = OFFSETS_MS.map((offset) => midnight + offset)
  return toInstant(candidates.find((moment) => Number(hourFormat.format(moment)) === 0) ?? midnight + 6 * HOUR_MS)
}

/** Put together by hand: engines differ in the spaces between the parts. */
const partsOf = (format: Intl.DateTimeFormat, at: Instant): Record<string, string> =>
  Object.fromEntries(format.formatToParts(new Date(at)).map(({ type, value }) => [type, value]))

/** `Tuesday, November 24, 2026 at 9:00 AM Austin time` */
export function austinWords(at: Instant): string {
  const { weekday, month, day, year, hour, minute, dayPeriod } = partsOf(wordsFormat, at)
  return `${weekday}, ${month} ${day}, ${year} at ${hour}:${minute} ${dayPeriod} Austin time`
}

/** `3:04 PM` in Austin. */
export function austinClock(at: Instant): string {
  const { hour, minute, dayPeriod } = partsOf(wordsFormat, at)
  return `${hour}:${minute} ${dayPeriod}`
}

/** `Tuesday, November 24, 2026` */
export function austinDay(at: Instant): string {
  const { weekday, month, day, year } = partsOf(wordsFormat, at)
  return `${weekday}, ${month} ${day}, ${year}`
}

/** What a calendar and a clock in Austin show: `2026-11-24` and `09:00`. */
export function austinDateAndTime(at: Instant): { date: string; time: string } {
  const { year, month, day, hour, minute } = partsOf(numbersFormat, at)
  return { date: `${year}-${month}-${day}`, time: `${hour}:${minute}` }
}

/** The same in one cell of a spreadsheet: `2026-11-24 09:00`. */
export function austinCell(at: Instant): string {
  const { date, time } = austinDateAndTime(at)
  return `${date} ${time}`
}

/** How far Austin is behind UTC: in summer, then in winter. */
const OFFSETS_MS = [5 * HOUR_MS, 6 * HOUR_MS]

/**
 * The moment at which a calendar and a clock in Austin show this. Of two such moments, in the hour that comes twice
 * in fall, it is the first; undefined when there is none, as in the hour that is left out in spring.
 */
export function austinMoment(date: string, time: string): Instant | undefined {
  const asIfUtc = Date.parse(`${date}T${time}:00.000Z`)
  if (!/^\d{4}-\d{2}-\d{2}$/.test(date) || !/^\d{2}:\d{2}$/.test(time) || Number.isNaN(asIfUtc)) return undefined
  const moments = OFFSETS_MS.map((offset) => toInstant(asIfUtc + offset))
  return moments.find((moment) => {
    const shown = austinDateAndTime(moment)
    return shown.date === date && shown.time === time
  })
}

/** The next full hour that is at least half an hour away, for a field that asks for a time. */
export const soonInAustin = (nowMs: number): { date: string; time: string } =>
  austinDateAndTime(toInstant(Math.ceil((nowMs + 30 * MINUTE_MS) / HOUR_MS) * HOUR_MS))
