import type { CurrentUser } from '../../../shared/accounts/accounts.ts'
import type { Site } from '../../site/site.ts'
import { erasureDueAt } from '../profile/request-erasure.ts'

/** Past this many the member is told "99+" anyway. */
const UNREAD_COUNTED = 100

/** A member as it sees itself; only ever for that member. */
export async function currentUser({ db, clock }: Site, memberId: number): Promise<CurrentUser> {
  const { emailConfirmedAt, replyEmailOffAt, suspendedUntil, suspensionReason, erasureRequestedAt, ...member } = await db
    .selectFrom('member')
    .select(['id', 'username', 'avatar', 'role', 'email', 'firstName', 'lastName', 'about'])
    .select(['emailConfirmedAt', 'replyEmailOffAt', 'suspendedUntil', 'suspensionReason', 'erasureRequestedAt'])
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow()
  const unread = await db
    .selectFrom('notification')
    .select('id')
    .where('memberId', '=', memberId)
    .where('readAt', 'is', null)
    .limit(UNREAD_COUNTED)
    .execute()
  return {
    ...member,
    isAdmin: member.role === 'admin',
    isEmailConfirmed: emailConfirmedAt !== null,
    wantsReplyMail: replyEmailOffAt === null,
    unreadNotifications: unread.length,
    suspension: suspendedUntil && suspendedUntil > clock.now() ? { until: suspendedUntil, reason: suspensionReason ?? '' } : null,
    erasedAt: erasureRequestedAt && erasureDueAt(erasureRequestedAt),
  }
}
