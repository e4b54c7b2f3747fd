import { datesIn } from '../time/past-dates.ts'
import { isOnCalendar, monthNumber } from '../time/partial-date.ts'

/** What a text names that may be out of date one day: a price, a date, a time, an address, an age, or a share of a hundred. */
export interface NamedValue {
  kind: 'price' | 'date' | 'year' | 'time' | 'address' | 'ages' | 'percentage'
  /** The same for all ways of writing it: `price 18` for “$18”, “$18.00”, and “18 dollars”. */
  id: string
  /** As it's written in the text. */
  written: string
  /** A word of it that stands in every way of writing it. */
  word: string
}

const MONTH = String.raw`(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\.?`
const DAY = String.raw`\d{1,2}(?:st|nd|rd|th)?\b`
const STREET = 'Street|St|Avenue|Ave|Road|Rd|Boulevard|Blvd|Lane|Ln|Drive|Dr|Parkway|Pkwy|Highway|Hwy'
/** These are streets only behind a number. */
const NUMBERED = `${STREET}|Court|Ct|Way|Plaza|Trail|Loop|Square`
/** Bounded, because a run of letters without a space would be read again from each of them. */
const STREET_NAME = String.raw`(?:[\p{Lu}\d][\p{L}\d’'.-]{0,30} ){1,3}?`

type Read = (written: string, ...parts: string[]) => Omit<NamedValue, 'written'> | null

const dayOf = (month: number, day: number): ReturnType<Read> =>
  isOnCalendar({ month, day }) && month > 0 ? { kind: 'date', id: `date ${month}-${day}`, word: String(day) } : null

/** The ways of writing a value, the longest first: what was read as one isn't read again as another. */
const WAYS: readonly [RegExp, Read][] = [
  [/(?<![\w.])\$ ?(\d[\d,]*(?:\.\d\d)?)(?!\w)/g, (_, amount = '') => priceOf(amount)],
  [/(?<![\w.$])(\d[\d,]*(?:\.\d\d)?) (?:dollars?|bucks)\b/gi, (_, amount = '') => priceOf(amount)],
  [/(?<![\w.])(\d+(?:\.\d+)?) ?(?:%|percent\b)/gi, (_, share = '') => ({ kind: 'percentage', id: `percentage ${Number(share)}`, word: share })],
  [new RegExp(String.raw`\b(${MONTH})\s+(${DAY})`, 'gi'), (_, month = '', day = '') => dayOf(monthNumber(month), Number.parseInt(day, 10))],
  [new RegExp(String.raw`\b(${DAY})\s+(?:of\s+)?(${MONTH})(?!\w)`, 'gi'), (_, day = '', month = '') => dayOf(monthNumber(month), Number.parseInt(day, 10))],
  [/(?<![\w/.$])(\d{1,2})\/(\d{1,2})(?![\d%])(?:\/(?:20)?\d\d\b)?/g, (_, month = '', day = '') => dayOf(Number(month), Number(day))],
  [/\b(\d{1,2})(?::(\d\d))? ?([ap])(?:\.m\.?|m\b)/gi, (_, hour = '', minutes = '00', half = '') => ({ kind: 'time', id: `time ${Number(hour)}:${minutes || '00'} ${half.toLowerCase()}m`, word: hour })],
  [new RegExp(String.raw`\b\d{1,5} (${STREET_NAME})(?:${NUMBERED})\b`, 'gu'), (_, street = '') => addressOf(street)],
  [new RegExp(String.raw`(?<![\p{L}\d])(${STREET_NAME})(?:${STREET})\b`, 'gu'), (_, street = '') => addressOf(street)],
  [/\bages?:? (\d{1,2})(?: ?(?:–|-|to|through|and) ?(\d{1,2}))?(?![\d:])/gi, (_, from = '', to = '') => agesOf(from, to)],
  [/(?<![\w$.:/-])(\d{1,2})(?: ?[–-] ?| to )(\d{1,2})(?![\w%:/-]|\.\d| ?[ap]\.?m\b| dollars)/gi, (_, from = '', to = '') => agesOf(from, to)],
  [/\b(\d{1,2})(?: years?[ -]olds?|-year-olds?)\b/gi, (_, from = '') => agesOf(from, '')],
]

const priceOf = (amount: string): ReturnType<Read> => ({ kind: 'price', id: `price ${Number(amount.replaceAll(',', ''))}`, word: amount.split('.')[0] ?? amount })

const agesOf = (from: string, to: string): ReturnType<Read> => ({ kind: 'ages', id: `ages ${Number(from)}${to && `-${Number(to)}`}`, word: from })

/** Streets by the last word of their names: “12 E. Main Street” and “on Main St.” are the same. */
function addressOf(street: string): ReturnType<Read> {
  const name = street.trim().split(' ').at(-1) ?? ''
  return { kind: 'address', id: `address ${name.toLowerCase()}`, word: name }
}

/** What a text names, each value once, in the order it's written. */
export function valuesIn(text: string): NamedValue[] {
  const found: (NamedValue & { at: number })[] = yearsIn(text)
  let rest = text
  for (const [way, read] of WAYS) {
    rest = rest.replace(way, (written: string, ...args: unknown[]) => {
      const at = args.findIndex((arg) => typeof arg === 'number')
      const value = read(written, ...args.slice(0, at).map((part) => (typeof part === 'string' ? part : '')))
      if (!value) return written
      found.push({ ...value, written: written.trim(), at: Number(args[at]) })
      return '\n'.repeat(written.length)
    })
  }
  const inOrder = found.toSorted((a, b) => a.at - b.at).map(({ at: _, ...value }) => value)
  return [...new Map(inOrder.toReversed().map((value) => [value.id, value])).values()].toReversed()
}

const yearsIn = (text: string): (NamedValue & { at: number })[] =>
  datesIn(text).flatMap(({ date: { year }, written, at }) => (year === undefined ? [] : [{ kind: 'year', id: `year ${year}`, written: String(year), word: String(year), at: at + written.length }]))
