import { sql } from 'kysely'
import { type BurstKind, EVERY_BURST } from '../../shared/alerts/alert-text.ts'
import { after, DAY_MS, HOUR_MS, type Instant } from '../../shared/time/instant.ts'
import type { Site } from '../site/site.ts'

/** So many in an hour are a burst at the least, however quiet the site usually is. Source: docs/rules/alerts.md#bursts */
export const SIGN_UPS_BURST = 15
export const POSTS_BURST = 40
export const NEW_MEMBER_POSTS_BURST = 20
export const REPORTS_BURST = 15
export const FAILED_LOGINS_BURST = 100
/** And so many times the usual hour of the last {@link USUAL_DAYS} days. */
export const BURST_FACTOR = 5
export const USUAL_DAYS = 7

type CountingSite = Pick<Site, 'db' | 'clock'>

interface Kind {
  atLeast: number
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

/** Held and removed ones count as well: it's a raid before anyone sees it, and isn't over because someone clears it. */
const BY_NEW_MEMBERS = sql`and author_id in (select id from member where role = 'member' and trusted_at is null)`

const KINDS: Readonly<Record<BurstKind, Kind>> = {
  reports: { atLeast: REPORTS_BURST, count: rowsIn('report') },
  'new-member-posts': { atLeast: NEW_MEMBER_POSTS_BURST, count: rowsIn('post', BY_NEW_MEMBERS) },
  posts: { atLeast: POSTS_BURST, count: rowsIn('post', sql`and deleted_at is null and hidden_at is null`) },
  'sign-ups': { atLeast: SIGN_UPS_BURST, count: rowsIn('member') },
  'failed-logins': { atLeast: FAILED_LOGINS_BURST, count: failedLogins },
}

/** Of what there was unusually much within the last hour, the most urgent first. */
export async function findBursts(site: CountingSite): Promise<BurstKind[]> {
  const found: BurstKind[] = []
  for (const kind of EVERY_BURST) if (await isBurst(site, KINDS[kind])) found.push(kind)
  return found
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
