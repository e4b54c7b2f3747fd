import type { Transaction } from '../../../db/connection.ts'
import type { Instant } from '../../../shared/time/instant.ts'
import type { ReportState } from '../../../shared/forum/reports/reports.ts'
import { announce } from '../../site/bus.ts'
import { notify } from '../notifications/notification.ts'
import { reportsMoved } from '../writing/forum-changes.ts'
import { recordReportAct } from './report-act.ts'

interface Settlement {
  post: { id: number; topicId: number }
  actorId: number
  state: 'resolved' | 'rejected'
  now: Instant
  /** Only the reports by these members; those of everyone unless given. */
  reporters?: readonly number[]
}

/**
 * Settles the reports of a post and tells those who sent them what came of it. Rejecting also takes back reports that
 * were found right before: they are not to hide the post once more. Where nothing is to be settled, nothing happens.
 */
export async function settleReports(trx: Transaction, { post, actorId, state, now, reporters }: Settlement): Promise<void> {
  const waiting: ReportState[] = ['open', 'in-progress', ...(state === 'rejected' ? (['resolved'] as const) : [])]
  const settled = await trx
    .updateTable('report')
    .set({ state })
    .where('postId', '=', post.id)
    .where('state', 'in', waiting)
    .$if(reporters !== undefined, (query) => query.where('reporterId', 'in', reporters ?? []))
    .returning('reporterId')
    .execute()
  if (settled.length === 0) return
  await recordReportAct(trx, { postId: post.id, actorId, kind: reporters ? 'raid-undone' : state, createdAt: now })
  await announce(trx, reportsMoved(post.topicId), now)
  await notifyReporters(trx, post, settled.flatMap(({ reporterId }) => reporterId ?? []).filter((id) => id !== actorId), { state, now })
}

/** A later outcome takes the place of an earlier one. Who decided is not told: it is the team that answers. */
async function notifyReporters(
  trx: Transaction,
  { id: postId, topicId }: Settlement['post'],
  reporters: number[],
  { state, now }: Pick<Settlement, 'state' | 'now'>,
): Promise<void> {
  if (reporters.length === 0) return
  await trx
    .deleteFrom('notification')
    .where('postId', '=', postId)
    .where('kind', 'in', ['report-resolved', 'report-rejected'])
    .where('memberId', 'in', reporters)
    .execute()
  await notify(trx, reporters.map((memberId) => ({ memberId, kind: `report-${state}` as const, topicId, postId, createdAt: now })))
}
