import type { Instant } from '../time/instant.ts'
import type { FactState, OpenFactTexts } from './fact-fields.ts'

/** Whether the owner has yet to decide. */
export const isUndecided = ({ state }: { state: FactState }): boolean => state === 'not-decided' || state === 'being-decided'

/** One thing the site says about the playground. Everything it says comes from these. */
export interface FactView extends OpenFactTexts {
  /** Stable name, e.g. `pricing` or `feature.cafe`. */
  key: string
  /** When someone last said in the office that it's still true as it reads now; null until then. */
  checkedAt: Instant | null
  /** What visitors are told beside it while it names a date that has passed; empty otherwise. */
  notice: string
}

/** The facts of the place by key. */
export type Facts = Readonly<Record<string, FactView>>

export const factsByKey = (facts: readonly FactView[]): Facts => Object.fromEntries(facts.map((f) => [f.key, f]))

/**
 * The fact with this key.
 *
 * @throws Error when no such fact exists: a page asked for something that was never seeded
 */
export function fact(facts: Facts, key: string): FactView {
  const found = facts[key]
  if (!found) throw new Error(`No fact has the key "${key}".`)
  return found
}
