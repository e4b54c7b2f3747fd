import { fillFacts } from '../../../src/domain/playground/filled-facts.ts'
import { FIRST_FACTS } from '../../../src/domain/playground/first-facts.ts'

/** The facts as visitors read them on a first day in May 2025, with the words they are searched by. */
export const FIRST_DAY_FACTS = fillFacts(
  FIRST_FACTS.map((fact) => ({ ...fact, checkedAt: '2025-05-01T12:00:00.000Z' })),
  '2025-05-01',
)

const BY_KEY = new Map(FIRST_DAY_FACTS.map((fact) => [fact.key, fact]))

/** One of these. @throws Error where there's none */
export function factByKey(key: string) {
  const found = BY_KEY.get(key)
  if (!found) throw new Error(`“${key}” is no fact of the first day.`)
  return found
}
