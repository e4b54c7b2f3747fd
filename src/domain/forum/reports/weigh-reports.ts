import { sql } from 'kysely'
import type { Transaction } from '../../../db/connection.ts'
import type { ReportReason } from '../../../shared/forum/forum.ts'
import { after, DAY_MS, type Instant } from '../../../shared/time/instant.ts'
import type { Site } from '../../site/site.ts'
import { isOfStanding, isTrusted, STANDING_COLUMNS } from '../trust.ts'

/** What reports of one post must weigh to hide it until staff look. Source: docs/rules/forum.md#reports */
export const WEIGHT_TO_HIDE = 3
/** The same for reports that it shows a child's details. */
export const CHILD_WEIGHT_TO_HIDE = 1
/** A post by staff or by a member of long standing takes so many times as much. */
export const STANDING_FACTOR = 3
/** What a report weighs by a member who's trusted, and by one who's new or hasn't confirmed the address. */
export const TRUSTED_WEIGHT = 1
export const NEW_WEIGHT = 0.2
/** So many more rejected reports than right ones, and a member's reports weigh nothing. */
export const FALSE_REPORTS = 3
/** Posts that one member helps to hide in 24 hours, at most. */
export const HIDDEN_PER_DAY = 2

export interface WeighedReport {
  id: number
  reason: ReportReason
  weight: number
}

/** Why the reports of a post hide it, and which ones do. */
export interface Agreement {
  reports: WeighedReport[]
  isAboutChild: boolean
}

/**
 * Whether the open reports of a post weigh enough to hide it. A report by staff does at once. Several from one network
 * count once.
 */
export async function agreementToHide(trx: Transaction, site: Site, post: { id: number; authorId: number | null }): Promise<Agreement | null> {
  const { isByStaff, reports } = await weighReports(trx, site, post.id)
  const counted = reports.filter(({ weight }) => weight > 0)
  const aboutChild = counted.filter(({ reason }) => reason === 'child-details')
  if (isByStaff) return { reports: counted, isAboutChild: aboutChild.length > 0 }
  const factor = post.authorId !== null && (await isOfStanding(trx, site, post.authorId)) ? STANDING_FACTOR : 1
  if (sumOf(aboutChild) >= CHILD_WEIGHT_TO_HIDE * factor) return { reports: aboutChild, isAboutChild: true }
  return sumOf(counted) >= WEIGHT_TO_HIDE * factor ? { reports: counted, isAboutChild: false } : null
}

/** In tenths, because fractions don't add up exactly. */
const sumOf = (reports: readonly WeighedReport[]): number => Math.round(reports.reduce((sum, { weight }) => sum + weight, 0) * 10) / 10

async function weighReports(trx: Transaction, site: Site, postId: number): Promise<{ isByStaff: boolean; reports: WeighedReport[] }> {
  const rows = await openReports(trx, site.clock.now(), postId)
  const networks = new Set<string>()
  const weighed = rows
    .map((row) => ({ ...row, weight: weightOf(site, row) }))
    // Of several from one network the weightiest counts, and one about a child before others.
    .toSorted((a, b) => b.weight - a.weight || Number(b.reason === 'child-details') - Number(a.reason === 'child-details') || a.id - b.id)
  const reports = weighed.map(({ id, reason, weight, network }) => {
    const isCounted = network !== null && networks.has(network)
    if (network !== null) networks.add(network)
    return { id, reason, weight: isCounted ? 0 : weight }
  })
  return { isByStaff: rows.some(({ role }) => role === 'moderator' || role === 'admin'), reports }
}

type OpenReport = Awaited<ReturnType<typeof openReports>>[number]

function weightOf(site: Site, report: OpenReport): number {
  const { role, createdAt } = report
  // Someone whose account is gone is trusted no more than someone new.
  if (role === null || createdAt === null) return NEW_WEIGHT
  if (report.rejected - report.resolved >= FALSE_REPORTS || report.hidToday >= HIDDEN_PER_DAY) return 0
  return isTrusted(site, { ...report, role, createdAt }) ? TRUSTED_WEIGHT : NEW_WEIGHT
}

/** Reports of a post that staff haven't decided on, with what's known of each reporter. */
function openReports(trx: Transaction, now: Instant, postId: number) {
  const others = sql`(select count(*) from report as other where other.reporter_id = report.reporter_id`
  return trx
    .selectFrom('report')
    .leftJoin('member', 'member.id', 'report.reporterId')
    .select(['report.id', 'report.reason', 'report.network', ...STANDING_COLUMNS])
    .select([
      sql<number>`${others} and other.state = 'rejected')`.as('rejected'),
      sql<number>`${others} and other.state = 'resolved')`.as('resolved'),
      sql<number>`${others} and other.post_id <> report.post_id and other.hid_at > ${after(now, -DAY_MS)})`.as('hidToday'),
    ])
    .where('report.postId', '=', postId)
    .where('report.state', 'in', ['open', 'in-progress'])
    .execute()
}
