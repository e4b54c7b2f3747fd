/** One time zone for everyone, the place's own, so that server and browser say the same. */
const ZONE = 'America/Chicago'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS
/** From here on a date says more than a count of days. Source: docs/rules/requirements.md, R306. */
const MOST_DAYS = 30

const dateFormat = new Intl.DateTimeFormat('en-US', { timeZone: ZONE, year: 'numeric', month: 'short', day: 'numeric' })
const longFormat = new Intl.DateTimeFormat('en-US', { timeZone: ZONE, year: 'numeric', month: 'long', day: 'numeric' })
const exactFormat = new Intl.DateTimeFormat('en-US', {
  timeZone: ZONE,
  year: 'numeric',
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZoneName: 'short',
})

type Parts = Partial<Record<Intl.DateTimeFormatPartTypes, string>>

/** Put together by hand: engines differ in the spaces between the parts. */
const partsOf = (format: Intl.DateTimeFormat, at: string): Parts =>
  Object.fromEntries(format.formatToParts(new Date(at)).map(({ type, value }) => [type, value]))

/** Most moments whose words are remembered. */
const MAX_REMEMBERED = 2_000

/** Remembers words by their moment: a list shows the same few, again and again, and finding the parts is slow. */
function remembering(words: (at: string) => string): (at: string) => string {
  const known = new Map<string, string>()
  return (at) => {
    const found = known.get(at) ?? words(at)
    if (known.size >= MAX_REMEMBERED) known.clear()
    known.set(at, found)
    return found
  }
}

/** `Jun 3, 2025` */
export const shortDate = remembering((at) => {
  const { month, day, year } = partsOf(dateFormat, at)
  return `${month} ${day}, ${year}`
})

/** `June 3, 2025` */
export function longDate(at: string): string {
  const { month, day, year } = partsOf(longFormat, at)
  return `${month} ${day}, ${year}`
}

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** The day `2026-05-01` as `May 1`. */
export const monthAndDay = (day: string): string => `${MONTHS[Number(day.slice(5, 7)) - 1]} ${Number(day.slice(8))}`

/** `Jun 3, 2025, 4:05 PM CDT` */
export const exactTime = remembering((at) => {
  const { month, day, year, hour, minute, dayPeriod, timeZoneName } = partsOf(exactFormat, at)
  return `${month} ${day}, ${year}, ${hour}:${minute} ${dayPeriod} ${timeZoneName}`
})

const UNITS = [
  { name: 'day', ms: DAY_MS, below: MOST_DAYS * DAY_MS },
  { name: 'hour', ms: HOUR_MS, below: DAY_MS },
  { name: 'minute', ms: MINUTE_MS, below: HOUR_MS },
] as const

/** How long ago something was: minutes under 60, hours under 24, days under 30, then the date. */
function ageIn(at: string, nowMs: number, words: { now: string; count: (amount: number, unit: string) => string }): string {
  const ageMs = nowMs - Date.parse(at)
  if (ageMs < MINUTE_MS) return words.now
  const unit = UNITS.find(({ ms, below }) => ageMs >= ms && ageMs < below)
  return unit ? words.count(Math.floor(ageMs / unit.ms), unit.name) : shortDate(at)
}

/** `5 minutes ago`, for sentences. */
export const timeAgo = (at: string, nowMs: number): string =>
  ageIn(at, nowMs, { now: 'just now', count: (amount, unit) => `${amount} ${unit}${amount === 1 ? '' : 's'} ago` })

/** `5m`, for lists and posts. */
export const compactAge = (at: string, nowMs: number): string =>
  ageIn(at, nowMs, { now: 'now', count: (amount, unit) => `${amount}${unit.charAt(0)}` })
