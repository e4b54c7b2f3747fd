import { type Expression, sql } from 'kysely'
import type { Database } from '../../db/connection.ts'
import { after, toInstant } from '../../shared/instant.ts'
import { AppError } from '../errors.ts'
import type { Site } from '../site.ts'
import type { Allowance, LimitName } from './rules.ts'

/**
 * Counts one use of a limit and refuses what is past it. Counted in the database, so it holds over restarts and
 * over several processes.
 *
 * @param subject - whose limit it is: a hashed address or a member's id
 * @throws AppError `too-many` with the seconds until the window ends
 */
export async function takeLimit(site: Site, name: LimitName, subject: string): Promise<void> {
  const nowMs = Date.parse(site.clock.now())
  const allowances = site.limits[name]
  const counts = await addUses(site.db, name, allowances.map(({ windowMs }) => ({ windowMs, subject, uses: 1 })), nowMs)
  const waits = allowances.map((allowance, n) => ((counts[n] ?? 0) > allowance.max ? secondsLeft(allowance, nowMs) : 0))
  const retryAfterSeconds = Math.max(...waits)
  if (retryAfterSeconds > 0) throw tooMany(retryAfterSeconds)
}

/** The refusal past a limit, in words a person can act on. */
export function tooMany(retryAfterSeconds: number): AppError {
  const minutes = Math.ceil(retryAfterSeconds / 60)
  const wait = minutes <= 1 ? 'a minute' : minutes < 90 ? `${minutes} minutes` : `${Math.ceil(minutes / 60)} hours`
  return new AppError('too-many', `That was a lot at once. Please try again in ${wait}.`, { retryAfterSeconds })
}

/** Uses of a limit by one subject. */
export interface Uses {
  windowMs: number
  /** Whose limit it is. */
  subject: string
  uses: number
}

/** Adds to the running windows, in one statement. @returns how many uses each then holds, in the order of `all` */
export async function addUses(db: Database, name: LimitName, all: readonly Uses[], nowMs: number): Promise<number[]> {
  const rows = all.map(({ windowMs, subject, uses }) => {
    const startedMs = nowMs - (nowMs % windowMs)
    return { key: `${name}:${windowMs}:${subject}`, startedMs, count: uses, endsAt: after(toInstant(startedMs), windowMs) }
  })
  const count = sql`limit_window.count + excluded.count` as Expression<number>
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

/** Removes windows that are over. */
export async function sweepLimits({ db, clock }: Site): Promise<void> {
  await db.deleteFrom('limitWindow').where('endsAt', '<', clock.now()).execute()
}
