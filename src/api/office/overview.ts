import { Hono } from 'hono'
import { readGrowth } from '../../domain/office/growth.ts'
import { readOverview } from '../../domain/office/overview.ts'
import { GROWTH_DAYS } from '../../shared/overview.ts'
import type { Environment } from '../environment.ts'

/** Where the owner's day begins. Paths are below /api/office/overview. */
export const officeOverview = new Hono<Environment>()
  .get('/', async (c) => c.json({ overview: await readOverview(c.var.site, c.var.actor) }))
  .get('/growth', async (c) => {
    const days = GROWTH_DAYS.find((known) => String(known) === c.req.query('days')) ?? GROWTH_DAYS[0]
    return c.json(await readGrowth(c.var.site, c.var.actor, days))
  })
