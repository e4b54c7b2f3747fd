import { Hono } from 'hono'
import { z } from 'zod'
import { changeSettings } from '../../domain/office/settings/change-settings.ts'
import { getOfficeSettings } from '../../domain/office/settings/office-settings.ts'
import type { OfficeSettings, Settings } from '../../shared/office/settings/settings.ts'
import { SettingsChange } from '../../shared/office/settings/settings-schemas.ts'
import { REPLY_TIMES } from '../../shared/office/settings/reply-time.ts'
import { keysOf } from '../../shared/typed-object.ts'
import type { Environment } from '../http/environment.ts'
import { route } from '../http/route.ts'
import { viewSchema } from '../http/view-schema.ts'

const text = z.string()
const limits = z.record(text, z.int())
const OfficeSettingsSchema = viewSchema<OfficeSettings>()(
  'SettingsInOffice',
  z.strictObject({
    settings: z.strictObject({
      postalAddress: text, senderName: text, replyAddress: text, replyTime: z.enum(keysOf(REPLY_TIMES)),
      socialLinks: z.strictObject({ facebook: text, instagram: text, youtube: text }),
      announcementBar: z.strictObject({ text, link: text }),
      adminsNeedAuthenticator: z.boolean(),
      wordList: z.strictObject({ block: text, hold: text, warn: text }), limits,
    }),
    siteAddress: text, baseLimits: limits, canAskForAuthenticator: z.boolean(),
  }),
)

const settings = { tag: 'Office', who: 'office', needsPassword: true, answer: OfficeSettingsSchema } as const

/** What the owner sets. The path is /api/office/settings. */
export const officeSettings = new Hono<Environment>()
  .get('/', route({ ...settings, id: 'getSettings', summary: 'Get the settings' }, ({ site, actor }) => getOfficeSettings(site, actor)))
  .patch('/', route(
    { ...settings, id: 'changeSettings', summary: 'Change settings', body: { SettingsChange } },
    async ({ site, actor, body }) => {
      await changeSettings(site, actor, body() as Partial<Settings>)
      return getOfficeSettings(site, actor)
    },
  ))
