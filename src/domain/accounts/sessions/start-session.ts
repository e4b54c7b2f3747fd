import type { Transaction } from '../../../db/connection.ts'
import type { Role } from '../../../shared/accounts/accounts.ts'
import { plainText } from '../../../shared/text/text.ts'
import type { Actor, Site } from '../../site/site.ts'
import { endOfSession, SESSIONS_MAX } from './session-times.ts'
import { newToken } from './tokens.ts'

const DEVICE_MAX_CHARS = 100

/** A session that has just begun. */
export interface Begun {
  memberId: number
  /** For the cookie; kept nowhere. */
  token: string
}

interface Start {
  member: { id: number; role: Role }
  /** Browser and system in words. */
  device: string
}

/** Logs a member in at one more place. @returns the token for the cookie, which is kept nowhere */
export async function startSession(trx: Transaction, { clock }: Pick<Site, 'clock'>, { member, device }: Start): Promise<string> {
  const { token, tokenHash } = newToken()
  const now = clock.now()
  await trx
    .insertInto('session')
    .values({
      tokenHash, memberId: member.id, createdAt: now, lastUsedAt: now, passwordCheckedAt: now,
      expiresAt: endOfSession(member.role, now),
      device: plainText(device).slice(0, DEVICE_MAX_CHARS),
    })
    .execute()
  await trx.updateTable('member').set({ lastSeenAt: now }).where('id', '=', member.id).execute()
  await dropOldest(trx, member.id)
  return token
}

/** The session with which the request came ends: its token is never carried over into the new one. */
export async function endPresented(trx: Transaction, actor: Actor): Promise<void> {
  if (actor.kind === 'member') await trx.deleteFrom('session').where('id', '=', actor.sessionId).execute()
}

async function dropOldest(trx: Transaction, memberId: number): Promise<void> {
  const saved = trx
    .selectFrom('session')
    .select('id')
    .where('memberId', '=', memberId)
    .orderBy('lastUsedAt', 'desc')
    .orderBy('id', 'desc')
    .limit(SESSIONS_MAX)
  await trx.deleteFrom('session').where('memberId', '=', memberId).where('id', 'not in', saved).execute()
}
