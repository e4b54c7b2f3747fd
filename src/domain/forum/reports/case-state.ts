import { sql } from 'kysely'
import type { Database } from '../../../db/connection.ts'
import { REPORT_STATES, type ReportState } from '../../../shared/forum/reports/reports.ts'
import { AppError } from '../../site/app-error.ts'

/** Reports of one post stand together: one that is open opens all. States by rank, the most urgent first. */
export const rankOf = sql<number>`min(case state when 'open' then 0 when 'in-progress' then 1 when 'resolved' then 2 else 3 end)`

export const stateAt = (rank: number): ReportState => REPORT_STATES[rank] ?? 'rejected'

/** Where the reports of a post stand. @throws AppError `not-found` when no one has reported it */
export async function stateOf(db: Database, postId: number): Promise<ReportState> {
  const row = await db.selectFrom('report').select(sql<number>`${rankOf}`.as('rank')).where('postId', '=', postId).groupBy('postId').executeTakeFirst()
  if (!row) throw new AppError('not-found', 'No one has reported this post.')
  return stateAt(Number(row.rank))
}
