import type { Database } from '../../db/connection.ts'
import type { FactView } from '../../shared/playground.ts'
import type { Site } from '../site.ts'

export const VIEW_COLUMNS = ['key', 'label', 'question', 'short', 'answer', 'state', 'link', 'checkedAt'] as const

/** Every fact of the place, in the owner's order. */
export const listFacts = (db: Database): Promise<FactView[]> =>
  db.selectFrom('fact').select(VIEW_COLUMNS).orderBy('position').orderBy('id').execute()

export type FactToSearch = FactView & { words: string }

const remembered = new WeakMap<Site, Promise<readonly FactToSearch[]>>()

/** The same with the words parents use for each; remembered until a fact changes. */
export function factsToSearch(site: Site): Promise<readonly FactToSearch[]> {
  const known = remembered.get(site)
  if (known) return known

  const stop = site.bus.subscribe((change) => {
    if (change !== 'facts' && change !== 'everything') return
    remembered.delete(site)
    stop()
  })
  const facts = readFactsToSearch(site.db)
  remembered.set(site, facts)
  facts.catch(() => remembered.delete(site))
  return facts
}

const readFactsToSearch = (db: Database): Promise<FactToSearch[]> =>
  db.selectFrom('fact').select([...VIEW_COLUMNS, 'words']).orderBy('position').orderBy('id').execute()
