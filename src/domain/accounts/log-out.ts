import type { Actor, Site } from '../site.ts'

/** Ends the session with which the request came. Without one there is nothing to end. */
export async function logOut({ db }: Site, actor: Actor): Promise<void> {
  if (actor.kind === 'member') await db.deleteFrom('session').where('id', '=', actor.sessionId).execute()
}
