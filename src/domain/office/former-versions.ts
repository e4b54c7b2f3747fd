import type { Database } from '../../db/connection.ts'
import { FACT_FIELDS, type FactTexts } from '../../shared/playground/fact-fields.ts'

/** How many former versions are looked at for what the fact no longer says. */
const FORMER_VERSIONS = 5

/** What a fact has said before, the newest first. */
export const formerVersions = (db: Database, key: string): Promise<FactTexts[]> =>
  db
    .selectFrom('factChange')
    .innerJoin('fact', 'fact.id', 'factChange.factId')
    .select(FACT_FIELDS.map((field) => `factChange.${field}` as const))
    .where('fact.key', '=', key)
    .orderBy('factChange.id', 'desc')
    .limit(FORMER_VERSIONS)
    .execute()
