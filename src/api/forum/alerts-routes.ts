import { Hono } from 'hono'
import { z } from 'zod'
import { changeAlertSettings, getAlertSettings } from '../../domain/alerts/alert-settings.ts'
import { listAlerts } from '../../domain/alerts/list-alerts.ts'
import { readAlerts } from '../../domain/alerts/read-alerts.ts'
import { ALERT_PACES, EVERY_ALERT } from '../../shared/alerts/alert-kinds.ts'
import { EVERY_BURST } from '../../shared/alerts/alert-text.ts'
import { AlertSettingsChange } from '../../shared/alerts/alert-schemas.ts'
import { type AlertSettings, type AlertView, ALERTS_SAVED } from '../../shared/alerts/alerts.ts'
import { recordOf } from '../../shared/typed-object.ts'
import type { Environment } from '../http/environment.ts'
import { route } from '../http/route.ts'
import { count, moment, named, viewSchema } from '../http/view-schema.ts'

const AlertSchema = viewSchema<AlertView>()(
  'Alert',
  z.strictObject({
    kind: z.enum(EVERY_ALERT), count, unread: count, since: moment, path: z.string(),
    bursts: z.array(z.enum(EVERY_BURST)).optional(),
  }),
)
const SettingsSchema = viewSchema<AlertSettings>()(
  'AlertSettings',
  z.strictObject(recordOf(EVERY_ALERT, () => z.enum(ALERT_PACES))).partial(),
)
const SettingsAnswer = named('AlertSettingsAnswer', z.strictObject({ settings: SettingsSchema }))

const own = { tag: 'Notifications' } as const

/** What needs a moderator or an admin. Paths are below /api/forum/alerts. */
export const alerts = new Hono<Environment>()
  .get('/', route(
    {
      ...own, who: 'members', id: 'listAlerts', summary: 'List what needs you',
      description: 'For moderators and admins, one entry for each kind. For everyone else the list is empty.',
      answer: z.strictObject({ alerts: z.array(AlertSchema) }),
    },
    async ({ site, actor }) => ({ alerts: await listAlerts(site, actor) }),
  ))
  .put('/:kind/read', route(
    {
      ...own, who: 'members', id: 'readAlerts', summary: 'Mark alerts of one kind as read', status: 204,
      path: { kind: z.enum(EVERY_ALERT).describe('The kind of alert.') }, refusals: { 404: 'No such kind.' },
    },
    ({ site, actor, path }) => readAlerts(site, actor, path.kind),
  ))
  .get('/settings', route(
    { ...own, who: 'moderators', id: 'getAlertSettings', summary: 'Get how soon you’re emailed about what needs you', answer: SettingsAnswer },
    async ({ site, actor }) => ({ settings: await getAlertSettings(site, actor) }),
  ))
  .put('/settings', route(
    {
      ...own, who: 'moderators', id: 'changeAlertSettings', summary: 'Set how soon you’re emailed about what needs you',
      body: { AlertSettingsChange }, answer: named('AlertSettingsSaved', z.strictObject({ settings: SettingsSchema, message: z.string() })),
    },
    async ({ site, actor, body }) => ({ settings: await changeAlertSettings(site, actor, body()), message: ALERTS_SAVED }),
  ))
