import type { Transaction } from '../../../db/connection.ts'
import { lockFor } from '../../../db/lock.ts'
import { after, MINUTE_MS } from '../../../shared/time/instant.ts'
import { mayUseAccount } from '../../access/local-accounts.ts'
import { AppError } from '../../site/app-error.ts'
import type { Actor, Site } from '../../site/site.ts'
import { type Begun, endPresented, startSession } from '../sessions/start-session.ts'
import { hashOf, newToken } from '../sessions/tokens.ts'
import { emailAuthenticatorChange } from './email-change.ts'
import { forgetTries, readCode, useProof } from './typed-code.ts'

/** How long a right password waits for its code. Source: docs/rules/accounts.md#authenticator */
export const PENDING_MS = 10 * MINUTE_MS

/** Remembers that a member's password was right. @returns the token for the cookie, which is kept nowhere */
export async function startPending(trx: Transaction, { clock }: Pick<Site, 'clock'>, memberId: number): Promise<string> {
  const { token, tokenHash } = newToken()
  const createdAt = clock.now()
  await trx.insertInto('pendingLogin').values({ tokenHash, memberId, createdAt, expiresAt: after(createdAt, PENDING_MS) }).execute()
  return token
}

/**
 * Finishes a login whose password was right, by a code from the app or a recovery code.
 *
 * @throws AppError `signed-out` when no login waits: it took longer than ten minutes, or was finished
 * @throws AppError `invalid` when the code isn’t right, `too-many` after five that do not
 */
export async function finishLogIn(site: Site, actor: Actor, { token, code }: { token: string; code: string }, device: string): Promise<Begun> {
  const pending = await findPending(site, actor, token)
  const typist = { memberId: pending.memberId, network: actor.network }
  const proof = await readCode(site, typist, code)

  const begun = await site.db.transaction().execute(async (trx) => {
    await lockFor(trx, `account:${pending.memberId}`)
    const waiting = await trx.deleteFrom('pendingLogin').where('id', '=', pending.id).returning('id').executeTakeFirst()
    if (!waiting) throw tooLate()
    await useProof(trx, site, pending.memberId, proof)
    if ('recoveryHash' in proof) await emailAuthenticatorChange(trx, site, pending.memberId, 'code-used')
    await endPresented(trx, actor)
    const member = { id: pending.memberId, role: pending.role }
    return { memberId: member.id, token: await startSession(trx, site, { member, device }) }
  })
  await forgetTries(site, typist)
  return begun
}

async function findPending(site: Site, actor: Actor, token: string) {
  const row = await site.db
    .selectFrom('pendingLogin')
    .innerJoin('member', 'member.id', 'pendingLogin.memberId')
    .select(['pendingLogin.id', 'pendingLogin.memberId', 'member.role', 'member.sampledAt'])
    .where('pendingLogin.tokenHash', '=', hashOf(token))
    .where('pendingLogin.expiresAt', '>', site.clock.now())
    .executeTakeFirst()
  if (!row || !mayUseAccount(site, actor, row)) throw tooLate()
  return row
}

const tooLate = () => new AppError('signed-out', 'That took too long. Please log in again.')
