import type { Database } from '../../db/connection.ts'
import { namesFact } from '../../shared/references/facts-behind.ts'
import { listStoredFacts } from './list-facts.ts'

/** The other facts whose texts refer to this one themselves, in the owner's order. */
export async function factsReferringTo(db: Database, key: string): Promise<{ key: string; label: string }[]> {
  const facts = await listStoredFacts(db)
  return facts
    .filter((fact) => fact.key !== key && (namesFact(fact.short, key) || namesFact(fact.answer, key)))
    .map(({ key: other, label }) => ({ key: other, label }))
}
