import { sql } from 'kysely'
import type { Database } from '../../db/connection.ts'
import { after, toInstant } from '../../shared/time/instant.ts'
import type { Site } from '../site/site.ts'
import type { Allowance, LimitName } from '../site/limit-rules.ts'

/** Uses of a limit by one subject. */
export interface Uses {
  windowMs: number
  /** Whose limit it is. */
  subject: string
  uses: number
}

/** The window of the clock that is now. */
export const windowOf = (name: LimitName, windowMs: number, subject: string, nowMs: number) => ({
  key: `${name}:${windowMs}:${subject}`,
  startedMs: nowMs - (nowMs % windowMs),
})

/** Adds to the running windows, in one statement. @returns how many uses each then holds, in the order of `all` */
export async function addUses(db: Database, name: LimitName, all: readonly Uses[], nowMs: number): Promise<number[]> {
  const rows = all.map(({ windowMs, subject, uses }) => {
    const window = windowOf(name, windowMs, subject, nowMs)
    return { ...window, count: uses, expiresAt: after(toInstant(window.startedMs), windowMs) }
  })
  const count = sql<number>`limit_window.count + excluded.count`
  const row = await db
    .insertInto('limitWindow')
    .values(rows)
    .onConflict((conflict) => conflict.columns(['key', 'startedMs']).doUpdateSet({ count }))
    .returning(['key', 'count'])
    .execute()
  const counts = new Map(row.map((row) => [row.key, row.count]))
  return rows.map(({ key }) => counts.get(key) ?? 0)
}

export const secondsLeft = ({ windowMs }: Allowance, nowMs: number): number =>
  Math.max(1, Math.ceil((windowMs - (nowMs % windowMs)) / 1_000))

/** Whether this is the first of its kind within `windowMs`. Notes that it was. */
export async function isFirstWithin({ db, clock }: Site, key: string, windowMs: number): Promise<boolean> {
  const now = clock.now()
  const { count } = await db
    .insertInto('limitWindow')
    .values({ key, startedMs: 0, count: 1, expiresAt: after(now, windowMs) })
    .onConflict((conflict) =>
      conflict.columns(['key', 'startedMs']).doUpdateSet({
        count: sql<number>`case when limit_window.expires_at <= ${now} then 1 else limit_window.count + 1 end`,
        expiresAt: after(now, windowMs),
      }),
    )
    .returning('count')
    .executeTakeFirstOrThrow()
  return count === 1
}

/** Removes windows that have ended. */
export async function sweepLimits({ db, clock }: Site): Promise<void> {
  await db.deleteFrom('limitWindow').where('expiresAt', '<', clock.now()).execute()
}
