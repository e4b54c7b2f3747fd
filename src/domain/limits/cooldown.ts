import { sql } from 'kysely'
import { after, type Instant } from '../../shared/time/instant.ts'
import type { Site } from '../site/site.ts'
import type { Allowance, LimitName } from '../site/limit-rules.ts'
import { tooMany, keyOf } from './consume-limit.ts'

/**
 * Cooldown: counts one use in a window that starts with the first use. Anyone who uses the limit up waits a whole window
 * from then on; trying again in the meantime doesn't make it longer.
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

/** Clears every use, as the right password does for the wrong ones before it. */
export async function clearCooldown({ db, limits }: Site, name: LimitName, subject: string): Promise<void> {
  const keys = limits[name].map((allowance) => keyOf(name, allowance, subject))
  await db.deleteFrom('limitWindow').where('key', 'in', keys).execute()
}

async function waitFor({ db }: Site, name: LimitName, allowance: Allowance, subject: string, now: Instant): Promise<number> {
  const expiresAt = after(now, allowance.windowMs)
  const isOver = sql`limit_window.expires_at <= ${now}`
  const isLast = sql`limit_window.count + 1 = ${allowance.max}`
  const row = await db
    .insertInto('limitWindow')
    .values({ key: keyOf(name, allowance, subject), startedMs: 0, count: 1, expiresAt })
    .onConflict((conflict) =>
      conflict.columns(['key', 'startedMs']).doUpdateSet({
        count: sql<number>`case when ${isOver} then 1 else limit_window.count + 1 end`,
        expiresAt: sql<Instant>`case when ${isOver} or ${isLast} then ${expiresAt} else limit_window.expires_at end`,
      }),
    )
    .returning(['count', 'expiresAt'])
    .executeTakeFirstOrThrow()
  if (row.count <= allowance.max) return 0
  return Math.max(1, Math.ceil((Date.parse(row.expiresAt) - Date.parse(now)) / 1_000))
}
