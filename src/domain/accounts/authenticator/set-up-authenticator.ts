import type { AuthenticatorSetup } from '../../../shared/accounts/accounts.ts'
import { lockFor } from '../../../db/lock.ts'
import { after, type Instant, MINUTE_MS } from '../../../shared/time/instant.ts'
import { AppError } from '../../site/app-error.ts'
import { recordOfficeAct } from '../../office/log/record-office-act.ts'
import type { Actor, Site } from '../../site/site.ts'
import { requireAdminRole, requireRecent } from '../../access/require-admin.ts'
import { makeRecoveryCodes } from './recovery-codes.ts'
import { openSecret, sealSecret } from './sealed-secret.ts'
import { emailAuthenticatorChange } from './email-change.ts'
import { newSecret, setupAddress } from './time-codes.ts'
import { countTry, forgetTries, readTimeCode } from './typed-code.ts'

/** How long a setup may take. */
export const SETUP_MS = 30 * MINUTE_MS

/**
 * Begins to set up an authenticator app: a new secret, which counts for nothing until a code proves that the app has it.
 *
 * @throws AppError `not-found` unless the actor is an admin, `forbidden` when the password has to be given again,
 * `conflict` when there is an app already
 */
export async function startSetup(site: Site, actor: Actor): Promise<AuthenticatorSetup> {
  const { id, username, sessionId } = requireRecent(site, requireAdminRole(actor))
  const secret = newSecret()
  const begun = { sealedSecret: await sealSecret(site, id, secret), createdAt: site.clock.now(), setupSessionId: sessionId, lastStep: 0 }
  const stored = await site.db
    .insertInto('authenticator')
    .values({ memberId: id, ...begun })
    .onConflict((on) => on.column('memberId').doUpdateSet(begun).where('authenticator.confirmedAt', 'is', null))
    .returning('memberId')
    .executeTakeFirst()
  if (!stored) throw alreadyOn()
  return { secret, address: setupAddress(secret, username) }
}

/** The setup begun in this session, if there is one and it is not too old. */
async function findSetup(site: Site, memberId: number, sessionId: number): Promise<{ sealedSecret: string } | undefined> {
  return site.db
    .selectFrom('authenticator')
    .select('sealedSecret')
    .where('memberId', '=', memberId)
    .where('setupSessionId', '=', sessionId)
    .where('confirmedAt', 'is', null)
    .where('createdAt', '>', after(site.clock.now(), -SETUP_MS))
    .executeTakeFirst()
}

/** The setup begun in this session as its page shows it. */
export async function showSetup(site: Site, member: { id: number; username: string; sessionId: number }): Promise<AuthenticatorSetup | null> {
  const setup = await findSetup(site, member.id, member.sessionId)
  if (!setup) return null
  const secret = await openSecret(site, member.id, setup.sealedSecret)
  return { secret, address: setupAddress(secret, member.username) }
}

/**
 * Turns the app on by a first code. Sessions that began without it end, all but the one in use.
 *
 * @returns the recovery codes, told this once
 * @throws AppError `not-found` unless the actor is an admin, `conflict` when no setup was begun in this session within
 * the last half hour, `invalid` when the code isn’t right, `too-many` after five that do not
 */
export async function confirmSetup(site: Site, actor: Actor, code: string): Promise<string[]> {
  const { id, sessionId, network } = requireAdminRole(actor)
  const setup = await findSetup(site, id, sessionId)
  if (!setup) throw new AppError('conflict', 'This setup has expired. Please start over.')
  const typist = { memberId: id, network }
  await countTry(site, typist)
  const lastStep = await readTimeCode(site, id, setup.sealedSecret, code)

  const codes = await site.db.transaction().execute(async (trx) => {
    await lockFor(trx, `account:${id}`)
    const confirmedAt: Instant = site.clock.now()
    const confirmed = await trx
      .updateTable('authenticator')
      .set({ confirmedAt, lastStep })
      .where('memberId', '=', id)
      .where('sealedSecret', '=', setup.sealedSecret)
      .where('confirmedAt', 'is', null)
      .returning('memberId')
      .executeTakeFirst()
    if (!confirmed) throw alreadyOn()
    await trx.deleteFrom('session').where('memberId', '=', id).where('id', '!=', sessionId).execute()
    await recordOfficeAct(trx, { actorId: id, kind: 'account.authenticator-on', subject: `member:${id}`, createdAt: confirmedAt })
    await emailAuthenticatorChange(trx, site, id, 'on')
    return makeRecoveryCodes(trx, site, id)
  })
  await forgetTries(site, typist)
  return codes
}

const alreadyOn = () => new AppError('conflict', 'You already have an authenticator app. Turn it off first to set up another one.')
