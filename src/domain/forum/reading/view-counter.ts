import type { Database } from '../../../db/connection.ts'
import { MINUTE_MS } from '../../../shared/time/instant.ts'
import type { Actor, Site } from '../../site/site.ts'

/** One viewer counts once in this time. Source: product figures, "Views". */
export const ONCE_MS = 60 * MINUTE_MS
/** Most viewers remembered; past it the oldest are forgotten and might count again early. */
const MOST_REMEMBERED = 200_000
/** A Cubot is a phone. */
const BOT = /(?<!cu)bot\b|crawl|spider|slurp|archiver|preview|externalhit|embedly|facebookcatalog|lighthouse|monitor|scrapy|wget/i

/** Counts who looks at topics. Kept in memory and written in batches, because views come with every request. */
export class ViewCounter {
  readonly #site: Pick<Site, 'db' | 'clock'>
  /** When a viewer of a topic was last counted, the oldest first. */
  readonly #counted = new Map<string, number>()
  #pending = new Map<number, number>()

  constructor(site: Pick<Site, 'db' | 'clock'>) {
    this.#site = site
  }

  /**
   * Counts a look at a topic, unless this viewer was counted within the hour or is a bot. Programs that do not
   * say what they are count as bots.
   */
  count(topicId: number, viewer: Actor, userAgent: string | undefined): void {
    if (!userAgent || BOT.test(userAgent)) return
    const now = Date.parse(this.#site.clock.now())
    const key = `${topicId} ${viewer.kind === 'member' ? viewer.id : viewer.network}`
    const last = this.#counted.get(key)
    if (last !== undefined && now - last < ONCE_MS) return
    this.#counted.delete(key)
    this.#counted.set(key, now)
    this.#forget(now)
    this.#pending.set(topicId, (this.#pending.get(topicId) ?? 0) + 1)
  }

  /** Writes what was counted since the last time. What could not be written waits for the next time. */
  async flush(): Promise<void> {
    if (this.#pending.size === 0) return
    const batch = this.#pending
    this.#pending = new Map()
    try {
      await write(this.#site.db, batch)
    } catch (error) {
      for (const [id, count] of batch) this.#pending.set(id, (this.#pending.get(id) ?? 0) + count)
      throw error
    }
  }

  #forget(now: number) {
    for (const [key, at] of this.#counted) {
      if (now - at < ONCE_MS && this.#counted.size <= MOST_REMEMBERED) return
      this.#counted.delete(key)
    }
  }
}

/** In the order of the ids, so that two processes that write at once never wait in a circle. */
const write = (db: Database, batch: ReadonlyMap<number, number>): Promise<void> =>
  db.transaction().execute(async (trx) => {
    for (const [id, count] of [...batch].toSorted(([a], [b]) => a - b)) {
      await trx
        .updateTable('topic')
        .set((eb) => ({ viewCount: eb('viewCount', '+', count) }))
        .where('id', '=', id)
        .execute()
    }
  })

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
