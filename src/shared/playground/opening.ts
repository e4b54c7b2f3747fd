import { dateAsText, dateInWords, isOnCalendar, type PartialDate, type Season } from '../time/partial-date.ts'

/**
 * Where the opening stands, in the order it goes. `planned` has a year, a season, a month, or nothing; `dated` has been
 * announced; at a `soft` opening the doors are open on a small scale.
 */
export const OPENING_STATUSES = ['planned', 'dated', 'soft', 'open'] as const
export type OpeningStatus = (typeof OPENING_STATUSES)[number]

/**
 * The one record of when the playground opens: what every page, email, and answer says about it is made from this. The
 * fact `opening-date` keeps it. Source: docs/rules/playground.md#opening
 */
export interface Opening extends PartialDate {
  status: OpeningStatus
}

/** The fact that keeps the record. */
export const OPENING_KEY = 'opening-date'
/** The fact on its year. */
export const OPENING_YEAR_KEY = 'opening-year'
/** All facts about the opening. */
export const OPENING_KEYS: readonly string[] = ['announcement', OPENING_YEAR_KEY, OPENING_KEY]

const WRITTEN = /^(?<status>planned|dated|soft|open)(?: (?<year>(?:19|20)\d\d)(?:-(?<season>spring|summer|fall)|-(?<month>\d\d)(?:-(?<day>\d\d))?)?)?$/

/** Reads the record as it is stored, such as `planned 2025` or `dated 2027-03-03`; null when it's none. */
export function readOpening(text: string): Opening | null {
  const { status, year, season, month, day } = WRITTEN.exec(text)?.groups ?? {}
  if (!status) return null
  const opening = {
    status: status as OpeningStatus,
    ...(year && { year: Number(year) }),
    ...(season && { season: season as Season }),
    ...(month && { month: Number(month) }),
    ...(day && { day: Number(day) }),
  }
  return isOnCalendar(opening) ? opening : null
}

/** The record as it is stored. */
export const writeOpening = ({ status, ...date }: Opening): string => `${status} ${dateAsText(date)}`.trim()

/** Whether a text is made from the record, and not in the owner's own words. */
export const isFromOpening = (text: string): boolean => text.includes('{opening.')

/** Whether there is a door to come through. */
export const isOpen = ({ status }: Opening): boolean => status === 'soft' || status === 'open'

/** Whether doors that are said to be open have a date that's still to come. @param today - `2026-05-01`, in Austin */
export function isAheadOf(opening: Opening, today: string): boolean {
  const { year, month, day } = opening
  const begins = dateAsText({ ...(year && { year }), ...(month && { month }), ...(day && { day }) })
  return isOpen(opening) && begins > today.slice(0, begins.length)
}

export const OPEN_TOO_SOON = 'This date is still to come. Choose “We have a date” until then, or change the date.'

/** What the owner says in words of her own, in the facts on the date and on the year. */
export interface OwnWords {
  onDate: boolean
  onYear: boolean
}

/** Parts that a text can refer to, as in `{opening.when}`. */
export type OpeningPart = 'when' | 'year' | 'year-answer' | 'date' | 'date-answer' | 'announcement' | 'announcement-answer'
type OpeningTexts = Record<OpeningPart, string>

/**
 * What the site says of the opening. These are texts with references, so the city and the owner's own words are in them.
 * The first of them, planned for 2025, are the words of R001 and R004.
 */
export function openingTexts(opening: Opening, own: OwnWords): OpeningTexts {
  const year = opening.year === undefined ? '' : String(opening.year)
  const when = dateInWords(opening)
  if (isOpen(opening)) return doorsOpen(opening.status === 'soft', when, year)
  const words = own.onDate ? '{opening-date.short}' : when || (own.onYear ? '{opening-year.short}' : '')
  return opening.status === 'dated' ? dated(words || NOT_YET, year) : planned(words, year)
}

const NOT_YET = 'Not yet announced'

const planned = (when: string, year: string): OpeningTexts => ({
  when: when || NOT_YET,
  year: year || when || NOT_YET,
  'year-answer': year ? `The announced opening year is ${year}.` : 'The opening year is not yet announced.',
  date: NOT_YET,
  'date-answer': `${when ? 'The announcement says: {announcement.short}. ' : ''}The exact opening date is not yet announced.`,
  announcement: `Coming to {city.short}${when && ` – ${when}`}`,
  'announcement-answer': `On Joue is coming to {city.short}${when && ` – ${when}`}.`,
})

const dated = (when: string, year: string): OpeningTexts => ({
  when,
  year: year || when,
  'year-answer': year ? `We open in ${year}.` : '{opening-date.answer}',
  date: when,
  'date-answer': when.startsWith('{') ? `We open: ${when}.` : `We open ${on(when)}.`,
  announcement: `Opening in {city.short} – ${when}`,
  'announcement-answer': when.startsWith('{') ? `On Joue opens in {city.short}: ${when}.` : `On Joue opens in {city.short} ${on(when)}.`,
})

function doorsOpen(isSoft: boolean, when: string, year: string): OpeningTexts {
  const now = isSoft ? 'Soft opening' : 'Open now'
  const answer = isSoft ? 'We’re in our soft opening.' : 'We’re open.'
  return {
    when: when || now,
    year: year || now,
    'year-answer': year ? `${isSoft ? 'Our soft opening started' : 'We opened'} in ${year}.` : answer,
    date: isSoft && when ? `Soft opening since ${when}` : now,
    'date-answer': when ? `${answer} ${isSoft ? 'It started' : 'We opened'} ${on(when)}.` : answer,
    announcement: `${isSoft ? 'Soft opening' : 'Now open'} in {city.short}`,
    'announcement-answer': `On Joue is ${isSoft ? 'in its soft opening' : 'open'} in {city.short}.`,
  }
}

/** “on March 3, 2027”, “in March 2027”. */
const on = (when: string): string => (/ \d+, /.test(when) ? `on ${when}` : `in ${when}`)
