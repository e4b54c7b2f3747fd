import { isAbout, type Tag, tagsIn } from './cache-tags.ts'
import type { Site } from './site.ts'

/**
 * Reads something once for each site, and again after a change of one of `tags`. Calls made during a reading wait for
 * it. A reading that fails is not remembered.
 */
export function rememberedUntil<Value>(tags: readonly Tag[], read: (site: Site) => Promise<Value>): (site: Site) => Promise<Value> {
  const remembered = new WeakMap<Site, Promise<Value>>()
  return (site) => {
    const known = remembered.get(site)
    if (known) return known
    const stop = site.bus.subscribe((change) => isAbout(tagsIn(change), tags) && forget())
    const reading = read(site)
    const forget = () => {
      if (remembered.get(site) === reading) remembered.delete(site)
      stop()
    }
    remembered.set(site, reading)
    reading.catch(forget)
    return reading
  }
}
