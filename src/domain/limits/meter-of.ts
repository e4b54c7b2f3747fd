import type { Site } from '../site.ts'
import { Meter } from './meter.ts'
import type { LimitName } from './rules.ts'

const meters = new WeakMap<Site, Map<LimitName, Meter>>()

/** The one meter of a limit in this process. */
export function meterOf(site: Site, name: LimitName): Meter {
  const known = meters.get(site) ?? new Map<LimitName, Meter>()
  meters.set(site, known)
  const meter = known.get(name) ?? new Meter(site, name)
  known.set(name, meter)
  return meter
}

/** Merges what every meter has counted into the database. */
export async function mergeMeters(site: Site): Promise<void> {
  for (const meter of meters.get(site)?.values() ?? []) await meter.merge()
}
