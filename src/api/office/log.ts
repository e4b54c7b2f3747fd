import { type Context, Hono } from 'hono'
import { listLog, type LogFilters } from '../../domain/office-log/list-log.ts'
import { LOG_ROOMS } from '../../shared/office-log.ts'
import type { Environment } from '../environment.ts'
import { rowId } from '../row-id.ts'
import { isKeyOf } from '../../shared/typed-object.ts'

/** Who did what when. Nothing here writes. Paths are below /api/office/log. */
export const officeLog = new Hono<Environment>().get('/', async (c) => {
  return c.json(await listLog(c.var.site, c.var.actor, filtersIn(c)))
})

/** What is none of the choices is as if it had not been asked for. */
function filtersIn(c: Context<Environment>): LogFilters {
  const { before, by = '', room = '' } = c.req.query()
  const person = by === 'nobody' ? by : rowId(by)
  return {
    ...(before !== undefined && { before }),
    ...(person !== undefined && { by: person }),
    ...(isKeyOf(LOG_ROOMS, room) && { room }),
  }
}
