import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../db/connection.ts'
import { austinDateAndTime, austinMoment } from '../../shared/time/austin-time.ts'
import { DAY_MS, HOUR_MS, type Instant, toInstant } from '../../shared/time/instant.ts'
import type { GrowthDay, GrowthDays, GrowthView } from '../../shared/office/growth.ts'
import { requireAdmin } from '../access/require-admin.ts'
import type { Actor, Site } from '../site/site.ts'

interface Day {
  date: string
  /** The moments at which it begins and ends in Austin. */
  start: Instant
  end: Instant
}

/** What is counted, each by an index over its moment. Conditions are written out: so the engines see that the index fits. */
const COUNTED = {
  waitlist: sql`waitlist_entry as t on t.confirmed_at >= day.start_at and t.confirmed_at < day.end_at
    and t.confirmed_at is not null and t.unsubscribed_at is null and t.quarantined_at is null`,
  members: sql`member as t on t.created_at >= day.start_at and t.created_at < day.end_at and t.invited_at is null`,
  posts: sql`post as t on t.created_at >= day.start_at and t.created_at < day.end_at and t.deleted_at is null and t.hidden_at is null`,
} as const

/**
 * How waitlist, members and posts have grown over the last days, today included. Those who have left since are not
 * counted on the days before either.
 *
 * @throws AppError `not-found` unless the actor is an admin
 */
export async function readGrowth({ db, clock }: Site, actor: Actor, count: GrowthDays): Promise<GrowthView> {
  requireAdmin(actor)
  const days = lastDays(clock.now(), count)
  const [waitlist, members, posts, totals] = await Promise.all([
    perDay(db, COUNTED.waitlist, days),
    perDay(db, COUNTED.members, days),
    perDay(db, COUNTED.posts, days),
    readTotals(db),
  ])
  const rows: GrowthDay[] = []
  const left = { waitlist: totals.waitlist, members: totals.members, posts: totals.posts }
  for (const { date } of days.toReversed()) {
    rows.unshift({ date, ...left })
    left.waitlist -= waitlist.get(date) ?? 0
    left.members -= members.get(date) ?? 0
    left.posts -= posts.get(date) ?? 0
  }
  return { days: rows }
}

/** How many there are now; of the waitlist, those who confirmed and stayed. */
export async function readTotals(db: Database): Promise<Record<'waitlist' | 'members' | 'posts' | 'topics', number>> {
  const [stored, waitlist] = await Promise.all([
    db.selectFrom('siteTotal').selectAll().execute(),
    db
      .selectFrom('waitlistEntry')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('confirmedAt', 'is not', null)
      .where('unsubscribedAt', 'is', null)
      .where('quarantinedAt', 'is', null)
      .executeTakeFirstOrThrow(),
  ])
  const total = (key: string): number => stored.find((row) => row.key === key)?.count ?? 0
  return { waitlist: Number(waitlist.count), members: total('members'), posts: total('posts'), topics: total('topics') }
}

/** How many fall on each day; days on which none does are left out. */
async function perDay(db: Database, counted: RawBuilder<unknown>, days: readonly Day[]): Promise<Map<string, number>> {
  const rows = days.map(({ date, start, end }) => sql`(${sql.lit(date)}, ${sql.lit(start)}, ${sql.lit(end)})`)
  const { rows: found } = await sql<{ date: string; count: number }>`
    with day (date, start_at, end_at) as (values ${sql.join(rows)})
    select day.date as date, count(*) as count from day join ${counted} group by day.date`.execute(db)
  return new Map(found.map(({ date, count }) => [date, Number(count)]))
}

/** The last days in Austin up to today. A day of 23 or 25 hours is one, too. */
export function lastDays(now: Instant, count: number): Day[] {
  const days: Day[] = []
  let end = startOf(austinDateAndTime(toInstant(startMs(now) + DAY_MS + 2 * HOUR_MS)).date)
  while (days.length < count) {
    const { date } = austinDateAndTime(toInstant(Date.parse(end) - HOUR_MS))
    const start = startOf(date)
    days.unshift({ date, start, end })
    end = start
  }
  return days
}

const startMs = (at: Instant): number => Date.parse(startOf(austinDateAndTime(at).date))

/** When a day begins in Austin. Clocks there change at two at night, so midnight always is. */
function startOf(date: string): Instant {
  const start = austinMoment(date, '00:00')
  if (!start) throw new Error(`${date} has no midnight in Austin.`)
  return start
}
