import { type ExpressionBuilder, sql } from 'kysely'
import type { Transaction } from '../../../db/connection.ts'
import type { Tables } from '../../../db/tables.ts'
import { after, type Instant } from '../../../shared/time/instant.ts'
import { memberToModerate } from '../../access/member-to-moderate.ts'
import { requireActiveMember } from '../../access/require-active-member.ts'
import { requireModerator } from '../../access/require-moderator.ts'
import { setSilence } from '../../accounts/staff/silence-member.ts'
import { recordOfficeAct } from '../../office/log/record-office-act.ts'
import { queueEmail } from '../../emails/outbox/queue-email.ts'
import { AppError } from '../../site/app-error.ts'
import type { Actor, Member, Site } from '../../site/site.ts'
import { UNDO_MS } from '../policy.ts'
import { changeForum } from '../writing/change-forum.ts'
import { KIND, RESTORED, pauseEnd, inOrder } from './remove-spam.ts'
import { restorePosts } from './restore-all-by.ts'

/**
 * Takes {@link removeSpam} back within 24 hours: the posts are there again, their authors can post, and are told.
 *
 * @returns how many posts are back
 * @throws AppError as {@link removeSpam}; `not-found` where there's nothing to take back anymore
 */
export async function restoreSpam(site: Site, actor: Actor, memberIds: readonly number[]): Promise<number> {
  const moderator = await requireActiveMember(site.db, actor)
  requireModerator(moderator)
  const acts = await removalsOf(site, inOrder(memberIds))
  if (acts.length === 0) throw new AppError('not-found', 'There’s nothing to restore anymore.')
  let restored = 0
  for (const { memberId, ...act } of acts) {
    restored += await restorePosts(site, moderator, memberId, act)
    await changeForum(site, (trx) => freeMember(trx, site, moderator, { memberId, createdAt: act.createdAt }))
  }
  return restored
}

async function freeMember(trx: Transaction, site: Site, moderator: Member, { memberId, createdAt }: { memberId: number; createdAt: Instant }): Promise<void> {
  const member = await memberToModerate(trx, moderator, memberId)
  // Another silence since then is another matter.
  if (member.silencedUntil === pauseEnd(createdAt)) await setSilence(trx, memberId, null, null)
  await recordOfficeAct(trx, { actorId: moderator.id, kind: RESTORED, subject: `member:${memberId}`, createdAt: site.clock.now() })
  await queueEmail(trx, site, { template: 'spam-restored', memberId, to: member.email })
}

/** Whether there's an act in time by which a member's posts were removed; {@link removalsOf} knows whether it still counts. */
export const wasRemovedAsSpam = (now: Instant) => (eb: ExpressionBuilder<Tables, 'member'>) =>
  eb.exists(
    eb
      .selectFrom('officeAct')
      .select('officeAct.id')
      .where('officeAct.kind', '=', KIND)
      .where('officeAct.subject', '=', sql<string>`'member:' || member.id`)
      .where('officeAct.createdAt', '>=', after(now, -UNDO_MS)),
  )

/** Each member's newest removal, as long as it can be taken back and was not. */
export async function removalsOf({ db, clock }: Site, memberIds: readonly number[]) {
  if (memberIds.length === 0) return []
  const acts = await db
    .selectFrom('officeAct')
    .select(['actorId', 'kind', 'subject', 'createdAt'])
    .where('kind', 'in', [KIND, RESTORED])
    .where('subject', 'in', memberIds.map((id) => `member:${id}`))
    .where('createdAt', '>=', after(clock.now(), -UNDO_MS))
    .orderBy('id')
    .execute()
  const newest = new Map(acts.map((act) => [act.subject, act]))
  return [...newest.values()]
    .filter(({ kind }) => kind === KIND)
    .map(({ actorId, subject, createdAt }) => ({ memberId: Number(subject.slice('member:'.length)), actorId, createdAt }))
}
