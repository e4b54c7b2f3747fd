import { createHmac } from 'node:crypto'
import { sql } from 'kysely'
import { after, type Instant, MINUTE_MS } from '../../../../shared/time/instant.ts'
import type { Site } from '../../../site/site.ts'

/** One viewer counts once in this time. Source: product figures, "Views". */
export const ONCE_MS = 60 * MINUTE_MS
/** Looks written by one transaction. */
export const AT_ONCE = 200

export interface Look {
  topicId: number
  at: Instant
}

export type ViewSite = Pick<Site, 'db' | 'clock' | 'linkKey'>

/**
 * Adds the looks that no process has counted within the hour. Rows are written in the order of their keys, so that two
 * processes that write at once never wait in a circle.
 *
 * @returns when each viewer was counted
 */
export async function writeViews(site: ViewSite, looks: readonly [viewer: string, look: Look][]): Promise<[viewer: string, atMs: number][]> {
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
