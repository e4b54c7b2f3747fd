import { rateCounterOf } from '../../../limits/rate-counters.ts'
import { tooMany } from '../../../limits/consume-limit.ts'
import type { Actor, Site } from '../../../site/site.ts'

/**
 * Counts one search, by member or by a visitor's network. Counted in memory, as reads are: a search writes nothing.
 *
 * @throws AppError `too-many` past the limit
 */
export async function takeSearchLimit(site: Site, actor: Actor): Promise<void> {
  const wait =
    actor.kind === 'member'
      ? await rateCounterOf(site, 'memberSearches').count(`member:${actor.id}`)
      : await rateCounterOf(site, 'visitorSearches').count(actor.network)
  if (wait > 0) throw tooMany(wait)
}
