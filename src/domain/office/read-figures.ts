import { sql } from 'kysely'
import type { Database } from '../../db/connection.ts'
import { DAY_MS, type Instant } from '../../shared/time/instant.ts'
import type { Figure, OverviewView } from '../../shared/office/overview.ts'
import { unanswered } from '../contact/read-inbox.ts'
import { readTotals } from './read-growth.ts'

export const WEEK_MS = 7 * DAY_MS
/** Most facts and posts named of a kind. */
const NAMED = 3

export const openReports = (db: Database) => db.selectFrom('report').where('state', 'in', ['open', 'in-progress'])

/** How many joined and wrote, in all and lately. */
export async function readFigures(db: Database, since: Instant): Promise<OverviewView['figures']> {
  const unread = unanswered(db).where('readAt', 'is', null)
  const [totals, onWaitlist, confirmed, unreadInAll, written, joined, reports, reported] = await Promise.all([
    readTotals(db),
    countIn(db.selectFrom('waitlistEntry').where('unsubscribedAt', 'is', null).where('quarantinedAt', 'is', null).select(ALL).executeTakeFirstOrThrow()),
    countIn(
      db
        .selectFrom('waitlistEntry')
        .where('confirmedAt', '>', since)
        .where('confirmedAt', 'is not', null)
        .where('unsubscribedAt', 'is', null)
        .where('quarantinedAt', 'is', null)
        .select(ALL)
        .executeTakeFirstOrThrow(),
    ),
    countIn(unread.select(ALL).executeTakeFirstOrThrow()),
    countIn(unread.where('createdAt', '>', since).select(ALL).executeTakeFirstOrThrow()),
    countIn(db.selectFrom('member').where('createdAt', '>', since).where('invitedAt', 'is', null).select(ALL).executeTakeFirstOrThrow()),
    countIn(openReports(db).select(ALL).executeTakeFirstOrThrow()),
    countIn(openReports(db).where('createdAt', '>', since).select(ALL).executeTakeFirstOrThrow()),
  ])
  const figure = (all: number, week: number): Figure => ({ count: all, week })
  return {
    waitlist: { ...figure(totals.waitlist, confirmed), joined: onWaitlist },
    unread: figure(unreadInAll, written),
    members: { ...figure(totals.members, joined), topics: totals.topics, posts: totals.posts },
    reports: figure(reports, reported),
  }
}

export const ALL = sql<number>`count(*)`.as('count')
export const countIn = async (found: Promise<{ count: number }>): Promise<number> => Number((await found).count)

export async function readBlog(db: Database): Promise<OverviewView['blog']> {
  const unpublished = db
    .selectFrom('blogPost')
    .select(['id', 'title', 'publishAt'])
    .where('publishedAt', 'is', null)
    .orderBy('changedAt', 'desc')
    .limit(NAMED)
  const newest = db
    .selectFrom('blogPost')
    .select(['id', 'title', 'publishedAt'])
    .where('publishedAt', 'is not', null)
    .orderBy('publishedAt', 'desc')
    .limit(NAMED)
  const [drafts, published] = await Promise.all([unpublished.execute(), newest.execute()])
  return {
    drafts,
    published: published.flatMap(({ publishedAt, ...post }) => (publishedAt ? [{ ...post, publishedAt }] : [])),
  }
}
