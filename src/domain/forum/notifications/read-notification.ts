import { requireMember } from '../../access/require-member.ts'
import { readAlerts } from '../../alerts/read-alerts.ts'
import { AppError } from '../../site/errors.ts'
import type { Actor, Site } from '../../site/site.ts'

/**
 * Marks one of the member's notifications as read; the first reading keeps its date.
 *
 * @throws AppError `signed-out` for visitors, `not-found` for any but the member's own
 */
export async function readNotification({ db, clock }: Site, actor: Actor, id: number): Promise<void> {
  const member = requireMember(actor)
  const read = await db
    .updateTable('notification')
    .set((eb) => ({ readAt: eb.fn.coalesce('readAt', eb.val(clock.now())) }))
    .where('id', '=', id)
    .where('memberId', '=', member.id)
    .returning('id')
    .executeTakeFirst()
  if (!read) throw new AppError('not-found', 'This notification no longer exists.')
}

/** Marks all of the member's notifications and alerts as read. @throws AppError `signed-out` for visitors */
export async function readAllNotifications(site: Site, actor: Actor): Promise<void> {
  const { db, clock } = site
  const member = requireMember(actor)
  await readAlerts(site, actor)
  await db
    .updateTable('notification')
    .set({ readAt: clock.now() })
    .where('memberId', '=', member.id)
    .where('readAt', 'is', null)
    .execute()
}
