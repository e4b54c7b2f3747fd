import { sql } from 'kysely'
import { after, DAY_MS, HOUR_MS, type Instant } from '../../shared/time/instant.ts'
import type { Site } from '../site/site.ts'

/** So many in an hour are a burst at the least, however quiet the site usually is. Source: docs/rules/alerts.md#bursts */
export const SIGN_UPS_BURST = 15
export const POSTS_BURST = 40
export const REPORTS_BURST = 15
export const FAILED_LOGINS_BURST = 100
/** And so many times the usual hour of the last {@link USUAL_DAYS} days. */
export const BURST_FACTOR = 5
export const USUAL_DAYS = 7

type CountingSite = Pick<Site, 'db' | 'clock'>

interface Kind {
  atLeast: number
  /** Where staff look. */
  path: string
  count: (site: CountingSite, from: Instant, until: Instant) => Promise<number>
}

const rowsIn =
  (table: 'member' | 'post' | 'report', condition = sql``): Kind['count'] =>
  async ({ db }, from, until) => {
    const { rows } = await sql<{ count: number }>`select count(*) as count from ${sql.table(table)} where created_at > ${from} and created_at <= ${until} ${condition}`.execute(db)
    return Number(rows[0]?.count ?? 0)
  }

/** Wrong passwords in the windows that run; older ones aren't kept, so they have no usual hour. */
const failedLogins: Kind['count'] = async ({ db, clock }, _, until) => {
  if (until < clock.now()) return 0
  const { count } = await db
    .selectFrom('limitWindow')
    .select((eb) => eb.fn.sum<number | null>('count').as('count'))
    .where('key', 'like', 'logInGuesses:turns:%')
    .where('expiresAt', '>', clock.now())
    .executeTakeFirstOrThrow()
  return Number(count ?? 0)
}

const KINDS: readonly Kind[] = [
  { atLeast: REPORTS_BURST, path: '/forum/reports', count: rowsIn('report') },
  { atLeast: POSTS_BURST, path: '/forum/latest', count: rowsIn('post', sql`and deleted_at is null and hidden_at is null`) },
  { atLeast: SIGN_UPS_BURST, path: '/forum/latest', count: rowsIn('member') },
  { atLeast: FAILED_LOGINS_BURST, path: '/forum/latest', count: failedLogins },
]

/** Where to look at an unusual burst of reports, posts, sign-ups, or failed logins within the last hour; null without one. */
export async function findBurst(site: CountingSite): Promise<string | null> {
  for (const kind of KINDS) if (await isBurst(site, kind)) return kind.path
  return null
}

async function isBurst(site: CountingSite, { atLeast, count }: Kind): Promise<boolean> {
  const now = site.clock.now()
  const anHourAgo = after(now, -HOUR_MS)
  const recent = await count(site, anHourAgo, now)
  if (recent < atLeast) return false
  const before = await count(site, after(now, -USUAL_DAYS * DAY_MS), anHourAgo)
  const hours = USUAL_DAYS * 24 - 1
  return recent >= BURST_FACTOR * (before / hours)
}
