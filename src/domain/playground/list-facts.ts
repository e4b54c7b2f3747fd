import type { Database } from '../../db/connection.ts'
import { OPEN_FACT_FIELDS } from '../../shared/playground/fact-fields.ts'
import type { FactView } from '../../shared/playground/playground.ts'
import { rememberedUntil } from '../site/cached-until.ts'
import type { Site } from '../site/site.ts'

export const VIEW_COLUMNS = ['key', ...OPEN_FACT_FIELDS, 'checkedAt'] as const

/** Every fact of the place, in the owner's order. */
export const listFacts = (db: Database): Promise<FactView[]> =>
  db.selectFrom('fact').select(VIEW_COLUMNS).orderBy('position').orderBy('id').execute()

/** The same from memory. */
export const listRememberedFacts = async (site: Site): Promise<FactView[]> =>
  (await factsToSearch(site)).map(({ words: _, ...fact }) => fact)

export type FactToSearch = FactView & { words: string }

/** The same with the words parents use for each; remembered until a fact changes. */
export const factsToSearch: (site: Site) => Promise<readonly FactToSearch[]> = rememberedUntil(
  ['facts'],
  ({ db }) => db.selectFrom('fact').select([...VIEW_COLUMNS, 'words']).orderBy('position').orderBy('id').execute(),
)
