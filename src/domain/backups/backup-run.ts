import { randomBytes } from 'node:crypto'
import { z } from 'zod'
import type { Database } from '../../db/connection.ts'
import { type Instant, MINUTE_MS, SECOND_MS } from '../../shared/time/instant.ts'
import type { Site } from '../site/site.ts'

const KEY = 'backup-run'

/** How often a backup that's being made says that it still is. */
export const RUN_SIGN_MS = 30 * SECOND_MS
/** After this long without a sign, the process that made it has died, and another backup may start. */
export const RUN_SILENT_MS = 5 * MINUTE_MS

/** The newest attempt at a backup, of all machines. */
const BackupRun = z.object({
  id: z.string(),
  startedAt: z.string(),
  /** Its last sign. */
  seenAt: z.string(),
  endedAt: z.string().nullable(),
  /** What went wrong, in words for anyone who runs the site. */
  failure: z.string().nullable(),
})
export type BackupRun = z.output<typeof BackupRun>

/** Longest words about a failure. */
const FAILURE_CHARS = 500

/** The newest attempt at a backup; null while there was none. */
export async function findBackupRun({ db }: Pick<Site, 'db'>): Promise<BackupRun | null> {
  return (await readRun(db))?.run ?? null
}

/** Whether a backup is being made: one that hasn't ended and gave a sign lately. A sign that lies ahead is of a clock that was put back. */
export const isRunning = ({ endedAt, seenAt }: BackupRun, now: Instant): boolean =>
  endedAt === null && Math.abs(Date.parse(now) - Date.parse(seenAt)) < RUN_SILENT_MS

/** Starts the only backup there is at a time. @returns its id; undefined while another one is being made */
export async function claimBackupRun(db: Database, now: Instant): Promise<string | undefined> {
  const known = await readRun(db)
  if (known && isRunning(known.run, now)) return undefined
  const run: BackupRun = { id: randomBytes(12).toString('base64url'), startedAt: now, seenAt: now, endedAt: null, failure: null }
  const isFirst = known ? await replaceRun(db, known.value, run) : await insertRun(db, run)
  return isFirst ? run.id : undefined
}

/** Says that a backup is still being made. */
export const saveRunSign = ({ db, clock }: Pick<Site, 'db' | 'clock'>, id: string): Promise<void> =>
  changeRun(db, id, { seenAt: clock.now() })

/** Notes how a backup ended, unless that's noted already. */
export const endBackupRun = ({ db, clock }: Pick<Site, 'db' | 'clock'>, id: string, failure: string | null): Promise<void> =>
  changeRun(db, id, { endedAt: clock.now(), failure: failure && failure.slice(0, FAILURE_CHARS) })

async function changeRun(db: Database, id: string, change: Partial<BackupRun>): Promise<void> {
  const known = await readRun(db)
  if (known?.run.id !== id || known.run.endedAt !== null) return
  await replaceRun(db, known.value, { ...known.run, ...change })
}

async function readRun(db: Database): Promise<{ value: string; run: BackupRun } | undefined> {
  const row = await db.selectFrom('appSecret').select('value').where('key', '=', KEY).executeTakeFirst()
  return row && { value: row.value, run: BackupRun.parse(JSON.parse(row.value)) }
}

/** @returns whether no one else has done it first */
async function insertRun(db: Database, run: BackupRun): Promise<boolean> {
  const values = { key: KEY, value: JSON.stringify(run) }
  const row = await db.insertInto('appSecret').values(values).onConflict((on) => on.doNothing()).returning('key').executeTakeFirst()
  return row !== undefined
}

/** @returns whether it was still what `before` says */
async function replaceRun(db: Database, before: string, run: BackupRun): Promise<boolean> {
  const row = await db
    .updateTable('appSecret')
    .set({ value: JSON.stringify(run) })
    .where('key', '=', KEY)
    .where('value', '=', before)
    .returning('key')
    .executeTakeFirst()
  return row !== undefined
}
