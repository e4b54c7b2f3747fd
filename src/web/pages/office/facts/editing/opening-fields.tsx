import { isFromOpening, isOpen, type Opening, OPENING_STATUSES, type OpeningStatus, readOpening, writeOpening } from '../../../../../shared/playground/opening.ts'
import type { FactTexts } from '../../../../../shared/playground/fact-fields.ts'
import { isOnCalendar, MONTHS, type PartialDate, type Season, SEASONS } from '../../../../../shared/time/partial-date.ts'
import { buttonClass } from '../../../../ui/form/button.tsx'
import { Complaint } from '../../../../ui/form/field.tsx'
import { Choice } from '../../frame/choice.tsx'
import { STATUS_NAMES } from '../fact-parts.ts'

const HINTS: Record<OpeningStatus, string> = {
  planned: 'We’re working on it. The date isn’t announced.',
  dated: 'Visitors read when we open.',
  soft: 'The doors are open on a small scale.',
  open: 'Anyone can visit.',
}

const LATEST_YEARS = 7
const NOT_KNOWN = { value: '', label: 'Not known yet' }

interface OpeningFieldsProps {
  /** The record as it is stored. */
  value: string
  error: string | undefined
  /** The day in Austin, `2026-05-01`. */
  today: string
  onChange: (opening: string) => void
}

/** Where the opening stands and what's known of its date, in plain words. */
export function OpeningFields({ value, error, today, onChange }: OpeningFieldsProps) {
  const opening = readOpening(value) ?? { status: 'planned' }
  const change = (next: Opening) => onChange(writeOpening(next))
  return (
    <fieldset className="opening-fields" aria-describedby={error ? 'opening-error' : undefined}>
      <legend>What’s the status of the opening?</legend>
      <div className="opening-statuses">
        {OPENING_STATUSES.map((status) => (
          <label key={status}>
            <input type="radio" name="opening" value={status} checked={opening.status === status} onChange={() => change({ ...opening, status })} />
            <b>{STATUS_NAMES[status]}</b>
            <span className="small muted">{HINTS[status]}</span>
          </label>
        ))}
      </div>
      <DateFields opening={opening} today={today} onChange={(date) => change({ ...date, status: opening.status })} />
      <Complaint id="opening-error" error={error} />
    </fieldset>
  )
}

/** As much of a date as is known: a year, then a season or a month, then a day. */
function DateFields({ opening, today, onChange }: { opening: Opening; today: string; onChange: (date: PartialDate) => void }) {
  const { year, season, month, day } = opening
  const within = season ?? month
  return (
    <div className="opening-date" role="group" aria-label={isOpen(opening) ? 'Open since' : 'When'}>
      <Choice
        label="Year" name="opening-year" choices={[NOT_KNOWN, ...yearsAround(Number(today.slice(0, 4)), year)]} value={year ?? ''}
        onChange={({ target }) => onChange(target.value ? dateOf(Number(target.value), String(within ?? ''), day) : {})}
      />
      {year !== undefined && (
        <Choice
          label="Month or season" name="opening-month" choices={MONTHS_AND_SEASONS} value={within ?? ''}
          onChange={({ target }) => onChange(dateOf(year, target.value, day))}
        />
      )}
      {year !== undefined && month !== undefined && (
        <Choice
          label="Day" name="opening-day" choices={[NOT_KNOWN, ...daysOf(year, month)]} value={day ?? ''}
          onChange={({ target }) => onChange(dateOf(year, String(month), Number(target.value) || undefined))}
        />
      )}
    </div>
  )
}

const MONTHS_AND_SEASONS = [
  NOT_KNOWN,
  ...SEASONS.map((season) => ({ value: season as string, label: `${season.slice(0, 1).toUpperCase()}${season.slice(1)}` })),
  ...MONTHS.map((month, at) => ({ value: String(at + 1), label: month })),
]

/** @param within - a season, the number of a month, or nothing */
export function dateOf(year: number, within: string, day: number | undefined): PartialDate {
  if (within === '') return { year }
  if (SEASONS.some((season) => season === within)) return { year, season: within as Season }
  const date = { year, month: Number(within) }
  return day !== undefined && isOnCalendar({ ...date, day }) ? { ...date, day } : date
}

const numbered = (number: number) => ({ value: String(number), label: String(number) })

/** This year and those to come, and the one that is stored. */
const yearsAround = (now: number, stored: number | undefined) =>
  [...new Set([...Array.from({ length: LATEST_YEARS }, (_, at) => now + at), ...(stored === undefined ? [] : [stored])])].toSorted((a, b) => a - b).map(numbered)

const daysOf = (year: number, month: number) => Array.from({ length: 31 }, (_, at) => at + 1).filter((day) => isOnCalendar({ year, month, day })).map(numbered)

type OwnTexts = Pick<FactTexts, 'short' | 'answer'>

/** Whether the site words the fact itself, from the record. */
export const isWordedBySite = ({ short, answer }: OwnTexts): boolean => isFromOpening(short) && isFromOpening(answer)

/** Lets the owner word the opening herself, or leave it to the site again. */
export const OwnWordsSwitch = ({ isOwn, onOwn, onSite }: { isOwn: boolean; onOwn: () => void; onSite: () => void }) => (
  <p>
    <button type="button" className={buttonClass({ look: 'quiet', small: true })} onClick={isOwn ? onSite : onOwn}>
      {isOwn ? 'Let the Site Word It' : 'Write It in Your Own Words'}
    </button>
  </p>
)

/** The texts with which the site words it. */
export const SITE_WORDS: OwnTexts = { short: '{opening.date}', answer: '{opening.date-answer}' }
