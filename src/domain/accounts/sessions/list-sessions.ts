import type { SessionView } from '../../../shared/accounts/accounts.ts'
import type { Actor, Site } from '../../site/site.ts'
import { requireMember } from '../../access/require-member.ts'
import { isAlive } from './session-times.ts'

/** Where the member is logged in, the place used last first. @throws AppError `signed-out` for visitors */
export async function listSessions({ db, clock }: Site, actor: Actor): Promise<SessionView[]> {
  const member = requireMember(actor)
  const rows = await db
    .selectFrom('session')
    .select(['id', 'device', 'createdAt', 'lastUsedAt', 'expiresAt'])
    .where('memberId', '=', member.id)
    .orderBy('lastUsedAt', 'desc')
    .orderBy('id', 'desc')
    .execute()
  const now = clock.now()
  return rows
    .filter((row) => isAlive(row, member.role, now))
    .map(({ expiresAt: _, ...row }) => ({ ...row, isCurrent: row.id === member.sessionId }))
}
