import { isOpen } from '../../../shared/playground/opening.ts'
import { type Facts, fact } from '../../../shared/playground/playground.ts'
import { openingIn } from '../../../shared/playground/references/referable-fact.ts'
import { dateInWords } from '../../../shared/time/partial-date.ts'

/** A heading and what stands below it. */
interface Tile {
  title: string
  line: string
  /** That the date has passed. */
  notice?: string
}

/** “Opening 2025”, “exact date not yet announced”; once the doors are open, from which date. */
export function openingTile(facts: Facts): Tile {
  const [year, date] = [fact(facts, 'opening-year'), fact(facts, 'opening-date')]
  const opening = openingIn(facts)
  if (isOpen(opening)) {
    const since = dateInWords(opening)
    return { title: opening.status === 'open' ? 'Open now' : 'Soft opening', line: since && `since ${since}` }
  }
  const line = stillOpen(facts, 'opening-date', 'exact date')
  return { title: year.short === date.short ? 'Opening' : `Opening ${year.short}`, line, notice: openingNotice(facts) }
}

/** That the date has passed, said once of all facts about it. */
export const openingNotice = (facts: Facts): string => ['opening-date', 'opening-year', 'announcement'].map((key) => fact(facts, key).notice).find(Boolean) ?? ''

/** “2025, date not yet announced”, or what is said of the date instead. */
export function openingLine(facts: Facts): string {
  const { short } = fact(facts, 'opening-date')
  const line = stillOpen(facts, 'opening-date', 'date')
  return line === short ? short : `${fact(facts, 'opening-year').short}, ${line}`
}

/** "exact location not yet announced"; any other words of the owner's stand as she wrote them. */
export function stillOpen(facts: Facts, key: string, what: string): string {
  const { short } = fact(facts, key)
  return short.startsWith('Not ') ? `${what} n${short.slice(1)}`.trim() : short
}
