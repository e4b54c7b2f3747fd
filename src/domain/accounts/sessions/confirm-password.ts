import { AppError } from '../../site/app-error.ts'
import { consumeFixedWindow } from '../../limits/consume-limit.ts'
import { clearCooldown, requireCooldown } from '../../limits/cooldown.ts'
import type { Actor, Member, Site } from '../../site/site.ts'
import { loginRateKey } from '../../limits/rate-keys.ts'
import { isPassword } from '../password/password-hash.ts'
import { requireMember } from '../../access/require-member.ts'

/**
 * Gives one's password again; the session counts as fresh from now on.
 *
 * @throws AppError `signed-out` for visitors, `invalid` when it is wrong, `too-many` as for login
 */
export async function confirmPassword(site: Site, actor: Actor, password: string): Promise<void> {
  const member = requireMember(actor)
  await requireOwnPassword(site, member, password)
  await site.db
    .updateTable('session')
    .set({ passwordCheckedAt: site.clock.now() })
    .where('id', '=', member.sessionId)
    .where('memberId', '=', member.id)
    .execute()
}

/** @throws AppError `invalid` when this is not the member's password, `too-many` with the limits of login */
export async function requireOwnPassword(site: Site, { id, username, network }: Member, password: string): Promise<void> {
  const pair = loginRateKey(username, network)
  await consumeFixedWindow(site, 'logIn', network)
  await requireCooldown(site, 'logInPair', pair)
  const { passwordHash } = await site.db
    .selectFrom('member')
    .select('passwordHash')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  if (!(await isPassword(site, password, passwordHash))) throw wrongPassword()
  await clearCooldown(site, 'logInPair', pair)
}

function wrongPassword(): AppError {
  const message = 'That password isn’t right. Please try again.'
  return new AppError('invalid', message, { errors: { password: [message] } })
}
