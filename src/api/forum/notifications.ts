import { Hono } from 'hono'
import { z } from 'zod'
import { listNotifications } from '../../domain/forum/notifications/list-notifications.ts'
import { readAllNotifications, readNotification } from '../../domain/forum/notifications/read-notification.ts'
import { PAGE_SIZE } from '../../shared/forum/forum.ts'
import type { Environment } from '../http/environment.ts'
import { listed, PAGED } from '../http/lists.ts'
import { idIn, idOf } from '../http/path.ts'
import { route } from '../http/route.ts'
import { NotificationSchema } from './views.ts'

const own = { tag: 'Notifications', who: 'members' } as const

/** A member's notifications. Paths are below /api/forum/notifications. */
export const notifications = new Hono<Environment>()
  .get('/', route(
    {
      ...own, id: 'listNotifications', summary: 'List your notifications, newest first',
      query: PAGED, isList: true, answer: z.strictObject({ notifications: z.array(NotificationSchema) }),
    },
    async ({ c, site, actor }) => ({ notifications: await listed(c, (range) => listNotifications(site, actor, range), PAGE_SIZE) }),
  ))
  .put('/read', route(
    { ...own, id: 'readAllNotifications', summary: 'Mark all notifications as read', status: 204 },
    ({ site, actor }) => readAllNotifications(site, actor),
  ))
  .put('/:notificationId/read', route(
    {
      ...own, id: 'readNotification', summary: 'Mark a notification as read', status: 204,
      path: { notificationId: idOf('Notification ID.') }, refusals: { 404: 'Not your notification.' },
    },
    ({ c, site, actor }) => readNotification(site, actor, idIn(c, 'notificationId')),
  ))
