import type { Context } from 'hono'
import { austinDate } from '../../shared/past-dates.ts'
import type { Environment } from '../environment.ts'

/** A table as a file to keep, named after what it holds and the day in Austin. */
export const csvFile = (c: Context<Environment>, name: string, csv: string): Response =>
  c.body(csv, 200, {
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': `attachment; filename="on-joue-${name}-${austinDate(c.var.site.clock.now())}.csv"`,
  })
