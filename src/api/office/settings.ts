import { Hono } from 'hono'
import { changeSettings } from '../../domain/settings/change-settings.ts'
import { getOfficeSettings } from '../../domain/settings/office-settings.ts'
import type { Settings } from '../../shared/settings.ts'
import { SettingsChange } from '../../shared/settings-schemas.ts'
import { readBody } from '../body.ts'
import type { Environment } from '../environment.ts'

/** What the owner sets. Paths are below /api/office/settings. */
export const officeSettings = new Hono<Environment>()
  .get('/', async (c) => c.json(await getOfficeSettings(c.var.site, c.var.actor)))
  .patch('/', async (c) => {
    await changeSettings(c.var.site, c.var.actor, readBody(c, SettingsChange) as Partial<Settings>)
    return c.json(await getOfficeSettings(c.var.site, c.var.actor))
  })
