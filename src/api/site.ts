import { Hono } from 'hono'
import { getPublicSettings } from '../domain/settings/public-settings.ts'
import type { Environment } from './environment.ts'

/** What every page shows of the owner's settings. Path is /api/site. */
export const siteSettings = new Hono<Environment>().get('/', async (c) => c.json(await getPublicSettings(c.var.site)))
