import type { z } from 'zod'
import { lockFor } from '../../../db/lock.ts'
import type { NewPassword } from '../../../shared/accounts/accounts-schemas.ts'
import { announce } from '../../site/bus.ts'
import type { Site } from '../../site/site.ts'
import { forgetGuesses } from '../sessions/known-device.ts'
import { hasAuthenticator } from '../../access/has-authenticator.ts'
import { deadLink, getLink, useLink } from '../email/use-link.ts'
import { hashPassword } from './password-hash.ts'
import { requireFitting, setPassword } from './set-password.ts'

/**
 * Sets a new password by an emailed link, for one use. Anyone who opened the link reads that mailbox, so the address is
 * confirmed; every session ends. What others have guessed doesn't hold up the next login.
 *
 * @returns the member, and whether that is proof enough to know the device by: with an authenticator app it isn't
 * @throws AppError `invalid` when the link is unknown, used, too old or not the newest, or the password does not fit
 */
export async function resetPassword(site: Site, { token, password }: z.output<typeof NewPassword>): Promise<{ memberId: number; isProof: boolean }> {
  const link = await getLink(site.db, site, 'reset-password', token)
  if (link.usedAt !== null) throw deadLink()
  const member = await site.db
    .selectFrom('member')
    .select(['id', 'username', 'email', 'role', 'emailConfirmedAt'])
    .where('id', '=', link.memberId)
    .executeTakeFirstOrThrow()
  requireFitting(password, member)
  const passwordHash = await hashPassword(site, password)

  await site.db.transaction().execute(async (trx) => {
    await lockFor(trx, `account:${member.id}`)
    await useLink(trx, site, link)
    await setPassword(trx, site, member, { passwordHash, currentSessionId: null })
    await forgetGuesses(trx, site, member)
    const emailConfirmedAt = member.emailConfirmedAt ?? site.clock.now()
    await trx.updateTable('member').set({ emailConfirmedAt }).where('id', '=', member.id).execute()
    // The links in what the member wrote become links once the address is confirmed.
    if (member.emailConfirmedAt === null) await announce(trx, { stale: ['members'] }, emailConfirmedAt)
  })
  await site.bus.wake()
  return { memberId: member.id, isProof: !(await hasAuthenticator(site.db, member.id)) }
}
