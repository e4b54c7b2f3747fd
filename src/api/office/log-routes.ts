import { Hono } from 'hono'
import { z } from 'zod'
import { listLog, type LogFilters } from '../../domain/office/log/list-log.ts'
import { LOG_ROOMS, type LogEntryView, type LogRoom, type LogView } from '../../shared/office/office-log.ts'
import type { Environment } from '../http/environment.ts'
import { rowId } from '../http/path.ts'
import { route } from '../http/route.ts'
import { id, moment, viewSchema } from '../http/view-schema.ts'

const text = z.string()
const EntrySchema = viewSchema<LogEntryView>()('LogEntry', z.strictObject({ id: text, at: moment, by: text.nullable(), text, detail: text }))
const LogSchema = viewSchema<LogView>()(
  'Log',
  z.strictObject({ entries: z.array(EntrySchema), next: text.nullable(), people: z.array(z.strictObject({ id, username: text })) }),
)

/** Who did what when. Nothing here writes. The path is /api/office/log. */
export const officeLog = new Hono<Environment>().get('/', route(
  {
    tag: 'Office', who: 'office', id: 'listLog', summary: 'Get the activity log, newest first', answer: LogSchema,
    query: {
      before: text.optional().describe('The entry after which older ones follow: `next` of the answer before.'),
      by: text.optional().describe('The number of a member, or `nobody` for the site itself.'),
      room: z.enum(Object.keys(LOG_ROOMS) as LogRoom[]).optional(),
    },
  },
  ({ site, actor, query }) => listLog(site, actor, filtersOf(query)),
))

/** What is none of the choices is as if it had not been asked for. */
function filtersOf({ before, by = '', room = '' }: { before?: string; by?: string; room?: string }): LogFilters {
  const person = by === 'nobody' ? by : rowId(by)
  return {
    ...(before !== undefined && { before }),
    ...(person !== undefined && { by: person }),
    ...(Object.hasOwn(LOG_ROOMS, room) && { room: room as LogRoom }),
  }
}
