import { BADGE_NAMES, type Badge, claimOf } from './badges.ts'
import type { FactTexts } from './fact-fields.ts'
import { saysNothingYet } from './fact-words.ts'
import { type NamedValue, valuesIn } from './named-values.ts'

/** What visitors would read beside a badge that says otherwise. */
export interface Contradiction {
  badge: string
  /** What the text names, as it’s written. */
  named: string[]
  /** The answer that was announced, where it stays as it is. */
  stillSays: string
}

type Compared = Pick<FactTexts, 'short' | 'answer' | 'state' | 'standing'>

/** What is no longer true of a fact that says it has yet to be decided, or that it isn’t offered. */
const NAMED: Partial<Record<Badge, readonly NamedValue['kind'][]>> = {
  'being-decided': ['price', 'date', 'year', 'time', 'address', 'percentage'],
  'not-offered': ['price'],
}

/**
 * What the texts of a fact say against its badge: “Being decided” with a price, a date, or an address in it or with the
 * announced answer, “Not offered” with a price. What other facts say is theirs.
 *
 * @param before - as it's saved
 * @param after - as it's to be saved
 */
export function contradictionIn(before: Compared, after: Compared): Contradiction | null {
  const kinds = NAMED[claimOf(after)]
  if (!kinds) return null
  const named = valuesIn(`${after.short}\n${after.answer}`).filter(({ kind }) => kinds.includes(kind)).map(({ written }) => written)
  const stillSays = before.state === 'known' ? sameAnswer(before, after) : ''
  return named.length === 0 && stillSays === '' ? null : { badge: BADGE_NAMES[claimOf(after)], named, stillSays }
}

/** What was announced and stays. An answer made of other facts changes with them. */
function sameAnswer(before: Compared, after: Compared): string {
  const same = (['short', 'answer'] as const).filter((part) => after[part] === before[part] && !after[part].includes('{') && !saysNothingYet(after[part]))
  return same[0] ? after[same[0]] : ''
}
