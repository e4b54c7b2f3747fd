import { after, type Instant, MINUTE_MS } from '../../../shared/time/instant.ts'
import { getSettings } from '../../office/settings/get-settings.ts'
import type { Member, Sender, Site } from '../../site/site.ts'
import { mayUseAccount } from '../../access/local-accounts.ts'
import { hasAuthenticator } from '../../access/has-authenticator.ts'
import { isAlive } from './session-times.ts'
import { hashOf } from './tokens.ts'

/** The use of a session is written down at most this often. */
export const TOUCH_MS = 3 * MINUTE_MS

/** Longest cookie worth hashing. */
const TOKEN_MAX_CHARS = 100

/** A session's member, and whether its last use is to be written down again. */
export interface FoundSession {
  member: Member
  isStale: boolean
}

/** The living session to which a cookie's token belongs. A sample member's counts only where {@link mayUseAccount} says so. */
export async function findSession(site: Site, token: string, sender: Sender): Promise<FoundSession | null> {
  if (token.length > TOKEN_MAX_CHARS) return null
  const row = await site.db
    .selectFrom('session')
    .innerJoin('member', 'member.id', 'session.memberId')
    .select(['session.id as sessionId', 'session.createdAt as loggedInAt', 'session.lastUsedAt', 'session.expiresAt', 'session.passwordCheckedAt'])
    .select(['member.id', 'member.username', 'member.role', 'member.createdAt', 'member.suspendedUntil', 'member.silencedUntil', 'member.sampledAt'])
    .where('session.tokenHash', '=', hashOf(token))
    .executeTakeFirst()
  const now = site.clock.now()
  if (!row || !isAlive({ createdAt: row.loggedInAt, lastUsedAt: row.lastUsedAt, expiresAt: row.expiresAt }, row.role, now)) return null
  if (!mayUseAccount(site, sender, row)) return null

  const { id, username, role, createdAt, sessionId, suspendedUntil, silencedUntil, passwordCheckedAt } = row
  const isSuspended = suspendedUntil !== null && suspendedUntil > now
  const isSilenced = silencedUntil !== null && silencedUntil > now
  const member: Member = {
    kind: 'member', network: sender.network, isLocal: sender.isLocal ?? false, id, username, role, sessionId, isSuspended, isSilenced, createdAt, passwordCheckedAt,
    lacksAuthenticator: role === 'admin' && (await lacksAuthenticator(site.db, id)),
  }
  return { member, isStale: row.lastUsedAt <= after(now, -TOUCH_MS) }
}

/** Whether an admin is without the app that the settings ask of admins. */
const lacksAuthenticator = async (db: Site['db'], adminId: number): Promise<boolean> =>
  !(await hasAuthenticator(db, adminId)) && (await getSettings({ db })).adminsNeedAuthenticator

/** Writes down that a session is in use, and that its member has been seen. */
export async function touchSession({ db, clock }: Site, { sessionId, id }: Member): Promise<void> {
  const now = clock.now()
  const since = after(now, -TOUCH_MS)
  await db.transaction().execute(async (trx) => {
    await trx
      .updateTable('session')
      .set({ lastUsedAt: now })
      .where('id', '=', sessionId)
      .where('lastUsedAt', '<=', since) // of many requests at once, one writes
      .execute()
    await seeMember(trx, id, now, since)
  })
}

const seeMember = (db: Site['db'], id: number, now: Instant, since: Instant) =>
  db.updateTable('member').set({ lastSeenAt: now }).where('id', '=', id).where('lastSeenAt', '<=', since).execute()
