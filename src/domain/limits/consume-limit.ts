import type { Transaction } from '../../db/connection.ts'
import { AppError } from '../site/app-error.ts'
import type { Site } from '../site/site.ts'
import type { Allowance, LimitName } from '../site/limit-rules.ts'
import { windowOf, addUses, secondsLeft } from './count-uses.ts'

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

/** `turns` is how databases have named cooldowns from the start. */
export const keyOf = (name: LimitName, { windowMs }: Allowance, subject: string): string => `${name}:turns:${windowMs}:${subject}`
