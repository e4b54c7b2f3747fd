import type { Database, Transaction } from '../../../db/connection.ts'
import { lockFor } from '../../../db/lock.ts'
import { type BlockLevel, BLOCK_SELF, BLOCK_STAFF, TOO_MANY_BLOCKS } from '../../../shared/accounts/block-words.ts'
import { requireMember } from '../../access/require-member.ts'
import { AppError } from '../../site/app-error.ts'
import type { Actor, Site } from '../../site/site.ts'

/** Most members that one member blocks or mutes. Source: docs/rules/accounts.md#blocks */
export const BLOCKS_MAX = 500

/**
 * Stops what another member writes from reaching the actor: notifications and email, and with `block` their posts,
 * too. The other one isn't told. A suspended member may do it. A second call changes the level.
 *
 * @throws AppError `signed-out` for visitors, `not-found`, `forbidden` for oneself and for staff, who have to be heard,
 * `conflict` past {@link BLOCKS_MAX}
 */
export async function setBlock(site: Site, actor: Actor, username: string, level: BlockLevel): Promise<void> {
  const { id: memberId } = requireMember(actor)
  await site.db.transaction().execute(async (trx) => {
    const other = await memberToBlock(trx, memberId, username)
    await lockFor(trx, `blocks:${memberId}`)
    await trx
      .insertInto('memberBlock')
      .values({ memberId, blockedId: other.id, level, createdAt: site.clock.now() })
      .onConflict((conflict) => conflict.columns(['memberId', 'blockedId']).doUpdateSet({ level }))
      .execute()
    await requireRoom(trx, memberId)
    await readNewsBy(trx, site, memberId, other.id)
  })
}

/** Hears from a member again. Removing what isn't there changes nothing. @throws AppError `signed-out`, `not-found` */
export async function removeBlock({ db }: Site, actor: Actor, username: string): Promise<void> {
  const { id: memberId } = requireMember(actor)
  const { id: blockedId } = await findMember(db, username)
  await db.deleteFrom('memberBlock').where('memberId', '=', memberId).where('blockedId', '=', blockedId).execute()
}

async function memberToBlock(trx: Transaction, memberId: number, username: string) {
  const other = await findMember(trx, username)
  if (other.id === memberId) throw new AppError('forbidden', BLOCK_SELF)
  if (other.role !== 'member') throw new AppError('forbidden', BLOCK_STAFF)
  return other
}

/** @throws AppError `not-found` */
async function findMember(db: Database, username: string) {
  const key = username.toLowerCase()
  const found = db.selectFrom('member').select(['id', 'role']).where('usernameKey', '=', key)
  // Not every text of an address is one that a database takes.
  const member = /^[a-z0-9_-]+$/.test(key) ? await found.executeTakeFirst() : undefined
  if (!member) throw new AppError('not-found', 'We couldn’t find that member.')
  return member
}

/** @throws AppError `conflict` when the one just added is one too many: it goes with the transaction */
async function requireRoom(trx: Transaction, memberId: number): Promise<void> {
  const { count } = await trx
    .selectFrom('memberBlock')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('memberId', '=', memberId)
    .executeTakeFirstOrThrow()
  if (count > BLOCKS_MAX) throw new AppError('conflict', TOO_MANY_BLOCKS)
}

/** The list leaves a blocked member's news out, so it would stay unread forever. */
const readNewsBy = (trx: Transaction, { clock }: Site, memberId: number, actorId: number) =>
  trx
    .updateTable('notification')
    .set({ readAt: clock.now() })
    .where('memberId', '=', memberId)
    .where('actorId', '=', actorId)
    .where('readAt', 'is', null)
    .execute()
