import type { Actor, Site } from '../../../site/site.ts'
import { ONCE_MS, AT_ONCE, type Look, type ViewSite, writeViews } from './write-views.ts'

/** Most viewers remembered; past it the oldest are forgotten, and the database is asked about them again. */
const MOST_REMEMBERED = 200_000
/** A Cubot is a phone. */
const BOT = /(?<!cu)bot\b|crawl|spider|slurp|archiver|preview|externalhit|embedly|facebookcatalog|lighthouse|monitor|scrapy|wget/i

/**
 * Counts who looks at topics. Looks come with every request, so they're remembered in memory and written in batches.
 * The database says which of them another process has counted already.
 */
export class ViewCounter {
  readonly #site: ViewSite
  /** When a viewer of a topic was last counted, as far as this process knows, the oldest first. */
  readonly #counted = new Map<string, number>()
  /** By viewer and topic: a statement may name a row only once. */
  #pending = new Map<string, Look>()

  constructor(site: ViewSite) {
    this.#site = site
  }

  /**
   * Counts a look at a topic, unless this viewer was counted within the hour or is a bot. Programs that do not
   * say what they are count as bots.
   */
  count(topicId: number, viewer: Actor, userAgent: string | undefined): void {
    if (!userAgent || BOT.test(userAgent)) return
    const at = this.#site.clock.now()
    const now = Date.parse(at)
    const key = `${topicId} ${viewer.kind === 'member' ? viewer.id : viewer.network}`
    const last = this.#counted.get(key)
    // One that lies ahead by more was counted before the clock was set back.
    if (last !== undefined && Math.abs(now - last) < ONCE_MS) return
    this.#counted.delete(key)
    this.#counted.set(key, now)
    this.#forget(now)
    if (!this.#pending.has(key)) this.#pending.set(key, { topicId, at })
  }

  /** Writes what was counted since the last time. What could not be written waits for the next time. */
  async flush(): Promise<void> {
    const waiting = [...this.#pending]
    this.#pending = new Map()
    while (waiting.length > 0) {
      try {
        const countedAt = await writeViews(this.#site, waiting.slice(0, AT_ONCE))
        for (const [key, at] of countedAt) this.#counted.set(key, at)
        waiting.splice(0, AT_ONCE)
      } catch (error) {
        this.#pending = new Map([...waiting, ...this.#pending])
        throw error
      }
    }
  }

  #forget(now: number) {
    for (const [key, at] of this.#counted) {
      if (now - at < ONCE_MS && this.#counted.size <= MOST_REMEMBERED) return
      this.#counted.delete(key)
    }
  }
}

const counters = new WeakMap<Site, ViewCounter>()

/** The site's own counter. */
export function viewsOf(site: Site): ViewCounter {
  const known = counters.get(site)
  if (known) return known
  const counter = new ViewCounter(site)
  counters.set(site, counter)
  return counter
}

/** Writes the views counted so far. */
export const flushViews = async (site: Site): Promise<void> => counters.get(site)?.flush()
