import { z } from 'zod'
import { NotificationSchema } from './forum-answers.ts'
import type { Operations } from './operation.ts'
import { notificationId, PAGED } from './parameters.ts'

const own = { tag: 'Notifications', who: 'members' } as const

export const FORUM_NOTIFICATIONS: Operations = {
  'GET /api/forum/notifications': {
    ...own, id: 'listNotifications', summary: 'Your notifications, newest first',
    query: PAGED, isList: true, answer: z.strictObject({ notifications: z.array(NotificationSchema) }),
  },
  'PUT /api/forum/notifications/read': {
    ...own, id: 'readAllNotifications', summary: 'Mark all as read', status: 204,
  },
  'PUT /api/forum/notifications/:notificationId/read': {
    ...own, id: 'readNotification', summary: 'Mark one as read', path: notificationId, status: 204,
    refusals: { 404: 'Not one of yours.' },
  },
}
