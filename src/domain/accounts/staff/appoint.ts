import type { Role } from '../../../shared/accounts/accounts.ts'
import { AppError } from '../../site/app-error.ts'
import type { Site } from '../../site/site.ts'
import { addMember } from './add-member.ts'
import { makeLink, linkAddress } from '../email/email-links.ts'

/** Gives a member another role; it counts from the next request on. @throws AppError `not-found` */
export async function appoint({ db }: Site, username: string, role: Role): Promise<void> {
  const changed = await db
    .updateTable('member')
    .set({ role })
    .where('usernameKey', '=', username.toLowerCase())
    .returning('id')
    .executeTakeFirst()
  if (!changed) throw new AppError('not-found', `No member named "${username}". To create one, add --create --email ADDRESS.`)
}

/** A member made by the owner; reserved names are the owner's to give. */
interface NewAccount {
  username: string
  email: string
  role: Role
  passwordHash: string | null
}

/** Makes a member without registration. @returns the id @throws AppError `conflict` when name or email is taken */
export async function createAccount(site: Site, account: NewAccount): Promise<number> {
  return site.db.transaction().execute(async (trx) => {
    const names = { firstName: '', lastName: '' }
    const now = site.clock.now()
    const id = await addMember(trx, site, { ...account, ...names, emailConfirmedAt: now, ...(account.passwordHash === null && { invitedAt: now }) })
    if (id === null) throw new AppError('conflict', `The username ${account.username} or that email is already taken.`)
    return id
  })
}

/** A link with which a member sets the password, once, on this page or the usual one; earlier ones stop working. */
export const setPasswordLink = (site: Site, memberId: number, page?: string): Promise<string> =>
  site.db.transaction().execute(async (trx) => {
    const { token } = await makeLink(trx, site, 'reset-password', memberId)
    return linkAddress(site, 'reset-password', token, page)
  })
