import type { Expression, ExpressionBuilder, SelectQueryBuilder, SqlBool } from 'kysely'
import type { Tables } from '../../db/tables.ts'
import type { ReportState } from '../../shared/forum/reports/reports.ts'
import type { AskingSite } from './email-stopped.ts'

export type OpenSubjects = ReadonlyMap<number, string>
/** The subjects of alerts. As a query, none is left out however many there are. */
type Subjects = SelectQueryBuilder<Tables, 'staffAlert', { subjectId: number }> | readonly number[]
/** Which of these subjects of a member's alerts still need someone, each with the page where that's done. What was handled is left out. */
export type FindOpen = (site: AskingSite, among: Subjects, memberId: number) => Promise<OpenSubjects>

const WAITING = ['open', 'in-progress'] as const satisfies ReportState[]

/** Open reports of the post that a report is about. */
export const openReports = (eb: ExpressionBuilder<Tables, 'report'>) =>
  eb.selectFrom('report as other').select('other.id').whereRef('other.postId', '=', 'report.postId').where('other.state', 'in', WAITING)

/** Those among them that say it shares a child's details. */
export const openChildReports = (eb: ExpressionBuilder<Tables, 'report'>) => openReports(eb).where('other.reason', '=', 'child-details')

/** Whether a child's details are still to be dealt with, and this member was alerted of that, which no one is while suspended. */
export const isChildCase = (eb: ExpressionBuilder<Tables, 'report'>, memberId: number) => {
  const alerts = eb.selectFrom('staffAlert').innerJoin('report as other', 'other.id', 'staffAlert.subjectId').select('other.id').whereRef('other.postId', '=', 'report.postId')
  return eb.and([eb.exists(openChildReports(eb)), eb.exists(alerts.where('kind', '=', 'child-report').where('memberId', '=', memberId))])
}

/** An alert is about the first report of a post. A later one may be the only one that's left. */
export const casesOf = async ({ db }: AskingSite, among: Subjects, isOpen: (eb: ExpressionBuilder<Tables, 'report'>) => Expression<SqlBool>): Promise<OpenSubjects> => {
  const rows = await db.selectFrom('report').select(['id', 'postId']).where('id', 'in', among).where(isOpen).orderBy('id').execute()
  const newest = new Map(rows.map(({ id, postId }) => [postId, id]))
  return new Map([...newest].map(([postId, id]) => [id, `/forum/reports/${postId}`]))
}
