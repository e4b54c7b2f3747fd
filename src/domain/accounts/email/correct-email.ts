import type { z } from 'zod'
import type { Transaction } from '../../../db/connection.ts'
import { lockFor } from '../../../db/lock.ts'
import type { EmailCorrection } from '../../../shared/accounts/accounts-schemas.ts'
import { emailKey } from '../../../shared/text/text.ts'
import { AppError } from '../../site/app-error.ts'
import { consumeFixedWindow } from '../../limits/consume-limit.ts'
import type { Actor, Site } from '../../site/site.ts'
import { MEMBER_TEMPLATES } from '../../../shared/emails/emails.ts'
import { requireOwnPassword } from '../sessions/confirm-password.ts'
import { emailLink, takeBackLinks } from './email-links.ts'
import { refusePaused } from '../sign-up/pause-sign-ups.ts'
import { refuseThrowaway } from '../sign-up/refuse-throwaway.ts'
import { refuseTaken } from '../sign-up/refuse-taken.ts'
import { requireMember } from '../../access/require-member.ts'
import { requireFitting } from '../password/set-password.ts'

/**
 * Puts right an address that was never confirmed: a slip of the finger at registration would lock its member out, and
 * tell a stranger. What was emailed to it opens nothing anymore, and a new link to confirm goes to the right one. Email
 * to strangers is bounded as it is for registrations.
 *
 * @throws AppError `signed-out` for visitors, `invalid` for a wrong password or one that is the new address, and for a throwaway address or a paused domain
 * @throws AppError `conflict` when the address is confirmed already or the new one is taken
 * @throws AppError `too-many` as for login, and past the network's limits of registration
 */
export async function correctEmail(site: Site, actor: Actor, { email, password }: z.output<typeof EmailCorrection>): Promise<void> {
  const member = requireMember(actor)
  await requireOwnPassword(site, member, password)
  const before = await unconfirmed(site.db, member.id)
  requireFitting(password, { ...before, email })
  await refuseThrowaway(email)
  await refusePaused(site, email)
  await consumeFixedWindow(site, 'registrationTry', member.network)
  await refuseTaken(site.db, { ...before, email }, { ownId: member.id })
  await consumeFixedWindow(site, 'registration', member.network)

  await site.db.transaction().execute(async (trx) => {
    await lockFor(trx, `account:${member.id}`)
    await lockFor(trx, `email:${emailKey(email)}`)
    const account = await unconfirmed(trx, member.id)
    await refuseTaken(trx, { ...account, email }, { ownId: member.id })
    await trx.updateTable('member').set({ email, emailKey: emailKey(email) }).where('id', '=', member.id).execute()
    await takeBackLinks(trx, 'reset-password', member.id)
    await emailLink(trx, site, 'confirm-email', member.id)
    if (account.email === email) return
    await trx.deleteFrom('outbox').where('recipient', '=', account.email).where('template', 'in', MEMBER_TEMPLATES).execute()
  })
}

async function unconfirmed(db: Site['db'] | Transaction, id: number) {
  const columns = ['id', 'username', 'email', 'role', 'emailConfirmedAt'] as const
  const account = await db.selectFrom('member').select(columns).where('id', '=', id).executeTakeFirstOrThrow()
  if (account.emailConfirmedAt !== null) throw new AppError('conflict', 'Your email address is already confirmed.')
  return account
}
