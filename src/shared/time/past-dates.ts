const MONTHS = ['january', 'february', 'march', 'april', 'may', 'june', 'july', 'august', 'september', 'october', 'november', 'december']
/** Last month of each season, counted from 1. Winter belongs to two years, so only its later one says anything. */
const SEASON_ENDS: Record<string, number> = { spring: 6, summer: 9, fall: 12, autumn: 12 }

const MONTH = String.raw`(?<month>jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\.?`
const DAY = String.raw`(?<day>\d{1,2})(?:st|nd|rd|th)?`
const YEAR = String.raw`(?<year>(?:19|20)\d\d)(?![\d%]|[.,]\d)`

/** The ways of writing a date, the most exact first. A year alone is the last of them. */
const WAYS = [
  String.raw`(?<year>(?:19|20)\d\d)-(?<month>\d\d)-(?<day>\d\d)\b`,
  String.raw`\b(?<month>\d{1,2})\/(?<day>\d{1,2})\/${YEAR}`,
  String.raw`\b${MONTH}\s+${DAY},?\s+${YEAR}`,
  String.raw`\b${DAY}\s+${MONTH},?\s+${YEAR}`,
  String.raw`\b${MONTH},?\s+(?:of\s+)?${YEAR}`,
  String.raw`\b(?<season>spring|summer|fall|autumn)\s+(?:of\s+)?${YEAR}`,
  String.raw`(?<![\d$.,\/-])${YEAR}`,
]

/** Today's date in Austin, `2026-05-01`. */
export const austinDate = (moment: string): string => AUSTIN.format(new Date(moment))
const AUSTIN = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Chicago', year: 'numeric', month: '2-digit', day: '2-digit' })

/**
 * The dates and years in a text that have ended, as they are written there.
 *
 * @param today - see {@link austinDate}
 */
export function pastDatesIn(text: string, today: string): string[] {
  const found: string[] = []
  let rest = text
  for (const way of WAYS) {
    rest = rest.replace(new RegExp(way, 'gi'), (written: string, ...args: unknown[]) => {
      const parts = args.at(-1) as Record<string, string | undefined>
      if (lastDayOf(parts) < today) found.push(written)
      return ' '.repeat(written.length) // what was read as a date is not read again as a year
    })
  }
  const places = new Map([...new Set(found)].map((written) => [written, text.indexOf(written)]))
  return found.toSorted((a, b) => (places.get(a) ?? 0) - (places.get(b) ?? 0))
}

/** The last day that a date may mean, comparable as text. */
function lastDayOf({ year = '', month, day = '99', season }: Record<string, string | undefined>): string {
  const number = season ? (SEASON_ENDS[season.toLowerCase()] ?? 12) : monthNumber(month)
  return [year, String(number).padStart(2, '0'), day.padStart(2, '0')].join('-')
}

function monthNumber(month: string | undefined): number {
  if (month === undefined) return 99
  if (/^\d/.test(month)) return Number(month)
  return MONTHS.findIndex((name) => name.startsWith(month.toLowerCase().slice(0, 3))) + 1
}
