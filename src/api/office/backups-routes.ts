import { Hono } from 'hono'
import { z } from 'zod'
import { downloadLastBackup, readBackups, startBackup } from '../../domain/backups/manage-backups.ts'
import { BACKUP_STARTED, BACKUP_STATES, type BackupRunView, type BackupsView, type LastBackupView } from '../../shared/office/office-backups.ts'
import { streamedFile } from '../http/answers.ts'
import type { Environment } from '../http/environment.ts'
import { route } from '../http/route.ts'
import { count, moment, MessageAnswer, momentOrNull, viewSchema } from '../http/view-schema.ts'

const text = z.string()
const LastBackupSchema = viewSchema<LastBackupView>()(
  'LastBackup',
  z.strictObject({
    at: moment, file: text, bytes: count, isEncrypted: z.boolean(),
    place: z.union([z.strictObject({ kind: z.literal('folder'), folder: text, machine: text }), z.strictObject({ kind: z.literal('bucket'), bucket: text })]).nullable(),
  }),
)
export const BackupRunSchema = viewSchema<BackupRunView>()(
  'BackupRun',
  z.strictObject({ state: z.enum(BACKUP_STATES), startedAt: moment, endedAt: momentOrNull, failure: text.nullable() }),
)
const BackupsSchema = viewSchema<BackupsView>()(
  'Backups',
  z.strictObject({ now: moment, backsUpDaily: z.boolean(), last: LastBackupSchema.nullable(), run: BackupRunSchema.nullable() }),
)

const office = { tag: 'Office', who: 'office', needsPassword: true } as const

/** The last good backup: made now, and downloaded. Paths are below /api/office/backups. */
export const officeBackups = new Hono<Environment>()
  .get('/', route(
    { ...office, id: 'getBackups', summary: 'Get the last good backup, and the status of the newest attempt', answer: z.strictObject({ backups: BackupsSchema }) },
    async ({ site, actor }) => ({ backups: await readBackups(site, actor) }),
  ))
  .post('/', route(
    {
      ...office, id: 'startBackup', summary: 'Make a backup now',
      description: 'It’s made after the answer. `getBackups` says when it’s done.', answer: MessageAnswer,
      refusals: { 409: 'A backup is being made already.', 503: 'This process makes no backups.' },
    },
    async ({ site, actor }) => {
      await startBackup(site, actor)
      return { message: BACKUP_STARTED }
    },
  ))
  .get('/last', route(
    {
      ...office, id: 'downloadLastBackup', summary: 'Download the last good backup', file: 'application/octet-stream',
      refusals: { 404: 'There’s no backup yet.', 409: 'It isn’t where this machine looks.', 503: 'The bucket doesn’t answer.' },
    },
    async ({ c, site, actor }) => streamedFile(c, await downloadLastBackup(site, actor)),
  ))
