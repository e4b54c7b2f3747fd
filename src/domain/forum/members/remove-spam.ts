import type { Transaction } from '../../../db/connection.ts'
import { NOT_NEW, SPAM_SILENCE_DAYS } from '../../../shared/forum/newcomers/newcomer-words.ts'
import { after, DAY_MS, type Instant } from '../../../shared/time/instant.ts'
import { memberToModerate } from '../../access/member-to-moderate.ts'
import { requireActiveMember } from '../../access/require-active-member.ts'
import { requireModerator } from '../../access/require-moderator.ts'
import { setSilence } from '../../accounts/staff/silence-member.ts'
import { recordOfficeAct } from '../../office/log/record-office-act.ts'
import { queueEmail } from '../../emails/outbox/queue-email.ts'
import { AppError } from '../../site/app-error.ts'
import type { Actor, Member, Site } from '../../site/site.ts'
import { changeForum } from '../writing/change-forum.ts'
import { removePosts } from './remove-all-by.ts'
import { withoutStanding } from './without-standing.ts'

export const KIND = 'member.remove-spam'
export const RESTORED = 'member.restore-spam'

export const pauseEnd = (at: Instant): Instant => after(at, SPAM_SILENCE_DAYS * DAY_MS)

/**
 * Removes every post of accounts {@link withoutStanding}, pauses their posting, and tells them why. {@link restoreSpam}
 * takes all of it back within 24 hours. Of several accounts either all are without standing, or nothing is done.
 *
 * @returns how many posts were removed
 * @throws AppError `signed-out`, `forbidden` for all but staff, and for accounts of standing or of the team; `not-found`
 */
export async function removeSpam(site: Site, actor: Actor, { memberIds, reason }: { memberIds: readonly number[]; reason: string }): Promise<number> {
  const moderator = await requireActiveMember(site.db, actor)
  requireModerator(moderator)
  const now = site.clock.now()
  const ids = inOrder(memberIds)
  await changeForum(site, async (trx) => {
    for (const id of ids) await stopMember(trx, site, { moderator, id, reason, now })
  })
  let removed = 0
  for (const id of ids) removed += await removePosts(site, moderator, id, now)
  return removed
}

/** Every writer of several accounts goes the same way. */
export const inOrder = (ids: readonly number[]): number[] => [...new Set(ids)].toSorted((a, b) => a - b)

interface Stop {
  moderator: Member
  id: number
  reason: string
  now: Instant
}

async function stopMember(trx: Transaction, site: Site, { moderator, id, reason, now }: Stop): Promise<void> {
  const member = await memberToModerate(trx, moderator, id)
  const isInReach = await trx.selectFrom('member').select('id').where('id', '=', id).where(withoutStanding(now)).executeTakeFirst()
  if (!isInReach) throw new AppError('forbidden', NOT_NEW)
  await setSilence(trx, id, pauseEnd(now), reason)
  await trx.deleteFrom('notification').where('actorId', '=', id).execute()
  await recordOfficeAct(trx, { actorId: moderator.id, kind: KIND, detail: { reason }, subject: `member:${id}`, createdAt: now })
  await queueEmail(trx, site, { template: 'spam-removed', memberId: id, to: member.email })
}
