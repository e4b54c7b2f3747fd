import type { Transaction } from '../../../db/connection.ts'
import type { Instant } from '../../../shared/time/instant.ts'
import type { CaseDecision } from '../../../shared/forum/reports/report-schemas.ts'
import { CASE_CHANGED, REASON_NAMES } from '../../../shared/forum/reports/report-words.ts'
import type { Decision, ReportState } from '../../../shared/forum/reports/reports.ts'
import { requireActiveMember } from '../../access/require-active-member.ts'
import { announce } from '../../site/bus.ts'
import { AppError } from '../../site/app-error.ts'
import { recordOfficeAct } from '../../office/log/record-office-act.ts'
import type { Actor, Member, Site } from '../../site/site.ts'
import { canHide } from '../policy.ts'
import { changeForum } from '../writing/change-forum.ts'
import { type PostToWrite, postToWrite } from '../writing/find-to-write.ts'
import { showAgain, takeDown, upholdHiding } from '../moderation/hide-post.ts'
import { reportsMoved } from '../writing/forum-changes.ts'
import { requireModerator } from '../../access/require-moderator.ts'
import { stateOf } from './case-state.ts'
import { requireImpartial } from './may-decide.ts'
import { recordReportAct } from './report-act.ts'
import { settleReports } from './settle-reports.ts'

/** From which states each decision leads on. */
const FROM: Record<Decision, readonly ReportState[]> = {
  take: ['open'],
  keep: ['open', 'in-progress'],
  hide: ['open', 'in-progress'],
  uphold: ['open', 'in-progress'],
  resolve: ['open', 'in-progress'],
  reopen: ['resolved', 'rejected'],
}

/**
 * Decides about a reported post: `take` says that someone looks into it, `keep` leaves the post (and shows it again
 * if reports had hidden it), `hide` hides it, `uphold` leaves it hidden where reports did that, `resolve` settles the reports as right without touching the post, `reopen`
 * looks at it once more. Of two who decide at once, one does; the other is told.
 *
 * @throws AppError `signed-out`, `forbidden` for all but staff and for those who reported or wrote the post
 * @throws AppError `not-found` when no one has reported such a post
 * @throws AppError `conflict` when it has moved on since `version`, or stands where the decision leads nowhere
 */
export async function decideCase(site: Site, actor: Actor, postId: number, { decision, version }: CaseDecision): Promise<void> {
  const member = await requireActiveMember(site.db, actor)
  requireModerator(member)
  await changeForum(site, async (trx) => {
    const post = await postToWrite(trx, member, postId)
    const state = await stateOf(trx, postId)
    if (!FROM[decision].includes(state) || version !== (await versionOf(trx, postId))) throw new AppError('conflict', CASE_CHANGED)
    if (decision === 'uphold' && (!post.hiddenAt || post.deletedAt)) throw new AppError('conflict', CASE_CHANGED)
    await requireImpartial(trx, site, member, post)
    const now = site.clock.now()
    await carryOut(trx, site, { member, post, decision, now })
    await recordOfficeAct(trx, { actorId: member.id, kind: `report.${decision}`, subject: `topic:${post.topicId}`, createdAt: now })
  })
}

interface Step {
  member: Member
  post: PostToWrite
  decision: Decision
  now: Instant
}

const isHiddenByReports = ({ hiddenAt, hiddenBy, deletedAt }: PostToWrite): boolean => hiddenAt !== null && hiddenBy === null && deletedAt === null

async function carryOut(trx: Transaction, site: Site, { member, post, decision, now }: Step): Promise<void> {
  const actorId = member.id
  const { id: postId } = post
  if (decision === 'take' || decision === 'reopen') {
    const from: ReportState[] = decision === 'take' ? ['open'] : ['resolved', 'rejected']
    await trx.updateTable('report').set({ state: 'in-progress' }).where('postId', '=', postId).where('state', 'in', from).execute()
    await announce(trx, reportsMoved(post.topicId), now)
    return recordReportAct(trx, { postId, actorId, kind: decision, createdAt: now })
  }
  await settleReports(trx, { post, actorId, state: decision === 'keep' ? 'rejected' : 'resolved', now })
  if (decision === 'keep') await showAgain(trx, site, member, post, now)
  else if (isHiddenByReports(post)) await upholdHiding(trx, site, actorId, { post, reason: await reasonReported(trx, postId), now })
  if (decision === 'hide' && canHide(member, post)) await takeDown(trx, site, member, { post, reason: await reasonReported(trx, postId), now })
}

/** What a post is reported for most often, in words. */
async function reasonReported(trx: Transaction, postId: number): Promise<string> {
  const { reason } = await trx
    .selectFrom('report')
    .select('reason')
    .where('postId', '=', postId)
    .groupBy('reason')
    .orderBy((eb) => eb.fn.countAll(), 'desc')
    .orderBy((eb) => eb.fn.min('id'))
    .limit(1)
    .executeTakeFirstOrThrow()
  return reason === 'other' ? '' : REASON_NAMES[reason]
}

/**
 * Names how far a case has come: it grows with whatever staff do about the post, but for notes, and with every report
 * after the first. Anyone who decides has read the reports they reject.
 */
export async function versionOf(db: Transaction | Site['db'], postId: number): Promise<number> {
  const { newest } = await db
    .selectFrom('reportAct')
    .select((eb) => eb.fn.max('id').as('newest'))
    .where('postId', '=', postId)
    .where('kind', '!=', 'note')
    .executeTakeFirstOrThrow()
  const { reports } = await db
    .selectFrom('report')
    .select((eb) => eb.fn.countAll<number>().as('reports'))
    .where('postId', '=', postId)
    .executeTakeFirstOrThrow()
  return (newest ?? 0) + Math.max(0, reports - 1)
}
