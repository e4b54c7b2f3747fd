import { AppError } from '../../site/app-error.ts'
import { recordOfficeAct } from '../../office/log/record-office-act.ts'
import type { Actor, Site } from '../../site/site.ts'
import { memberToManage } from '../../access/member-to-manage.ts'
import { requireRecentPassword } from '../../access/require-admin.ts'

/**
 * Logs a member out: everywhere, or in one place.
 *
 * @throws AppError `not-found` unless the actor is an admin and there is such a member and session
 * @throws AppError `forbidden` with `needs: 'password'`, and for oneself and other admins
 */
export async function endSessionsOf(site: Site, actor: Actor, memberId: number, sessionId?: number): Promise<void> {
  const admin = requireRecentPassword(site, actor)
  await site.db.transaction().execute(async (trx) => {
    await memberToManage(trx, admin, memberId)
    let sessions = trx.deleteFrom('session').where('memberId', '=', memberId)
    if (sessionId !== undefined) sessions = sessions.where('id', '=', sessionId)
    const ended = await sessions.returning('id').execute()
    if (sessionId !== undefined && ended.length === 0) throw new AppError('not-found', 'That device is already logged out.')
    if (sessionId === undefined) await trx.deleteFrom('pendingLogin').where('memberId', '=', memberId).execute()
    const act = { actorId: admin.id, kind: 'member.end-sessions', subject: `member:${memberId}` } as const
    await recordOfficeAct(trx, { ...act, createdAt: site.clock.now() })
  })
}
