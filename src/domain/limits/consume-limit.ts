import { sql } from 'kysely'
import type { Database, Transaction } from '../../db/connection.ts'
import { after, type Instant, toInstant } from '../../shared/time/instant.ts'
import { AppError } from '../site/app-error.ts'
import type { Site } from '../site/site.ts'
import type { Allowance, LimitName } from '../site/limit-rules.ts'

/**
 * Fixed window: counts one use in the window of the clock that is now, such as this hour, and refuses what is past the
 * limit. Counted in the database, so it holds over restarts and over several processes.
 *
 * @param subject - whose limit it is: a hashed address or a member's id
 * @throws AppError `too-many` with the seconds until the window ends
 */
export async function consumeFixedWindow(site: Site, name: LimitName, subject: string): Promise<void> {
  const nowMs = Date.parse(site.clock.now())
  const allowances = site.limits[name]
  const counts = await addUses(site.db, name, allowances.map(({ windowMs }) => ({ windowMs, subject, uses: 1 })), nowMs)
  const waits = allowances.map((allowance, n) => ((counts[n] ?? 0) > allowance.max ? secondsLeft(allowance, nowMs) : 0))
  const retryAfterSeconds = Math.max(...waits)
  if (retryAfterSeconds > 0) throw tooMany(retryAfterSeconds)
}

/** Whether so many uses more stay within limits of fixed windows. Counts nothing, so another may be quicker. */
export async function hasRoom({ db, clock, limits }: Site, names: readonly LimitName[], subject: string, uses: number): Promise<boolean> {
  const nowMs = Date.parse(clock.now())
  const windows = names.flatMap((name) => limits[name].map(({ max, windowMs }) => ({ ...windowOf(name, windowMs, subject, nowMs), max })))
  const rows = await db
    .selectFrom('limitWindow')
    .select(['key', 'startedMs', 'count'])
    .where('key', 'in', windows.map(({ key }) => key))
    .execute()
  return windows.every(({ key, startedMs, max }) => {
    const used = rows.find((row) => row.key === key && row.startedMs === startedMs)?.count ?? 0
    return used + uses <= max
  })
}

/**
 * Does what is limited in one transaction with the counting of its use. A use counts whatever becomes of it: a refusal
 * is thrown after the commit of its count, and what fails is counted again after its rollback.
 *
 * @param count - counts uses on the site it's given; what it returns goes to `work`
 * @throws what `count` and `work` throw
 */
export async function withCountedUse<Counted, T>(
  site: Site,
  count: (counting: Site) => Promise<Counted>,
  work: (trx: Transaction, counted: Counted) => Promise<T>,
): Promise<T> {
  const outcome = await site.db
    .transaction()
    .execute(async (trx) => {
      const counted = await orRefusal(count({ ...site, db: trx }))
      return 'refusal' in counted ? counted : { value: await work(trx, counted.value) }
    })
    .catch(async (error: unknown) => {
      await count(site).catch(() => {}) // why the work failed says more
      throw error
    })
  if ('refusal' in outcome) throw outcome.refusal
  return outcome.value
}

/** Counts several uses in one transaction. @throws the refusal of the first that's past its limit, after the commit */
export const countUses = (site: Site, count: (counting: Site) => Promise<void>): Promise<void> => withCountedUse(site, count, async () => {})

const orRefusal = <T>(counting: Promise<T>): Promise<{ value: T } | { refusal: AppError }> =>
  counting.then(
    (value) => ({ value }),
    (error: unknown) => {
      if (error instanceof AppError) return { refusal: error }
      throw error
    },
  )

/** The refusal past a limit, in words a person can act on. */
export function tooMany(retryAfterSeconds: number): AppError {
  const minutes = Math.ceil(retryAfterSeconds / 60)
  const wait = minutes <= 1 ? 'a minute' : minutes < 90 ? `${minutes} minutes` : `${Math.ceil(minutes / 60)} hours`
  return new AppError('too-many', `Too many tries. Please try again in ${wait}.`, { retryAfterSeconds })
}

/** Uses of a limit by one subject. */
export interface Uses {
  windowMs: number
  /** Whose limit it is. */
  subject: string
  uses: number
}

/** The window of the clock that is now. */
const windowOf = (name: LimitName, windowMs: number, subject: string, nowMs: number) => ({
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

/** `turns` is how databases have named cooldowns from the start. */
const keyOf = (name: LimitName, { windowMs }: Allowance, subject: string): string => `${name}:turns:${windowMs}:${subject}`
