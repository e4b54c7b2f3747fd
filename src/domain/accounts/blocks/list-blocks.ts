import type { ExpressionBuilder } from 'kysely'
import type { Database } from '../../../db/connection.ts'
import type { Tables } from '../../../db/tables.ts'
import type { BlockView } from '../../../shared/accounts/accounts.ts'
import { requireMember } from '../../access/require-member.ts'
import type { Actor, Site } from '../../site/site.ts'

/** Whom the actor has blocked or muted, newest first: the actor's own business, also while suspended. @throws AppError `signed-out` */
export async function listBlocks({ db }: Site, actor: Actor): Promise<BlockView[]> {
  const { id } = requireMember(actor)
  const rows = await db
    .selectFrom('memberBlock')
    .innerJoin('member', 'member.id', 'memberBlock.blockedId')
    .select(['member.id', 'member.username', 'member.avatar', 'member.role', 'memberBlock.level', 'memberBlock.createdAt'])
    .where('memberBlock.memberId', '=', id)
    .orderBy('memberBlock.createdAt', 'desc')
    .orderBy('member.id', 'desc')
    .execute()
  return rows.map(({ level, createdAt, role, ...user }) => ({ user: { ...user, isAdmin: role === 'admin' }, level, createdAt }))
}

/** Which of these members someone has blocked, staff aside. */
export async function blockedAmong(db: Database, memberId: number, others: readonly number[]): Promise<ReadonlySet<number>> {
  if (others.length === 0) return new Set()
  const rows = await db
    .selectFrom('memberBlock')
    .innerJoin('member as blocked', 'blocked.id', 'memberBlock.blockedId')
    .select('memberBlock.blockedId')
    .where('memberBlock.memberId', '=', memberId)
    .where('memberBlock.level', '=', 'block')
    .where('memberBlock.blockedId', 'in', others)
    .where('blocked.role', '=', 'member')
    .execute()
  return new Set(rows.map(({ blockedId }) => blockedId))
}

/** For queries of notifications: not caused by someone whom their member has blocked or muted, staff aside. */
export const notByBlocked = ({ not, exists, selectFrom }: ExpressionBuilder<Tables, 'notification'>) =>
  not(
    exists(
      selectFrom('memberBlock')
        .innerJoin('member as blocked', 'blocked.id', 'memberBlock.blockedId')
        .select('memberBlock.blockedId')
        .whereRef('memberBlock.memberId', '=', 'notification.memberId')
        .whereRef('memberBlock.blockedId', '=', 'notification.actorId')
        .where('blocked.role', '=', 'member'),
    ),
  )

/** Those who hear from a member: all but the ones who blocked or muted the member, unless it's staff. */
export async function withoutBlockers(db: Database, authorId: number, memberIds: readonly number[]): Promise<number[]> {
  if (memberIds.length === 0) return []
  const blocks = await db
    .selectFrom('memberBlock')
    .innerJoin('member as author', 'author.id', 'memberBlock.blockedId')
    .select('memberBlock.memberId')
    .where('memberBlock.blockedId', '=', authorId)
    .where('memberBlock.memberId', 'in', memberIds)
    .where('author.role', '=', 'member')
    .execute()
  const blockers = new Set(blocks.map(({ memberId }) => memberId))
  return memberIds.filter((id) => !blockers.has(id))
}
