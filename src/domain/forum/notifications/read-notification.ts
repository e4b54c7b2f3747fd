import { POST_NEWS } from '../../../shared/forum/forum.ts'
import { requireMember } from '../../access/require-member.ts'
import { readAlerts } from '../../alerts/read-alerts.ts'
import { AppError } from '../../site/app-error.ts'
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

/**
 * Marks one of the member's notifications as read, and with it the older ones of its group: posts of the same kind in
 * the same topic. What came since it was on screen stays unread.
 *
 * @throws AppError as `readNotification` does
 */
export async function readNotificationGroup(site: Site, actor: Actor, id: number): Promise<void> {
  await readNotification(site, actor, id)
  await site.db
    .updateTable('notification')
    .set({ readAt: site.clock.now() })
    .where('memberId', '=', requireMember(actor).id)
    .where('readAt', 'is', null)
    .where('id', '<', id)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('notification as newest')
          .select('newest.id')
          .where('newest.id', '=', id)
          .where('newest.kind', 'in', POST_NEWS)
          .whereRef('newest.kind', '=', 'notification.kind')
          .whereRef('newest.topicId', '=', 'notification.topicId'),
      ),
    )
    .execute()
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
