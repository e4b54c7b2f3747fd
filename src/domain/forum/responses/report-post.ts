import type { Transaction } from '../../../db/connection.ts'
import type { NewReport } from '../../../shared/forum/forum-schemas.ts'
import { AppError } from '../../site/errors.ts'
import type { Actor, Site } from '../../site/site.ts'
import { canReport } from '../policy.ts'
import { requireActiveMember } from '../../access/require-active-member.ts'
import { changeForum } from '../writing/change-forum.ts'
import { type PostToWrite, readablePostToWrite } from '../writing/find-to-write.ts'
import { hide } from '../moderation/hide-post.ts'
import { takeWritingLimit } from '../writing/take-writing-limit.ts'

/** So many members hide a post by reporting it, until staff look. Source: docs/rules/forum.md#reports */
export const REPORTERS_TO_HIDE = 3

/**
 * Tells staff about a post. One that shows a child's details is hidden at once, others when several members agree.
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
    await trx.insertInto('report').values({ postId: id, reporterId: member.id, reason, note, createdAt }).execute()
    await hideIfAgreed(trx, post, reason, createdAt)
  })
}

async function hideIfAgreed(trx: Transaction, post: PostToWrite, reason: NewReport['reason'], now: string): Promise<void> {
  if (reason === 'child-details') return hide(trx, post, null, now, { reason: 'child-details' })
  if ((await countReporters(trx, post.id)) >= REPORTERS_TO_HIDE) {
    await hide(trx, post, null, now, { reporters: REPORTERS_TO_HIDE })
  }
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

/** Each member reports a post once, so reports that staff have not rejected are members. */
async function countReporters(trx: Transaction, postId: number): Promise<number> {
  const { count } = await trx
    .selectFrom('report')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('postId', '=', postId)
    .where('state', 'in', ['open', 'in-progress'])
    .executeTakeFirstOrThrow()
  return count
}
