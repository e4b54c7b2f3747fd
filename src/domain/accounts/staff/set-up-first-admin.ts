import type { z } from 'zod'
import { lockFor } from '../../../db/lock.ts'
import type { FirstAdmin } from '../../../shared/accounts/accounts-schemas.ts'
import { emailKey } from '../../../shared/text/text.ts'
import { announce } from '../../site/bus.ts'
import { AppError } from '../../site/errors.ts'
import type { Site } from '../../site/site.ts'
import { waitsForOwner } from './first-admin.ts'
import { getLink, takeBackLinks, useLink } from '../email/email-links.ts'
import { hashPassword } from '../password/password-hash.ts'
import { refuseTaken } from '../sign-up/refuse-taken.ts'

/**
 * Makes the owner of the printed link the first admin, by a name, an address and a password of
 * their own choice. The name may be a reserved one: it is the owner who gives it.
 *
 * @throws AppError `invalid` when the link is unknown, used, too old or not the newest, or no such account waits
 * @throws AppError `conflict` naming what belongs to a member already
 */
export async function setUpFirstAdmin(site: Site, { token, username, email, password }: z.output<typeof FirstAdmin>): Promise<void> {
  const link = await getLink(site.db, site, 'reset-password', token)
  const id = link.memberId
  if (!(await waitsForOwner(site.db, id))) throw new AppError('invalid', 'This account is already set up. Please log in.')
  const passwordHash = await hashPassword(password)

  await site.db.transaction().execute(async (trx) => {
    const now = site.clock.now()
    await lockFor(trx, `account:${id}`)
    await useLink(trx, site, link)
    await takeBackLinks(trx, 'reset-password', id)
    await refuseTaken(trx, { username, email }, id)
    const names = { username, usernameKey: username.toLowerCase(), email, emailKey: emailKey(email) }
    await trx.updateTable('member').set({ ...names, passwordHash, emailConfirmedAt: now }).where('id', '=', id).execute()
    await announce(trx, { stale: ['members'] }, now)
  })
  await site.bus.wake()
}
