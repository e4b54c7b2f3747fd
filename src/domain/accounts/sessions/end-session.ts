import { AppError } from '../../site/app-error.ts'
import type { Actor, Site } from '../../site/site.ts'
import { requireMember } from '../../access/require-member.ts'

/**
 * Ends one of one's own sessions, the one in use included.
 *
 * @throws AppError `signed-out` for visitors, `not-found` for anything but a session of one's own
 */
export async function endSession({ db }: Site, actor: Actor, id: number): Promise<void> {
  const member = requireMember(actor)
  const ended = await db
    .deleteFrom('session')
    .where('id', '=', id)
    .where('memberId', '=', member.id)
    .returning('id')
    .executeTakeFirst()
  if (!ended) throw new AppError('not-found', 'That device is already logged out.')
}

/** Ends all of one's own sessions but the one in use. @throws AppError `signed-out` for visitors */
export async function endOtherSessions({ db }: Site, actor: Actor): Promise<void> {
  const member = requireMember(actor)
  await db.deleteFrom('session').where('memberId', '=', member.id).where('id', '!=', member.sessionId).execute()
}

/** Ends the session with which the request came. Without one there is nothing to end. */
export async function logOut({ db }: Site, actor: Actor): Promise<void> {
  if (actor.kind === 'member') await db.deleteFrom('session').where('id', '=', actor.sessionId).execute()
}
