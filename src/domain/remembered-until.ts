import type { Change } from './bus.ts'
import type { Site } from './site.ts'

/**
 * Reads something once for each site, and anew after a change it is about. Whoever asks meanwhile waits for the same
 * reading. One that fails is not remembered.
 */
export function rememberedUntil<Value>(isAbout: (change: Change) => boolean, read: (site: Site) => Promise<Value>): (site: Site) => Promise<Value> {
  const remembered = new WeakMap<Site, Promise<Value>>()
  return (site) => {
    const known = remembered.get(site)
    if (known) return known
    const stop = site.bus.subscribe((change) => isAbout(change) && forget())
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
