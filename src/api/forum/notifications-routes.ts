import { Hono } from 'hono'
import { z } from 'zod'
import { listNotifications } from '../../domain/forum/notifications/list-notifications.ts'
import { readAllNotifications, readNotification, readNotificationGroup } from '../../domain/forum/notifications/read-notification.ts'
import { NOTIFICATION_GROUPS, PAGE_SIZE } from '../../shared/forum/forum.ts'
import type { Environment } from '../http/environment.ts'
import { listed, oneOf, PAGED } from '../http/lists.ts'
import { idIn, idOf } from '../http/path.ts'
import { route } from '../http/route.ts'
import { NotificationSchema } from './forum-views.ts'

const group = z.enum(NOTIFICATION_GROUPS).optional()
const own = { tag: 'Notifications', who: 'members' } as const

/** A member's notifications. Paths are below /api/forum/notifications. */
export const notifications = new Hono<Environment>()
  .get('/', route(
    {
      ...own, id: 'listNotifications', summary: 'List your notifications, newest first',
      query: { ...PAGED, group: group.describe('One entry for posts of one kind in one topic, read and unread apart. Default: each its own.') },
      isList: true, answer: z.strictObject({ notifications: z.array(NotificationSchema) }),
    },
    async ({ c, site, actor, query }) => {
      const isGrouped = oneOf(NOTIFICATION_GROUPS, query.group) !== undefined
      return { notifications: await listed(c, (range) => listNotifications(site, actor, { ...range, isGrouped }), PAGE_SIZE) }
    },
  ))
  .put('/read', route(
    { ...own, id: 'readAllNotifications', summary: 'Mark all notifications as read', status: 204 },
    ({ site, actor }) => readAllNotifications(site, actor),
  ))
  .put('/:notificationId/read', route(
    {
      ...own, id: 'readNotification', summary: 'Mark a notification as read', status: 204,
      path: { notificationId: idOf('Notification ID.') }, refusals: { 404: 'Not your notification.' },
      query: { group: group.describe('Also the older ones that a list by topic shows with it.') },
    },
    ({ c, site, actor, query }) => {
      const read = oneOf(NOTIFICATION_GROUPS, query.group) ? readNotificationGroup : readNotification
      return read(site, actor, idIn(c, 'notificationId'))
    },
  ))
