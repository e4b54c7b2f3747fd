import type { Transaction } from '../../../db/connection.ts'
import type { ReportReason } from '../../../shared/forum/forum.ts'
import type { NewReport } from '../../../shared/forum/forum-schemas.ts'
import type { Instant } from '../../../shared/time/instant.ts'
import { AppError } from '../../site/app-error.ts'
import type { Actor, Site } from '../../site/site.ts'
import { raiseAlert } from '../../alerts/raise-alert.ts'
import { canReport } from '../policy.ts'
import { notifyAuthor } from '../notifications/notify-author.ts'
import { agreementToHide, type WeighedReport } from '../reports/weigh-reports.ts'
import { earnTrust } from '../trust.ts'
import { requireActiveMember } from '../../access/require-active-member.ts'
import { changeForum } from '../writing/change-forum.ts'
import { type PostToWrite, readablePostToWrite } from '../writing/find-to-write.ts'
import { hide } from '../moderation/hide-post.ts'
import { takeWritingLimit } from '../writing/take-writing-limit.ts'

/**
 * Tells staff about a post. It's hidden until they look once reports weigh enough, as `agreementToHide` has it.
 *
 * @throws AppError `signed-out` for visitors, `not-found`
 * @throws AppError `forbidden` when `canReport` refuses, such as for one's own post
 * @throws AppError `conflict` when the member has reported it before, `too-many`
 */
export async function reportPost(site: Site, actor: Actor, id: number, { reason, note = '' }: NewReport): Promise<void> {
  const member = await requireActiveMember(site.db, actor)
  await changeForum(site, async (trx) => {
    const post = await readablePostToWrite(trx, member, id)
    if (await hasReported(trx, member.id, id)) {
      throw new AppError('conflict', 'You’ve already reported this post. Our moderators will take a look.')
    }
    if (!canReport(member, post)) throw new AppError('forbidden', 'You can’t report this post.')
    await takeWritingLimit(trx, site, 'reports', member)
    const createdAt = site.clock.now()
    await earnTrust(trx, site, member.id)
    const open = await openReasons(trx, id)
    const report = { postId: id, reporterId: member.id, reason, note, createdAt, network: member.network }
    const { id: reportId } = await trx.insertInto('report').values(report).returning('id').executeTakeFirstOrThrow()
    // Further reports of a post stand beside the first, but a child's details can't wait until someone reads about the rest.
    if (reason === 'child-details' && !open.includes(reason)) await raiseAlert(trx, site, 'child-report', reportId)
    if (open.length === 0) await raiseAlert(trx, site, 'report', reportId)
    await hideIfAgreed(trx, site, post, createdAt)
  })
}

async function hideIfAgreed(trx: Transaction, site: Site, post: PostToWrite, now: Instant): Promise<void> {
  const agreement = await agreementToHide(trx, site, post)
  if (!agreement) return
  const { reports, isAboutChild } = agreement
  await trx.updateTable('report').set({ hidAt: now }).where('id', 'in', reports.map(({ id }) => id)).execute()
  await hide(trx, post, null, now, isAboutChild ? { reason: 'child-details' } : { reporters: reports.length })
  await notifyAuthor(trx, site, post, { kind: 'post-hidden', note: mainReason(reports) })
}

/** The reason most reports give; of several the first. */
function mainReason(reports: readonly WeighedReport[]): ReportReason {
  const counts = Map.groupBy(reports.toSorted((a, b) => a.id - b.id), ({ reason }) => reason)
  const [first] = [...counts].toSorted(([, a], [, b]) => b.length - a.length)
  return first?.[0] ?? 'other'
}

async function hasReported(trx: Transaction, memberId: number, postId: number): Promise<boolean> {
  const report = await trx
    .selectFrom('report')
    .select('id')
    .where('postId', '=', postId)
    .where('reporterId', '=', memberId)
    .executeTakeFirst()
  return report !== undefined
}

async function openReasons(trx: Transaction, postId: number): Promise<ReportReason[]> {
  const open = await trx.selectFrom('report').select('reason').distinct().where('postId', '=', postId).where('state', 'in', ['open', 'in-progress']).execute()
  return open.map(({ reason }) => reason)
}
