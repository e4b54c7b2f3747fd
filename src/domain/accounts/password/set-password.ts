import type { Transaction } from '../../../db/connection.ts'
import type { Role } from '../../../shared/accounts/accounts.ts'
import { isPasswordAName } from '../../../shared/accounts/accounts-schemas.ts'
import { ADMIN_PASSWORD_MIN_CHARS, ADMIN_PASSWORD_TOO_SHORT, PASSWORD_IS_NAME } from '../../../shared/accounts/accounts-words.ts'
import { AppError } from '../../site/app-error.ts'
import { queueEmail } from '../../emails/outbox/queue-email.ts'
import type { Site } from '../../site/site.ts'
import { takeAccount } from '../sign-up/take-account.ts'
import { takeBackLinks } from '../email/email-links.ts'

/** The member whose password it is. */
export interface Account {
  id: number
  username: string
  email: string
  role: Role
}

/** @throws AppError `invalid` for a password that is the member's name, or too short for an admin */
export function requireFitting(password: string, { username, email, role }: Account): void {
  if (isPasswordAName(password, [username, email])) throw unfit(PASSWORD_IS_NAME)
  if (role === 'admin' && password.length < ADMIN_PASSWORD_MIN_CHARS) throw unfit(ADMIN_PASSWORD_TOO_SHORT)
}

const unfit = (message: string) => new AppError('invalid', message, { errors: { password: [message] } })

/** Sets the password, ends every session but `keptSessionId`, takes links back, and tells the member by email. */
export async function setPassword(
  trx: Transaction,
  site: Site,
  { id, email }: Account,
  change: { passwordHash: string; currentSessionId: number | null },
): Promise<void> {
  await trx.updateTable('member').set({ passwordHash: change.passwordHash }).where('id', '=', id).execute()
  await takeAccount(trx, site, id)
  let others = trx.deleteFrom('session').where('memberId', '=', id)
  if (change.currentSessionId !== null) others = others.where('id', '!=', change.currentSessionId)
  await others.execute()
  await trx.deleteFrom('pendingLogin').where('memberId', '=', id).execute()
  await takeBackLinks(trx, 'reset-password', id)
  await queueEmail(trx, site, { template: 'password-changed', memberId: id, to: email })
}
