import type { z } from 'zod'
import { lockFor } from '../../../db/lock.ts'
import type { FirstAdmin } from '../../../shared/accounts/accounts-schemas.ts'
import type { Site } from '../../site/site.ts'
import { emailLink } from '../email/email-links.ts'
import { deadLink } from '../email/use-link.ts'
import { hashPassword } from '../password/password-hash.ts'
import { refuseTaken } from '../sign-up/refuse-taken.ts'
import { addMember } from './add-member.ts'
import { forgetFirstAdminLink, opensFirstAdmin } from './first-admin.ts'

/**
 * Makes the person who holds the printed link the first admin, by a name, an address, and a password of their
 * own choice. The name may be a reserved one: it's the owner who gives it. The address is theirs once they've confirmed it.
 *
 * @throws AppError `invalid` when the link is unknown, used, too old, or not the newest, or there's an admin already
 * @throws AppError `conflict` naming what belongs to a member already
 */
export async function setUpFirstAdmin(site: Site, { token, username, email, password }: z.output<typeof FirstAdmin>): Promise<void> {
  if (!(await opensFirstAdmin(site, token))) throw deadLink()
  const passwordHash = await hashPassword(site, password)

  await site.db.transaction().execute(async (trx) => {
    await lockFor(trx, 'first-admin')
    if (!(await opensFirstAdmin({ ...site, db: trx }, token))) throw deadLink()
    await forgetFirstAdminLink(trx)
    await refuseTaken(trx, { username, email }, { allowsReserved: true })
    const id = await addMember(trx, site, { username, email, passwordHash, role: 'admin', firstName: '', lastName: '' })
    if (id === null) throw deadLink() // someone has just registered with that name
    await emailLink(trx, site, 'confirm-email', id)
  })
  await site.bus.wake()
}
