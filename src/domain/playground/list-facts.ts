import type { Database } from '../../db/connection.ts'
import { OPEN_FACT_FIELDS } from '../../shared/playground/fact-fields.ts'
import type { FactView } from '../../shared/playground/playground.ts'
import { austinDate } from '../../shared/time/past-dates.ts'
import { rememberedUntil } from '../site/cached-until.ts'
import type { Site } from '../site/site.ts'
import { fillFacts } from './filled-facts.ts'

const VIEW_COLUMNS = ['key', ...OPEN_FACT_FIELDS, 'checkedAt'] as const

/** Every fact as it is stored, in the owner's order, with the words parents use for each. */
export const listStoredFacts = (db: Database) =>
  db.selectFrom('fact').select([...VIEW_COLUMNS, 'words']).orderBy('position').orderBy('id').execute()

/** Every fact of the place as visitors read it, in the owner's order. */
export const listFacts = async ({ db, clock }: Pick<Site, 'db' | 'clock'>): Promise<FactView[]> =>
  fillFacts(await listStoredFacts(db), austinDate(clock.now())).map(({ words: _, ...fact }) => fact)

/** The same from memory. */
export const listRememberedFacts = async (site: Site): Promise<FactView[]> =>
  (await factsToSearch(site)).map(({ words: _, ...fact }) => fact)

export type FactToSearch = FactView & { words: string }

const storedFacts = rememberedUntil(['facts'], ({ db }) => listStoredFacts(db))
const filledOn = new WeakMap<readonly unknown[], { today: string; facts: readonly FactToSearch[] }>()

/** The same with the words parents use for each; remembered until a fact changes, or the day does. */
export async function factsToSearch(site: Site): Promise<readonly FactToSearch[]> {
  const stored = await storedFacts(site)
  const today = austinDate(site.clock.now())
  const known = filledOn.get(stored)
  if (known?.today === today) return known.facts
  const facts = fillFacts(stored, today)
  filledOn.set(stored, { today, facts })
  return facts
}
