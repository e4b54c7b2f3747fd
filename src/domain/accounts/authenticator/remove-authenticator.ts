import type { Transaction } from '../../../db/connection.ts'
import { lockFor } from '../../../db/lock.ts'
import { AppError } from '../../site/app-error.ts'
import { recordOfficeAct } from '../../office/log/record-office-act.ts'
import type { Actor, Site } from '../../site/site.ts'
import { requireOwnPassword } from '../sessions/confirm-password.ts'
import { requireMember } from '../../access/require-member.ts'
import { hasAuthenticator } from '../../access/has-authenticator.ts'
import { emailAuthenticatorChange } from './email-change.ts'
import { forgetTries, readCode, useProof } from './typed-code.ts'

/**
 * Turns one's own app off, by password and code.
 *
 * @throws AppError `signed-out` for visitors, `invalid` when password or code is wrong, `too-many` after five wrong ones
 */
export async function removeAuthenticator(site: Site, actor: Actor, { password, code }: { password: string; code: string }): Promise<void> {
  const member = requireMember(actor)
  const { id, network } = member
  await requireOwnPassword(site, member, password)
  const typist = { memberId: id, network }
  const proof = await readCode(site, typist, code)
  await site.db.transaction().execute(async (trx) => {
    await lockFor(trx, `account:${id}`)
    await useProof(trx, site, id, proof)
    await forget(trx, site, id, id)
  })
  await forgetTries(site, typist)
}

/** Takes the app from a member who has lost it and the recovery codes: for the owner, from the shell. @throws AppError `not-found` without member or app */
export async function forgetAuthenticator(site: Site, username: string): Promise<void> {
  const member = await site.db.selectFrom('member').select('id').where('usernameKey', '=', username.toLowerCase()).executeTakeFirst()
  if (!member) throw new AppError('not-found', `No member named "${username}".`)
  await site.db.transaction().execute(async (trx) => {
    await lockFor(trx, `account:${member.id}`)
    if (!(await hasAuthenticator(trx, member.id))) throw new AppError('not-found', `${username} doesn't have an authenticator app.`)
    await forget(trx, site, member.id, null)
  })
}

async function forget(trx: Transaction, site: Site, memberId: number, actorId: number | null): Promise<void> {
  for (const table of ['authenticator', 'recoveryCode', 'pendingLogin'] as const) {
    await trx.deleteFrom(table).where('memberId', '=', memberId).execute()
  }
  await recordOfficeAct(trx, { actorId, kind: 'account.authenticator-off', subject: `member:${memberId}`, createdAt: site.clock.now() })
  await emailAuthenticatorChange(trx, site, memberId, 'off')
}
