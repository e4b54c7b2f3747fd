import { sql } from 'kysely'
import type { Database } from '../../db/connection.ts'
import { after, DAY_MS, type Instant } from '../../shared/time/instant.ts'
import { isUndecided } from '../../shared/playground/playground.ts'
import type { OfficeFactView } from '../../shared/office/facts/office-facts.ts'
import type { OverviewView, AttentionItem } from '../../shared/office/overview.ts'
import { requireAdmin } from '../access/require-admin.ts'
import { findLastBackup } from '../backups/last-backup.ts'
import { BACKUP_MS } from '../alerts/open-subjects.ts'
import { isEmailStopped } from '../alerts/email-stopped.ts'
import { unanswered } from '../contact/read-inbox.ts'
import { openRemovals } from '../forum/removals/read-removals.ts'
import { listStoppedPublications } from './publications/get-publication.ts'
import { listOfficeFacts } from '../playground/list-office-facts.ts'
import type { Actor, Site } from '../site/site.ts'
import { WEEK_MS, openReports, readFigures, ALL, countIn, readBlog } from './read-figures.ts'

/** From when on something needs the owner. Source: docs/rules/playground.md#overview */
export const NO_REPLY_MS = DAY_MS

/** What needs the owner now, and how the site is doing. @throws AppError `not-found` unless the actor is an admin */
export async function readOverview(site: Site, actor: Actor): Promise<OverviewView> {
  requireAdmin(actor)
  const { db, clock } = site
  const now = clock.now()
  const [facts, lastBackup, messages, reports, topics, mail, figures, blog, stopped, questions, held, removals, unpublished] = await Promise.all([
    listOfficeFacts(site, actor),
    findLastBackup(site),
    waitingIn(unanswered(db).select(oldestOf('createdAt')).executeTakeFirst()),
    waitingIn(openReports(db).select(oldestOf('createdAt')).executeTakeFirst()),
    topicsWithoutReply(db, after(now, -NO_REPLY_MS)),
    waitingIn(db.selectFrom('outbox').where('failedAt', 'is not', null).select(oldestOf('failedAt')).executeTakeFirst()),
    readFigures(db, after(now, -WEEK_MS)),
    readBlog(db),
    isEmailStopped(site).then((isStopped) => (isStopped ? waitingIn(unsent(db).select(oldestOf('createdAt')).executeTakeFirst()) : null)),
    waitingIn(db.selectFrom('assistantQuestion').select(oldestOf('createdAt')).executeTakeFirst()),
    countHiddenByReports(db),
    waitingIn(openRemovals(db).select(oldestOf('createdAt')).executeTakeFirst()),
    listStoppedPublications(db),
  ])
  const backup = site.backsUpDaily && (!lastBackup || lastBackup.at < after(now, -BACKUP_MS))
  const { joined, count: confirmed } = figures.waitlist
  const unconfirmed = joined > confirmed ? { joined, confirmed } : null
  return {
    now,
    needs: { removals, unpublished, stopped, messages, reports, held, unconfirmed, questions, topics, mail, backup, ...factNeeds(facts) },
    hasMailServer: site.hasMailServer,
    lastBackup: lastBackup && { at: lastBackup.at, bytes: lastBackup.bytes },
    figures,
    open: facts.filter(isUndecided).map(({ key, label, state }) => ({ key, label, state })),
    blog,
  }
}

function factNeeds(facts: readonly OfficeFactView[]) {
  const unchecked = facts
    .filter(({ isDue }) => isDue)
    .map(({ key, label, checkedAt }) => ({ key, label, checkedAt }))
  const over = facts
    .filter(({ warnings }) => warnings.length > 0)
    .map(({ key, label, warnings }) => ({ key, label, dates: [...new Set(warnings.map(({ date }) => date))] }))
  return { unchecked, over }
}

const oldestOf = (column: 'createdAt' | 'failedAt') => [
  sql<number>`count(*)`.as('count'),
  sql<Instant | null>`min(${sql.ref(column)})`.as('since'),
]

async function waitingIn(found: Promise<{ count: number; since: Instant | null } | undefined>): Promise<AttentionItem | null> {
  const { count, since } = (await found) ?? { count: 0, since: null }
  return since ? { count: Number(count), since } : null
}

const unsent = (db: Database) => db.selectFrom('outbox').where('sentAt', 'is', null).where('failedAt', 'is', null)

/** Posts that reports have hidden and no one has decided about. */
const countHiddenByReports = (db: Database): Promise<number> =>
  countIn(
    db
      .selectFrom('post')
      .where('hiddenAt', 'is not', null)
      .where('hiddenBy', 'is', null)
      .where('id', 'in', openReports(db).select('postId'))
      .select(ALL)
      .executeTakeFirstOrThrow(),
  )

async function topicsWithoutReply(db: Database, before: Instant): Promise<OverviewView['needs']['topics']> {
  const lonely = db
    .selectFrom('topic')
    // Written out, so that the engines see that the index fits.
    .where(sql<boolean>`post_count = 1`)
    .where('hiddenAt', 'is', null)
    .where('lockedAt', 'is', null)
    .where('createdAt', '<=', before)
  const [waiting, oldest] = await Promise.all([
    waitingIn(lonely.select(oldestOf('createdAt')).executeTakeFirst()),
    lonely.select(['id', 'slug', 'title']).orderBy('createdAt').limit(1).executeTakeFirst(),
  ])
  return waiting && oldest ? { ...waiting, ...oldest } : null
}
