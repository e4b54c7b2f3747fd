import { sql } from 'kysely'
import type { ReportReason } from '../../../shared/forum/forum.ts'
import { type CaseSummary, REPORT_STATES, type ReportState } from '../../../shared/forum/reports/reports.ts'
import { requireActiveMember } from '../../access/require-active-member.ts'
import type { Actor, Site } from '../../site/site.ts'
import type { Part, Range } from '../reading/list-range.ts'
import { excerptOf } from '../writing/excerpt.ts'
import { requireModerator } from '../../access/require-moderator.ts'
import { rankOf } from './case-state.ts'

/** 1 for a post that an open report says shares a child's details. */
const aboutChild = sql<number>`max(case when reason = 'child-details' and state in ('open', 'in-progress') then 1 else 0 end)`

/**
 * The reported posts that stand in one state. Of what waits, posts said to share a child's details come first, and the
 * oldest first. What is settled comes newest first.
 *
 * @throws AppError `signed-out` for visitors, `forbidden` for all but staff
 */
export async function listCases({ db }: Site, actor: Actor, state: ReportState, { offset, limit }: Range): Promise<Part<CaseSummary>> {
  requireModerator(await requireActiveMember(db, actor))
  const cases = db
    .selectFrom('report')
    .select(['postId', sql<string>`min(created_at)`.as('firstAt'), aboutChild.as('aboutChild'), (eb) => eb.fn.countAll<number>().as('reportCount')])
    .groupBy('postId')
    .having(rankOf, '=', REPORT_STATES.indexOf(state))
  const { total } = await db
    .selectFrom(cases.as('cases'))
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  const isWaiting = state === 'open' || state === 'in-progress'
  const order = isWaiting ? 'asc' : 'desc'
  const rows = await db
    .selectFrom(cases.as('cases'))
    .innerJoin('post', 'post.id', 'cases.postId')
    .innerJoin('topic', 'topic.id', 'post.topicId')
    .leftJoin('member', 'member.id', 'post.authorId')
    .select(['cases.postId', 'cases.firstAt', 'cases.reportCount', 'post.content', 'post.deletedAt', (eb) => eb.fn.coalesce('topic.hiddenTitle', 'topic.title').as('title'), 'member.username as author'])
    .$if(isWaiting, (query) => query.orderBy('cases.aboutChild', 'desc'))
    .orderBy('cases.firstAt', order)
    .orderBy('cases.postId', order)
    .limit(limit)
    .offset(offset)
    .execute()
  const reasons = await reasonsOf(db, rows.map(({ postId }) => postId))
  const entries = rows.map(({ content, deletedAt, ...row }) => ({
    ...row,
    state,
    reasons: reasons.get(row.postId) ?? [],
    // Staff see what is hidden.
    excerpt: excerptOf({ content, deletedAt, hiddenAt: null }),
  }))
  return { entries, total }
}

async function reasonsOf(db: Site['db'], postIds: readonly number[]): Promise<Map<number, ReportReason[]>> {
  const found = new Map<number, ReportReason[]>()
  if (postIds.length === 0) return found
  const rows = await db.selectFrom('report').select(['postId', 'reason']).distinct().where('postId', 'in', postIds).orderBy('reason').execute()
  for (const { postId, reason } of rows) found.set(postId, [...(found.get(postId) ?? []), reason])
  return found
}

/** How many reported posts stand in each state. */
export async function countCases({ db }: Site, actor: Actor): Promise<Record<ReportState, number>> {
  requireModerator(await requireActiveMember(db, actor))
  const cases = db.selectFrom('report').select(sql<number>`${rankOf}`.as('rank')).groupBy('postId')
  const rows = await db
    .selectFrom(cases.as('cases'))
    .select(['rank', (eb) => eb.fn.countAll<number>().as('count')])
    .groupBy('rank')
    .execute()
  const counts = new Map(rows.map(({ rank, count }) => [Number(rank), count]))
  const [open = 0, inProgress = 0, resolved = 0, rejected = 0] = REPORT_STATES.map((_, rank) => counts.get(rank) ?? 0)
  return { open, 'in-progress': inProgress, resolved, rejected }
}
