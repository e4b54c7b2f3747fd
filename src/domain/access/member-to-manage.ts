import type { Transaction } from '../../db/connection.ts'
import { lockFor } from '../../db/lock.ts'
import { AppError } from '../site/app-error.ts'
import type { Member } from '../site/site.ts'

/**
 * A member about whom an admin decides. Until `trx` ends, no one else changes the account.
 *
 * @throws AppError `not-found`, `forbidden` for oneself and other admins: changes to them are made in the shell
 */
export async function memberToManage(trx: Transaction, admin: Member, id: number) {
  await lockFor(trx, `account:${id}`)
  const member = await trx
    .selectFrom('member')
    .select(['id', 'username', 'email', 'role', 'suspendedUntil'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!member) throw new AppError('not-found', 'This member no longer exists.')
  if (member.id === admin.id) throw new AppError('forbidden', 'You can’t do this to your own account.')
  if (member.role === 'admin') throw new AppError('forbidden', 'You can’t do this to another admin.')
  return member
}
