import type { FactTexts } from '../../shared/playground/fact-fields.ts'
import { shortOf } from '../../shared/playground/fact-words.ts'
import { isFromOpening, isOpen, type Opening, OPENING_KEY, OPENING_YEAR_KEY, readOpening, writeOpening } from '../../shared/playground/opening.ts'
import { isUndecided } from '../../shared/playground/playground.ts'
import { isOnCalendar, type PartialDate } from '../../shared/time/partial-date.ts'
import { datesIn } from '../../shared/time/past-dates.ts'

type Words = Pick<FactTexts, 'short' | 'answer' | 'state'>
type Change = Partial<FactTexts>

const NOT_PLANNED_YET: Opening = { status: 'planned' }

/**
 * A change of the fact that keeps the record of the opening, made whole: a new record brings its state, and the owner's
 * own words bring the record the date they name. So record, state, and words never disagree.
 */
export function withOpening(fact: Words & Pick<FactTexts, 'opening'>, { opening = '', ...change }: Change): Change {
  const next = { ...fact, ...change }
  const sent = readOpening(opening)
  if (sent && opening !== fact.opening) return { ...change, opening, state: stateOf(sent, next) }
  if ((['short', 'answer', 'state'] as const).every((field) => next[field] === fact[field])) return change

  const former = readOpening(fact.opening) ?? NOT_PLANNED_YET
  if (isUndecided(next)) return { ...change, opening: writeOpening(takenBack(former, dateIn(next))) }
  if (!isOwn(next)) return change
  const status = isOpen(former) ? former.status : 'dated'
  // People who write an answer of their own want to read it in short, too.
  const short = isFromOpening(next.short) ? (onlyDate([next.answer])?.written ?? shortOf(next.answer)) : next.short
  return { ...change, short, opening: writeOpening({ ...dateIn({ ...next, short }), status }) }
}

const stateOf = ({ status }: Opening, next: Words): FactTexts['state'] => {
  if (status !== 'planned') return 'known'
  return isUndecided(next) ? next.state : 'not-decided'
}

/** What remains of the record when its date is no longer decided: the date the new words name, or its year. */
function takenBack(former: Opening, named: PartialDate): Opening {
  if (named.year !== undefined) return { ...named, status: 'planned' }
  if (former.status === 'planned') return former
  return former.year === undefined ? NOT_PLANNED_YET : { year: former.year, status: 'planned' }
}

/** Whether some of it is in the owner's own words. */
const isOwn = ({ short, answer }: Pick<FactTexts, 'short' | 'answer'>): boolean => !isFromOpening(short) || !isFromOpening(answer)

/** The date that a fact on the opening names: all of it where that is what it says in short, otherwise the year. */
function dateIn({ short, answer }: Pick<FactTexts, 'short' | 'answer'>): PartialDate {
  const found = onlyDate([short]) ?? onlyDate([answer])
  return found?.written === short ? found.date : yearIn([short, answer])
}

/** The one date in these texts; null when there is none or another. */
function onlyDate(texts: readonly string[]): { written: string; date: PartialDate } | null {
  const [found, another] = texts.flatMap(datesIn)
  if (!found || another) return null
  return { written: found.written, date: isOnCalendar(found.date) ? found.date : yearIn(texts) }
}

/** The year of all dates in these texts; nothing when they have none, or not the same. */
function yearIn(texts: readonly string[]): PartialDate {
  const [year, another] = new Set(texts.flatMap(datesIn).map(({ date }) => date.year))
  return year === undefined || another !== undefined ? {} : { year }
}

/**
 * The record after the announcement or the year was written in the owner's own words, while no date is announced: it
 * takes the date they name. It has none when the year is told in other words, or not known. Null when it stays as it is.
 */
export function openingAfter(fact: Words & { key: string }, stored: string): string | null {
  const former = readOpening(stored) ?? NOT_PLANNED_YET
  if (fact.key === OPENING_KEY || former.status !== 'planned' || isFromOpening(fact.short)) return null
  const texts = [fact.short, fact.answer].filter((text) => !isFromOpening(text))
  if (fact.key !== OPENING_YEAR_KEY && texts.flatMap(datesIn).length === 0) return null
  const date = fact.state === 'known' ? (onlyDate([fact.short])?.date ?? yearIn(texts)) : {}
  const saysNoMore = date.month === undefined && date.season === undefined && date.year === former.year
  const opening = writeOpening({ ...date, status: 'planned' })
  return saysNoMore || opening === stored ? null : opening
}

/** Whether a fact made from the record is known, now that the record says this. */
export function stateAfter({ key, state }: Words & { key: string }, stored: string): FactTexts['state'] {
  if (key !== OPENING_YEAR_KEY) return state
  const { status, year } = readOpening(stored) ?? NOT_PLANNED_YET
  return status === 'planned' && year === undefined ? 'not-decided' : 'known'
}

/** The record that the words of facts tell which were written before there was one. */
export function openingFromWords(facts: readonly (Words & { key: string; opening: string })[]): Pick<FactTexts, 'opening' | 'short'> {
  const of = (key: string) => facts.find((fact) => fact.key === key) ?? { short: '', answer: '', state: 'not-decided' as const, opening: '' }
  const date = of(OPENING_KEY)
  if (!isUndecided(date)) {
    const { short = date.short, opening = '' } = withOpening({ ...date, state: 'not-decided' }, { state: date.state })
    return { short, opening }
  }
  const named = isFromOpening(date.short) ? {} : dateIn(date)
  if (named.year !== undefined) return { short: date.short, opening: writeOpening({ ...named, status: 'planned' }) }
  const first = writeOpening({ year: 2025, status: 'planned' })
  const [moved = first] = ['announcement', OPENING_YEAR_KEY].flatMap((key) => openingAfter({ key, ...of(key) }, first) ?? [])
  return { short: date.short, opening: moved }
}
