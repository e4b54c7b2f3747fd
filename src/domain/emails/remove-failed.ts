import { requireRecentPassword } from '../access/require-admin.ts'
import { recordOfficeAct } from '../office/log/record-office-act.ts'
import { AppError } from '../site/app-error.ts'
import type { Actor, Site } from '../site/site.ts'

/**
 * Deletes an email that failed, so that the list of what failed has only what still needs someone. What waits or was
 * sent stays: someone counts on the one, and the other says what went out.
 *
 * @throws AppError `not-found` unless the actor is an admin and there is such an email, `forbidden` when the password has
 *   to be given again, `conflict` when it hasn't failed
 */
export async function removeFailed(site: Site, actor: Actor, id: number): Promise<void> {
  const admin = requireRecentPassword(site, actor)
  await site.db.transaction().execute(async (trx) => {
    const mail = await trx.selectFrom('outbox').select('id').where('id', '=', id).executeTakeFirst()
    if (!mail) throw new AppError('not-found', 'This email no longer exists.')
    const removed = await trx.deleteFrom('outbox').where('id', '=', id).where('failedAt', 'is not', null).where('sentAt', 'is', null).executeTakeFirst()
    if (removed.numDeletedRows === 0n) throw new AppError('conflict', 'Only emails that failed can be deleted.')
    await recordOfficeAct(trx, { actorId: admin.id, kind: 'mail.remove', subject: `mail:${id}`, createdAt: site.clock.now() })
  })
}
