import type { z } from 'zod'
import { lockFor } from '../../../db/lock.ts'
import type { PasswordChange } from '../../../shared/accounts/accounts-schemas.ts'
import { AppError } from '../../site/app-error.ts'
import { clearCooldown, requireCooldown } from '../../limits/cooldown.ts'
import type { Actor, Site } from '../../site/site.ts'
import { loginRateKey } from '../../limits/rate-keys.ts'
import { hashPassword, isPassword } from './password-hash.ts'
import { requireMember } from '../../access/require-member.ts'
import { requireFitting, setPassword } from './set-password.ts'

/**
 * Changes one's own password; every other session ends at once. Suspended members may.
 *
 * @throws AppError `signed-out` for visitors
 * @throws AppError `invalid` when the current password is wrong or the new one does not fit
 * @throws AppError `too-many` after five wrong ones
 */
export async function changePassword(site: Site, actor: Actor, change: z.output<typeof PasswordChange>): Promise<void> {
  const { id, sessionId, network, username } = requireMember(actor)
  const pair = loginRateKey(username, network)
  await requireCooldown(site, 'logInPair', pair)
  const account = await site.db
    .selectFrom('member')
    .select(['id', 'username', 'email', 'role', 'passwordHash'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  if (!(await isPassword(site, change.currentPassword, account.passwordHash))) throw wrongCurrent()
  await clearCooldown(site, 'logInPair', pair)
  requireFitting(change.password, account)
  const passwordHash = await hashPassword(site, change.password)

  await site.db.transaction().execute(async (trx) => {
    await lockFor(trx, `account:${id}`)
    const now = await trx.selectFrom('member').select('passwordHash').where('id', '=', id).executeTakeFirst()
    if (now?.passwordHash !== account.passwordHash) throw wrongCurrent() // changed elsewhere in the meantime
    await setPassword(trx, site, account, { passwordHash, currentSessionId: sessionId })
  })
}

function wrongCurrent(): AppError {
  const message = 'That isn’t your current password'
  return new AppError('invalid', message, { errors: { currentPassword: [message] } })
}
