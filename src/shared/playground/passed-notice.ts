import { overdueDatesIn } from '../time/past-dates.ts'
import { type FactTexts, READ_FIELDS, type ReadField } from './fact-fields.ts'
import { isOpen, OPENING_KEYS, readOpening } from './opening.ts'

/** What is read of a fact, as visitors read it. */
type ReadFact = Pick<FactTexts, ReadField> & { key: string }

/**
 * What visitors are told beside a fact that names a date that has passed as if it were still to come, such as “2025 has
 * passed. We’ll announce a new date.”; empty for all others. Source: docs/rules/playground.md#dates-that-are-over
 *
 * @param opening - the record of the opening: once the doors are open, its date may lie in the past
 * @param today - the day in Austin, `2026-05-01`
 */
export function passedNotice(fact: ReadFact, opening: string, today: string): string {
  const isAboutOpening = OPENING_KEYS.includes(fact.key)
  const record = readOpening(opening)
  if (isAboutOpening && record && isOpen(record)) return ''
  const passed = passedInWords(READ_FIELDS.map((field) => fact[field]).join('\n'), today)
  return passed && `${passed} ${isAboutOpening ? 'We’ll announce a new date.' : 'This answer may be out of date.'}`
}

/** “2025 has passed.”, or nothing when a text names no such date. */
export const passedInWords = (text: string, today: string): string => havePassed(overdueDatesIn(text, today))

/** “May 2025 and 2026 have passed.”, or nothing without a date. */
export function havePassed(dates: readonly string[]): string {
  const list = LIST.format(dates)
  return list && `${list.charAt(0).toUpperCase()}${list.slice(1)} ${dates.length === 1 ? 'has' : 'have'} passed.`
}

/** What is said where only one text fits: the text, and beside it that its date has passed. */
export const withNotice = (text: string, { notice }: { notice: string }): string => (notice ? `${text} ${notice}` : text)

const LIST = new Intl.ListFormat('en-US')
