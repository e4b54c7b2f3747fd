import type { CurrentUser } from '../../../shared/accounts/accounts.ts'
import type { Site } from '../../site/site.ts'
import { erasureDueAt } from '../profile/request-erasure.ts'

/** Past this many the member is told "99+" anyway. */
const UNREAD_COUNTED = 100

/** A member as it sees itself; only ever for that member. */
export async function currentUser({ db, clock }: Site, memberId: number): Promise<CurrentUser> {
  const { emailConfirmedAt, replyEmailOffAt, suspendedUntil, suspensionReason, erasureRequestedAt, unread, ...member } = await db
    .selectFrom('member')
    .select(['id', 'username', 'avatar', 'role', 'email', 'firstName', 'lastName', 'about'])
    .select(['emailConfirmedAt', 'replyEmailOffAt', 'suspendedUntil', 'suspensionReason', 'erasureRequestedAt'])
    .select((eb) => {
      const some = eb.selectFrom('notification').select('id').where('memberId', '=', memberId).where('readAt', 'is', null).limit(UNREAD_COUNTED)
      return eb.selectFrom(some.as('some')).select((of) => of.fn.countAll<number>().as('count')).as('unread')
    })
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow()
  return {
    ...member,
    isAdmin: member.role === 'admin',
    isEmailConfirmed: emailConfirmedAt !== null,
    wantsReplyMail: replyEmailOffAt === null,
    unreadNotifications: unread ?? 0,
    suspension: suspendedUntil && suspendedUntil > clock.now() ? { until: suspendedUntil, reason: suspensionReason ?? '' } : null,
    erasedAt: erasureRequestedAt && erasureDueAt(erasureRequestedAt),
  }
}
