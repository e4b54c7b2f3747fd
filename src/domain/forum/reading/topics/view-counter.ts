import { createHmac } from 'node:crypto'
import { sql } from 'kysely'
import { after, type Instant, MINUTE_MS } from '../../../../shared/time/instant.ts'
import type { Actor, Site } from '../../../site/site.ts'

/** One viewer counts once in this time. Source: product figures, "Views". */
export const ONCE_MS = 60 * MINUTE_MS
/** Most viewers remembered; past it the oldest are forgotten, and the database is asked about them again. */
const MOST_REMEMBERED = 200_000
/** Looks written by one transaction. */
const AT_ONCE = 200
/** A Cubot is a phone. */
const BOT = /(?<!cu)bot\b|crawl|spider|slurp|archiver|preview|externalhit|embedly|facebookcatalog|lighthouse|monitor|scrapy|wget/i

interface Look {
  topicId: number
  at: Instant
}

type Parts = Pick<Site, 'db' | 'clock' | 'linkKey'>

/**
 * Counts who looks at topics. Looks come with every request, so they're remembered in memory and written in batches.
 * The database says which of them another process has counted already.
 */
export class ViewCounter {
  readonly #site: Parts
  /** When a viewer of a topic was last counted, as far as this process knows, the oldest first. */
  readonly #counted = new Map<string, number>()
  /** By viewer and topic: a statement may name a row only once. */
  #pending = new Map<string, Look>()

  constructor(site: Parts) {
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
        const countedAt = await write(this.#site, waiting.slice(0, AT_ONCE))
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

/**
 * Adds the looks that no process has counted within the hour. Rows are written in the order of their keys, so that two
 * processes that write at once never wait in a circle.
 *
 * @returns when each viewer was counted
 */
async function write(site: Parts, looks: readonly [viewer: string, look: Look][]): Promise<[viewer: string, atMs: number][]> {
  const marks = new Map(looks.map(([viewer, look]) => [markOf(viewer, site.linkKey), { viewer, ...look }]))
  const now = site.clock.now()
  const isOver = sql`(limit_window.expires_at <= ${now} or limit_window.expires_at >= ${after(now, 2 * ONCE_MS)})`
  return site.db.transaction().execute(async (trx) => {
    const rows = await trx
      .insertInto('limitWindow')
      .values([...marks].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([key, { at }]) => ({ key, startedMs: 0, count: 1, expiresAt: after(at, ONCE_MS) })))
      .onConflict((conflict) =>
        conflict.columns(['key', 'startedMs']).doUpdateSet({
          count: sql<number>`case when ${isOver} then 1 else limit_window.count + 1 end`,
          expiresAt: sql<Instant>`case when ${isOver} then excluded.expires_at else limit_window.expires_at end`,
        }),
      )
      .returning(['key', 'count', 'expiresAt'])
      .execute()
    const views = new Map<number, number>()
    for (const { key, count } of rows) {
      const topicId = marks.get(key)?.topicId
      if (count === 1 && topicId !== undefined) views.set(topicId, (views.get(topicId) ?? 0) + 1)
    }
    for (const [id, count] of [...views].toSorted(([a], [b]) => a - b)) {
      await trx
        .updateTable('topic')
        .set((eb) => ({ viewCount: eb('viewCount', '+', count) }))
        .where('id', '=', id)
        .execute()
    }
    return rows.map(({ key, expiresAt }) => [marks.get(key)?.viewer ?? '', Date.parse(expiresAt) - ONCE_MS])
  })
}

/** Scrambled, so that the database can't say who has read what. */
const markOf = (viewer: string, key: string): string => `view:${createHmac('sha256', key).update(JSON.stringify(['view', viewer])).digest('base64url').slice(0, 22)}`

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
