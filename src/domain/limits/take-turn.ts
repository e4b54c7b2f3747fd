import { type Expression, sql } from 'kysely'
import { after, type Instant } from '../../shared/instant.ts'
import type { Site } from '../site.ts'
import type { Allowance, LimitName } from './rules.ts'
import { tooMany } from './take-limit.ts'

/**
 * Counts one use of a limit whose window does not follow the clock but begins with the first use: whoever uses it up
 * waits a whole window from then on, and asking again meanwhile does not make it longer.
 *
 * @returns seconds to wait when it is one too many, otherwise 0
 */
export async function consumeCooldown(site: Site, name: LimitName, subject: string): Promise<number> {
  const now = site.clock.now()
  for (const allowance of site.limits[name]) {
    const wait = await waitFor(site, name, allowance, subject, now)
    if (wait > 0) return wait // what was refused is not taken from the longer windows after it
  }
  return 0
}

/** @throws AppError `too-many` where {@link consumeCooldown} says to wait */
export async function requireCooldown(site: Site, name: LimitName, subject: string): Promise<void> {
  const wait = await consumeCooldown(site, name, subject)
  if (wait > 0) throw tooMany(wait)
}

/** Forgets every use, as the right password does for the wrong ones before it. */
export async function resetCooldown({ db, limits }: Site, name: LimitName, subject: string): Promise<void> {
  const keys = limits[name].map((allowance) => keyOf(name, allowance, subject))
  await db.deleteFrom('limitWindow').where('key', 'in', keys).execute()
}

async function waitFor({ db }: Site, name: LimitName, allowance: Allowance, subject: string, now: Instant): Promise<number> {
  const endsAt = after(now, allowance.windowMs)
  const isOver = sql`limit_window.ends_at <= ${now}`
  const isLast = sql`limit_window.count + 1 = ${allowance.max}`
  const row = await db
    .insertInto('limitWindow')
    .values({ key: keyOf(name, allowance, subject), startedMs: 0, count: 1, endsAt })
    .onConflict((conflict) =>
      conflict.columns(['key', 'startedMs']).doUpdateSet({
        count: sql`case when ${isOver} then 1 else limit_window.count + 1 end` as Expression<number>,
        endsAt: sql`case when ${isOver} or ${isLast} then ${endsAt} else limit_window.ends_at end` as Expression<Instant>,
      }),
    )
    .returning(['count', 'endsAt'])
    .executeTakeFirstOrThrow()
  if (row.count <= allowance.max) return 0
  return Math.max(1, Math.ceil((Date.parse(row.endsAt) - Date.parse(now)) / 1_000))
}

const keyOf = (name: LimitName, { windowMs }: Allowance, subject: string): string => `${name}:turns:${windowMs}:${subject}`
