import type { Transaction } from '../../../db/connection.ts'
import { lockFor } from '../../../db/lock.ts'
import type { RemovalChoice } from '../../../shared/forum/removals/removal-schemas.ts'
import { REMOVAL_DECIDED, REMOVED_ON_REQUEST } from '../../../shared/forum/removals/removal-words.ts'
import { requireActiveMember } from '../../access/require-active-member.ts'
import { requireModerator } from '../../access/require-moderator.ts'
import { recordOfficeAct } from '../../office/log/record-office-act.ts'
import { deleteEmailAbout, queueEmail } from '../../emails/outbox/queue-email.ts'
import { removeFiles } from '../../pictures/save-picture.ts'
import { AppError } from '../../site/app-error.ts'
import type { Actor, Member, Site } from '../../site/site.ts'
import { emptyProfile } from '../members/remove-all-by.ts'
import { remove } from '../moderation/remove-post.ts'
import { notifyAuthor } from '../notifications/notify-author.ts'
import { changeForum } from '../writing/change-forum.ts'
import { postToWrite } from '../writing/find-to-write.ts'
import { findRemoval } from './read-removals.ts'
import { findRemovalTarget } from './removal-target.ts'

/**
 * Decides a removal request. `removed` removes the post or empties the profile that its address names; anything else
 * staff have removed by hand before. The requester is told, unless it's `spam`, and so is the
 * author of what was removed, who doesn't learn who asked.
 *
 * @throws AppError `signed-out`, `forbidden` for all but staff, `not-found`, `conflict` when it was decided before
 */
export async function decideRemoval(site: Site, actor: Actor, id: number, { decision, reply }: RemovalChoice): Promise<void> {
  const member = await requireActiveMember(site.db, actor)
  requireModerator(member)
  const pictures = await changeForum(site, async (trx) => {
    await lockFor(trx, `removal:${id}`)
    const request = await findRemoval(trx, id)
    if (request.decidedAt) throw new AppError('conflict', REMOVAL_DECIDED)
    const now = site.clock.now()
    const about = `removal:${id}` as const
    await trx.updateTable('removalRequest').set({ decidedAt: now, decidedBy: member.id, decision, reply }).where('id', '=', id).execute()
    await recordOfficeAct(trx, { actorId: member.id, kind: `removal.${decision}`, subject: about, createdAt: now })
    await deleteEmailAbout(trx, about, 'unsent')
    if (decision !== 'spam') await queueEmail(trx, site, { template: 'removal-decided', requestId: id, to: request.email, about })
    return decision === 'removed' ? removeAt(trx, site, member, request.address) : []
  })
  await removeFiles(site, pictures)
}

/** @returns the names of pictures whose files are to go after the commit */
async function removeAt(trx: Transaction, site: Site, member: Member, address: string): Promise<string[]> {
  const { postId, memberId } = (await findRemovalTarget(trx, site.url, address)) ?? {}
  if (memberId !== undefined) return takeProfile(trx, site, member, memberId)
  if (postId === undefined) return []
  const post = await postToWrite(trx, member, postId)
  if (post.deletedAt) return []
  await remove(trx, site.clock.now(), member, post, REMOVED_ON_REQUEST)
  if (member.id !== post.authorId) await notifyAuthor(trx, site, post, { kind: 'post-taken-down', note: REMOVED_ON_REQUEST })
  return []
}

async function takeProfile(trx: Transaction, site: Site, { id: actorId }: Member, memberId: number): Promise<string[]> {
  const { email } = await trx.selectFrom('member').select('email').where('id', '=', memberId).executeTakeFirstOrThrow()
  const detail = { reason: REMOVED_ON_REQUEST }
  await recordOfficeAct(trx, { actorId, kind: 'member.empty-profile', detail, subject: `member:${memberId}`, createdAt: site.clock.now() })
  await queueEmail(trx, site, { template: 'member-content', change: 'profile-removed', memberId, to: email })
  return emptyProfile(trx, site.clock.now(), memberId)
}
