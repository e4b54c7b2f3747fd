import type { Site } from '../site/site.ts'
import { RateCounter } from './rate-counter.ts'
import type { LimitName } from '../site/limit-rules.ts'

const rateCounters = new WeakMap<Site, Map<LimitName, RateCounter>>()

/** The one meter of a limit in this process. */
export function rateCounterOf(site: Site, name: LimitName): RateCounter {
  const known = rateCounters.get(site) ?? new Map<LimitName, RateCounter>()
  rateCounters.set(site, known)
  const rateCounter = known.get(name) ?? new RateCounter(site, name)
  known.set(name, rateCounter)
  return rateCounter
}

/** Merges what every meter has counted into the database. */
export async function flushRateCounters(site: Site): Promise<void> {
  for (const rateCounter of rateCounters.get(site)?.values() ?? []) await rateCounter.flush()
}
