import { sql } from 'kysely'
import { type Database, engineOf } from '../../../db/connection.ts'
import { z } from 'zod'
import type { CurrentUser } from '../../../shared/accounts/accounts.ts'
import { BLOCK_LEVELS } from '../../../shared/accounts/block-words.ts'
import type { Site } from '../../site/site.ts'
import { countUnreadAlerts } from '../../alerts/list-alerts.ts'
import { erasureDueAt } from '../profile/request-erasure.ts'

/** Past this many the member is told "99+" anyway. */
const UNREAD_COUNTED = 100

/** A member as it sees itself; only ever for that member. */
export async function currentUser(site: Site, memberId: number): Promise<CurrentUser> {
  const { db, clock } = site
  const { emailConfirmedAt, replyEmailOffAt, suspendedUntil, suspensionReason, silencedUntil, silenceReason, erasureRequestedAt, unread, blocks, ...member } = await db
    .selectFrom('member')
    .select(['id', 'username', 'avatar', 'role', 'email', 'firstName', 'lastName', 'about'])
    .select(['emailConfirmedAt', 'replyEmailOffAt', 'suspendedUntil', 'suspensionReason', 'silencedUntil', 'silenceReason', 'erasureRequestedAt'])
    .select((eb) => {
      const some = eb.selectFrom('notification').select('id').where('memberId', '=', memberId).where('readAt', 'is', null).limit(UNREAD_COUNTED)
      return eb.selectFrom(some.as('some')).select((of) => of.fn.countAll<number>().as('count')).as('unread')
    })
    .select(blocksOf(db, memberId).as('blocks'))
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow()
  return {
    ...member,
    isAdmin: member.role === 'admin',
    isEmailConfirmed: emailConfirmedAt !== null,
    wantsReplyMail: replyEmailOffAt === null,
    unreadNotifications: (unread ?? 0) + (await countUnreadAlerts(site, { memberId, role: member.role })),
    blocks: Blocks.parse(JSON.parse(blocks)),
    suspension: suspendedUntil && suspendedUntil > clock.now() ? { until: suspendedUntil, reason: suspensionReason ?? '' } : null,
    silence: silencedUntil && silencedUntil > clock.now() ? { until: silencedUntil, reason: silenceReason ?? '' } : null,
    erasedAt: erasureRequestedAt && erasureDueAt(erasureRequestedAt),
  }
}

const Blocks = z.record(z.string(), z.enum(BLOCK_LEVELS))

/** A member's blocks as JSON, level by id; without those who have become staff since. */
function blocksOf(db: Database, memberId: number) {
  const asObject = sql.raw(engineOf(db) === 'sqlite' ? 'json_group_object' : 'json_object_agg')
  return sql<string>`(select cast(coalesce(${asObject}(b.blocked_id, b.level), '{}') as text)
    from member_block b join member other on other.id = b.blocked_id
    where b.member_id = ${memberId} and other.role = 'member')`
}
