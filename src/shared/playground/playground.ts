/** How sure the site is of a fact. `no` is a decided "we will not have this". */
export const FACT_STATES = ['known', 'being-decided', 'not-decided', 'no'] as const
export type FactState = (typeof FACT_STATES)[number]

/** Whether the owner has yet to decide. */
export const isUndecided = ({ state }: { state: FactState }): boolean => state === 'not-decided' || state === 'being-decided'

/** One thing the site says about the playground. Everything it says comes from these. */
export interface FactView {
  /** Stable name, e.g. `pricing` or `feature.cafe`. */
  key: string
  /** Short heading, e.g. "Pricing". */
  label: string
  /** The question a parent would ask, e.g. "How much does it cost?" */
  question: string
  /** What fits in one line of a list, e.g. "Not yet announced". */
  short: string
  /** The answer in full sentences. */
  answer: string
  state: FactState
  /** Address on this site where the fact is shown, e.g. `/#features`. */
  link: string
  /** Moment the owner last checked it, UTC ISO text. */
  checkedAt: string
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
