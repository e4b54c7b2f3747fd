import type { TopicView } from '../../../../shared/forum/forum.ts'
import type { Site } from '../../../site/site.ts'
import type { Part, Range } from '../list-range.ts'
import { PERIODS, type Period, rank } from './rank-topics.ts'
import { rankOnce, type Ranking, RETENTION_MS } from './shared-ranking.ts'
import { topicsInOrder } from './topic-view.ts'

/**
 * The most popular visible topics of a period, by docs/rules/forum.md#popular. An order once worked out is kept for a
 * minute, for all processes; the topics themselves are always as they are now. `total` counts those ranked so far: at least one more than
 * the part holds, if there are more.
 */
export async function listPopularTopics(
  site: Site,
  period: Period,
  { offset, limit }: Range,
): Promise<Part<TopicView>> {
  const ids = await rankedIds(site, period, offset + limit + 1)
  return { entries: await topicsInOrder(site.db, ids.slice(offset, offset + limit)), total: ids.length }
}

/** Topic ids, the most popular first, from as many periods as it takes to have `wanted`. */
async function rankedIds(site: Site, period: Period, wanted: number): Promise<number[]> {
  const ids = new Set<number>()
  for (const next of PERIODS.slice(PERIODS.indexOf(period))) {
    for (const id of await rankingOf(site, next)) ids.add(id)
    if (ids.size >= wanted) break
  }
  return [...ids]
}

interface Remembered {
  madeAt: number
  ranking: Promise<Ranking>
}
const rankings = new WeakMap<Site, Map<Period, Remembered>>()

async function rankingOf(site: Site, period: Period): Promise<number[]> {
  const cached = rankings.get(site) ?? new Map<Period, Remembered>()
  rankings.set(site, cached)
  const now = Date.parse(site.clock.now())
  const known = cached.get(period)
  if (known && now - known.madeAt < RETENTION_MS) return (await known.ranking).ids
  const next = { madeAt: now, ranking: rankOnce(site, period, () => rank(site, period)) }
  cached.set(period, next)
  next.ranking.then(
    ({ madeAt }) => (next.madeAt = madeAt), // which was earlier, if another process has made it
    () => cached.delete(period),
  )
  return (await next.ranking).ids
}
