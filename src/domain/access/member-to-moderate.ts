import type { Transaction } from '../../db/connection.ts'
import { lockFor } from '../../db/lock.ts'
import { AppError } from '../site/app-error.ts'
import type { Member } from '../site/site.ts'

/**
 * A member about whom a moderator decides. Until `trx` ends, no one else changes the account.
 *
 * @param which - the username, in any letter case, or the id
 * @throws AppError `not-found`, `forbidden` for moderators and admins, about whom admins decide
 */
export async function memberToModerate(trx: Transaction, moderator: Member, which: string | number) {
  const members = trx
    .selectFrom('member')
    .select(['id', 'username', 'email', 'role', 'createdAt', 'sampledAt', 'silencedUntil'])
    .where((eb) => (typeof which === 'number' ? eb('id', '=', which) : eb('usernameKey', '=', which.toLowerCase())))
  const found = await members.executeTakeFirst()
  if (!found) throw new AppError('not-found', 'This member no longer exists.')
  await lockFor(trx, `account:${found.id}`)
  const member = (await members.executeTakeFirst()) ?? found
  if (member.id === moderator.id) throw new AppError('forbidden', 'You can’t do this to your own account.')
  if (member.role !== 'member') throw new AppError('forbidden', 'Only an admin can decide about someone on the team.')
  return member
}
