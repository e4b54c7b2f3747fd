import type { Database } from '../../db/connection.ts'
import type { Instant } from '../../shared/time/instant.ts'
import { fact, factsByKey, type FactView } from '../../shared/playground/playground.ts'
import type { Site } from '../site/site.ts'
import { listRememberedFacts } from './list-facts.ts'

/** A fact that is new or reads otherwise than before. */
export interface FactNews extends FactView {
  /** The number of the change that made it read so; 0 for a fact that was added and not changed since. */
  changeId: number
  changedAt: Instant
}

/** What a fact says. A change of its other parts is no news. */
const ANNOUNCED = ['question', 'answer', 'state', 'opening'] as const

/** The facts that were added or changed since the first day, as they stand now: each once, the newest first. */
export async function listFactNews(site: Site, limit: number): Promise<FactNews[]> {
  const { db } = site
  const firstDay = db.selectFrom('fact').select(({ fn }) => fn.min('createdAt').as('at'))
  const news = await db
    .selectFrom('fact')
    .leftJoin(newestChanges(db).as('newest'), 'newest.factId', 'fact.id')
    .leftJoin('factChange', 'factChange.id', 'newest.changeId')
    .select('fact.key')
    .select(({ fn, lit }) => [
      fn.coalesce('newest.changeId', lit(0)).as('changeId'),
      fn.coalesce('factChange.createdAt', 'fact.createdAt').as('changedAt'),
    ])
    .where(({ eb, or }) => or([eb('newest.changeId', 'is not', null), eb('fact.createdAt', '>', firstDay)]))
    .orderBy('changedAt', 'desc')
    .orderBy('changeId', 'desc')
    .orderBy('fact.id', 'desc')
    .limit(limit)
    .execute()
  const facts = factsByKey(await listRememberedFacts(site))
  return news.map(({ key, ...change }) => ({ ...fact(facts, key), ...change }))
}

/** When a fact was last added, changed, or checked; empty on a site without facts. */
export async function lastFactChange({ db }: Pick<Site, 'db'>): Promise<Instant> {
  const [facts, changes] = await Promise.all([
    db.selectFrom('fact').select(({ fn }) => [fn.max('createdAt').as('added'), fn.max('checkedAt').as('checked')]).executeTakeFirstOrThrow(),
    db.selectFrom('factChange').select(({ fn }) => fn.max('createdAt').as('changed')).executeTakeFirstOrThrow(),
  ])
  return [facts.added, facts.checked, changes.changed].filter((moment) => moment !== null).toSorted().at(-1) ?? ''
}

/** For each fact the last change that made it say something else. A change holds what was said before it. */
function newestChanges(db: Database) {
  const steps = db
    .selectFrom('factChange')
    .innerJoin('fact', 'fact.id', 'factChange.factId')
    .select(['factChange.id', 'factChange.factId'])
    .select(ANNOUNCED.map((part) => `factChange.${part}` as const))
    .select(({ fn, lit }) =>
      ANNOUNCED.map((part) =>
        fn
          .agg<string>('lead', [`factChange.${part}`, lit(1), `fact.${part}`])
          .over((over) => over.partitionBy('factChange.factId').orderBy('factChange.id'))
          .as(`${part}After` as const),
      ),
    )
  return db
    .selectFrom(steps.as('step'))
    .select(({ fn }) => ['step.factId', fn.max('step.id').as('changeId')])
    .where(({ eb, or, ref }) => or(ANNOUNCED.map((part) => eb(`step.${part}`, '<>', ref(`step.${part}After`)))))
    .groupBy('step.factId')
}
