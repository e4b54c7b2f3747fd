export const SEASONS = ['spring', 'summer', 'fall'] as const
export type Season = (typeof SEASONS)[number]

/** As much of a date as is known: a day has a month, and a month or a season has a year. */
export interface PartialDate {
  year?: number
  season?: Season
  /** From 1 to 12. */
  month?: number
  day?: number
}

export const MONTHS = ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December']
/** The last month of each season. */
const SEASON_ENDS: Record<Season, number> = { spring: 6, summer: 9, fall: 12 }

/** The number of a month by its name or the first three letters of it, in any case; 0 for none. */
export const monthNumber = (name: string): number =>
  MONTHS.findIndex((month) => month.toLowerCase().startsWith(name.toLowerCase().slice(0, 3))) + 1

/** “2025”, “fall 2027”, “March 2027”, “March 3, 2027”, or nothing. */
export function dateInWords({ year, season, month, day }: PartialDate): string {
  if (year === undefined) return ''
  if (season) return `${season} ${year}`
  if (month === undefined) return String(year)
  return day === undefined ? `${MONTHS[month - 1]} ${year}` : `${MONTHS[month - 1]} ${day}, ${year}`
}

/** `2025`, `2027-fall`, `2027-03`, `2027-03-03`, or nothing. */
export const dateAsText = ({ year, season, month, day }: PartialDate): string =>
  [year, season ?? twoDigits(month), twoDigits(day)].filter((part) => part !== undefined).join('-')

/** The last day that a date may mean, comparable with other days as text: `2025-99-99` for a whole year. */
export const lastDayOf = ({ year = 9999, season, month = 99, day = 99 }: PartialDate): string =>
  [year, twoDigits(season ? SEASON_ENDS[season] : month), twoDigits(day)].join('-')

/** Whether the calendar has this month and this day. */
export function isOnCalendar({ year = 2000, month = 1, day = 1 }: PartialDate): boolean {
  const date = new Date(Date.UTC(year, month - 1, day))
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day
}

function twoDigits(number: number): string
function twoDigits(number: number | undefined): string | undefined
function twoDigits(number: number | undefined): string | undefined {
  return number === undefined ? undefined : String(number).padStart(2, '0')
}
