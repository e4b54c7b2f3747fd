import { WRONG_NAME } from '../../shared/accounts/accounts-words.ts'
import { AppError } from '../site/app-error.ts'
import type { Site } from '../site/site.ts'

/**
 * Whether someone has typed a member's username, before what cannot be taken back.
 *
 * @throws AppError `not-found` when there is no such member, `invalid` when it is another name
 */
export async function requireTypedName({ db }: Site, memberId: number, typed: string): Promise<void> {
  const member = await db.selectFrom('member').select('usernameKey').where('id', '=', memberId).executeTakeFirst()
  if (!member) throw new AppError('not-found', 'We couldn’t find that member.')
  if (member.usernameKey !== typed.toLowerCase()) throw new AppError('invalid', WRONG_NAME, { errors: { username: [WRONG_NAME] } })
}
