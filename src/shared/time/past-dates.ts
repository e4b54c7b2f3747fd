import { lastDayOf, monthNumber, type PartialDate, type Season } from './partial-date.ts'

const MONTH = String.raw`(?<month>jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\.?`
const DAY = String.raw`(?<day>\d{1,2})(?:st|nd|rd|th)?`
const YEAR = String.raw`(?<year>(?:19|20)\d\d)(?![\d%]|[.,]\d)`

/**
 * The ways of writing a date, the most exact first. A year alone is the last of them. Winter belongs to two years, so
 * only its later one says anything.
 */
const WAYS = [
  String.raw`(?<year>(?:19|20)\d\d)-(?<month>\d\d)-(?<day>\d\d)\b`,
  String.raw`\b(?<month>\d{1,2})\/(?<day>\d{1,2})\/${YEAR}`,
  String.raw`\b${MONTH}\s+${DAY},?\s+${YEAR}`,
  String.raw`\b${DAY}\s+${MONTH},?\s+${YEAR}`,
  String.raw`\b${MONTH},?\s+(?:of\s+)?${YEAR}`,
  String.raw`\b(?<season>spring|summer|fall|autumn)\s+(?:of\s+)?${YEAR}`,
  String.raw`(?<![\d$.,\/-])${YEAR}`,
].map((way) => new RegExp(way, 'gi'))

/** Words before a date that tell of something that has happened. */
const HISTORY = /\b(?:since(?: early| mid| late)?|founded in|established in|(?:opened|started|began)(?: (?:in|on))?)\s+$/i

/** Words of something to come, up to six words before its date, or up to three behind it. */
const TO_COME = String.raw`(?:\b(?:will|going to|plan to|planned for|coming|open(?:s|ing)?|start(?:s|ing)?)|[’']ll)`
const AHEAD = new RegExp(String.raw`${TO_COME}[,:]?(?:\s+(?!was\b|were\b|had\b)[^\s.!?]+){0,6}\s+\(?$`, 'i')
const BEHIND = new RegExp(String.raw`^,?(?:\s+[^\s.!?]+){0,3}?\s*${TO_COME}\b`, 'i')

/** Today's date in Austin, `2026-05-01`. */
export const austinDate = (moment: string): string => AUSTIN.format(new Date(moment))
const AUSTIN = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Chicago', year: 'numeric', month: '2-digit', day: '2-digit' })

interface WrittenDate {
  date: PartialDate
  /** As it is written in the text. */
  written: string
  at: number
}

/** The dates and years in a text, in their order. */
export function datesIn(text: string): WrittenDate[] {
  const found: WrittenDate[] = []
  let rest = text
  for (const way of WAYS) {
    rest = rest.replace(way, (written: string, ...args: unknown[]) => {
      const [at, , parts] = args.slice(-3) as [number, string, Record<string, string | undefined>]
      found.push({ date: partialDate(parts), written, at })
      return ' '.repeat(written.length) // what was read as a date is not read again as a year
    })
  }
  return found.toSorted((a, b) => a.at - b.at)
}

/**
 * The dates and years in a text that have ended, each once, as they are written there.
 *
 * @param today - see {@link austinDate}
 */
export const pastDatesIn = (text: string, today: string): string[] => [...new Set(past(text, today).map(({ written }) => written))]

/** Those of them that read as still to come: “Open since 2025” is fine in any year, “Opening in 2025” only until it's over. */
export const overdueDatesIn = (text: string, today: string): string[] => [...new Set(overdue(text, today).map(({ written }) => written))]

/** Those of them that a text announces: near words such as “open” or “will”. A copyright, an award, and a memory aren't to come. */
export const comingDatesIn = (text: string, today: string): string[] => [
  ...new Set(overdue(text, today).filter(({ at, written }) => AHEAD.test(text.slice(0, at)) || BEHIND.test(text.slice(at + written.length))).map(({ written }) => written)),
]

const overdue = (text: string, today: string): WrittenDate[] => past(text, today).filter(({ at }) => !HISTORY.test(text.slice(0, at)))
const past = (text: string, today: string): WrittenDate[] => datesIn(text).filter(({ date }) => lastDayOf(date) < today)

function partialDate({ year, season, month, day }: Record<string, string | undefined>): PartialDate {
  const number = month && (/^\d/.test(month) ? Number(month) : monthNumber(month))
  return {
    year: Number(year),
    ...(season && { season: season.toLowerCase().replace('autumn', 'fall') as Season }),
    ...(number && { month: number }),
    ...(day && { day: Number(day) }),
  }
}
