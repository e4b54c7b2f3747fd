import { requireAdmin } from '../../access/require-admin.ts'
import { AppError } from '../../site/app-error.ts'
import { recordOfficeAct } from '../../office/log/record-office-act.ts'
import type { Actor, Site } from '../../site/site.ts'
import { findAnnouncement } from './get-announcement.ts'

/**
 * Deletes a draft for good. What began to go out stays, so that it can be told who was written to.
 *
 * @throws AppError `not-found` unless the actor is an admin and it exists, `conflict` when it is no draft any more
 */
export async function removeDraft({ db, clock }: Site, actor: Actor, id: number): Promise<void> {
  const { id: actorId } = requireAdmin(actor)
  await db.transaction().execute(async (trx) => {
    const { subject } = await findAnnouncement(trx, id)
    const removed = await trx.deleteFrom('announcement').where('id', '=', id).where('scheduledFor', 'is', null).returning('id').executeTakeFirst()
    if (!removed) throw new AppError('conflict', 'This announcement is scheduled or already sent, so you can’t delete it.')
    const act = { actorId, kind: 'announcement.remove', subject: `announcement:${id}`, detail: { subject } } as const
    await recordOfficeAct(trx, { ...act, createdAt: clock.now() })
  })
}
