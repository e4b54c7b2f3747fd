import type { z } from 'zod'
import { lockFor } from '../../../db/lock.ts'
import type { Registration } from '../../../shared/accounts/accounts-schemas.ts'
import { emailKey } from '../../../shared/text/text.ts'
import { consumeCooldown, consumeFixedWindow } from '../../limits/consume-limit.ts'
import type { Actor, Site } from '../../site/site.ts'
import { addMember } from '../staff/add-member.ts'
import { emailLink } from '../email/email-links.ts'
import { hashPassword } from '../password/password-hash.ts'
import { refuseTaken } from './refuse-taken.ts'
import { type Begun, endPresented, startSession } from '../sessions/start-session.ts'

type Valid = z.output<typeof Registration>

/**
 * Makes an account, logs it in, and mails a link to confirm the address. The member need not wait for that.
 *
 * @throws AppError `conflict` naming what is taken, in any letter case
 * @throws AppError `too-many` past the network's limits
 * @throws AppError `unavailable` when too many register at once
 */
export async function register(site: Site, actor: Actor, registration: Valid, device: string): Promise<Begun> {
  await consumeFixedWindow(site, 'registrationTry', actor.network)
  await refuseTaken(site.db, registration)
  await consumeFixedWindow(site, 'registration', actor.network)
  const passwordHash = await hashPassword(registration.password)

  const begun = await site.db.transaction().execute(async (trx) => {
    const { username, email, firstName, lastName } = registration
    await lockFor(trx, `email:${emailKey(email)}`) // somebody may be about to put theirs right
    const id = await addMember(trx, site, { username, email, firstName, lastName, passwordHash, role: 'member' })
    if (id === null) return null
    await emailLink(trx, site, 'confirm-email', id)
    await endPresented(trx, actor)
    return { memberId: id, token: await startSession(trx, site, { member: { id, role: 'member' }, device }) }
  })
  if (!begun) return emailTakenAddress(site, registration)
  await consumeCooldown(site, 'confirmationMail', String(begun.memberId))
  return begun
}

/** Somebody was quicker between the first look and the insert. */
async function emailTakenAddress(site: Site, registration: Valid): Promise<never> {
  await refuseTaken(site.db, registration)
  throw new Error('A registration was neither kept nor refused.')
}
