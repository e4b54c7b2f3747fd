import { sql } from 'kysely'
import type { Database } from '../../db/connection.ts'
import { namesFact } from '../../shared/playground/references/facts-behind.ts'
import { textName } from '../../shared/site-texts/site-texts.ts'
import { listStoredFacts } from './list-facts.ts'

/** The names of the other facts, and of texts of the site, that refer to this fact themselves. */
export async function textsReferringTo(db: Database, key: string): Promise<string[]> {
  const facts = await listStoredFacts(db)
  const texts = await db.selectFrom('siteText').select(['key', 'text']).where('version', '=', newestVersion).execute()
  return [
    ...facts.filter((fact) => fact.key !== key && (namesFact(fact.short, key) || namesFact(fact.answer, key))).map(({ label }) => label),
    ...texts.filter(({ text }) => namesFact(text ?? '', key)).map((text) => textName(text.key)),
  ]
}

const newestVersion = sql<number>`(select max(newest.version) from site_text as newest where newest.key = site_text.key)`
