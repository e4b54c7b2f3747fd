import { Hono } from 'hono'
import { z } from 'zod'
import { readStatus } from '../../domain/office/site-status.ts'
import { BACKUP_STATES } from '../../shared/office/office-backups.ts'
import { JOB_NAMES, type StatusView } from '../../shared/office/status.ts'
import { keysOf } from '../../shared/typed-object.ts'
import type { Environment } from '../http/environment.ts'
import { route } from '../http/route.ts'
import { count, moment, momentOrNull, viewSchema } from '../http/view-schema.ts'

const [text, yes] = [z.string(), z.boolean()]
const StatusSchema = viewSchema<StatusView>()(
  'Status',
  z.strictObject({
    now: moment,
    running: z.strictObject({ startedAt: moment, version: text, commit: text.nullable() }).nullable(),
    database: z.enum(['sqlite', 'postgres']),
    email: z.strictObject({
      hasMailServer: yes, lastSentAt: momentOrNull, waiting: z.strictObject({ count, since: moment }).nullable(), isStopped: yes, failed: count,
    }),
    backup: z.strictObject({ at: momentOrNull, bytes: count, isMissing: yes, backsUpDaily: yes, run: z.enum(BACKUP_STATES).nullable() }),
    freeBytes: count.nullable(),
    failedJobs: z.array(z.strictObject({ job: z.enum(keysOf(JOB_NAMES)), at: moment })),
  }),
)

/** How the site is, part by part. The path is /api/office/status. */
export const officeStatus = new Hono<Environment>().get('/', route(
  {
    tag: 'Office', who: 'office', id: 'getStatus', summary: 'Get how the site is: email, backup, disk, jobs, and version',
    description: 'Start, version, and jobs are of the process that answers.', answer: z.strictObject({ status: StatusSchema }),
  },
  async ({ site, actor }) => ({ status: await readStatus(site, actor) }),
))
