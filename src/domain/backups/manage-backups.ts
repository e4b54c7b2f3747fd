import type { Instant } from '../../shared/time/instant.ts'
import type { BackupRunView, BackupsView, LastBackupView } from '../../shared/office/office-backups.ts'
import { requireRecentPassword } from '../access/require-admin.ts'
import { recordOfficeAct } from '../office/log/record-office-act.ts'
import type { BackupFile, Backups } from '../site/backups.ts'
import { AppError } from '../site/app-error.ts'
import type { Actor, Site } from '../site/site.ts'
import { type BackupRun, claimBackupRun, findBackupRun, isRunning } from './backup-run.ts'
import { findLastBackup, type LastBackup } from './last-backup.ts'

/**
 * The last good backup, and how the newest attempt stands.
 *
 * @throws AppError `not-found` unless the actor is an admin, `forbidden` with `needs: 'password'`
 */
export async function readBackups(site: Site, actor: Actor): Promise<BackupsView> {
  requireRecentPassword(site, actor)
  const now = site.clock.now()
  const [last, run] = await Promise.all([findLastBackup(site), findBackupRun(site)])
  return { now, backsUpDaily: site.backsUpDaily, last: last && viewOfLast(last), run: run && viewOfRun(run, now) }
}

/** How the name of an encrypted backup ends. */
const ENCRYPTED = '.age'

const viewOfLast = ({ at, file, bytes, place }: LastBackup): LastBackupView => ({ at, file, bytes, isEncrypted: file.endsWith(ENCRYPTED), place: place ?? null })

/** How an attempt stands. */
export function viewOfRun(run: BackupRun, now: Instant): BackupRunView {
  const { startedAt, endedAt, failure } = run
  return { state: stateOf(run, now), startedAt, endedAt, failure }
}

function stateOf(run: BackupRun, now: Instant): BackupRunView['state'] {
  if (run.endedAt) return run.failure === null ? 'done' : 'failed'
  return isRunning(run, now) ? 'running' : 'lost'
}

/**
 * Starts a backup, the only one of all machines.
 *
 * @throws AppError as {@link readBackups} does, `conflict` while one is being made
 */
export async function startBackup(site: Site, actor: Actor): Promise<void> {
  const { id: actorId } = requireRecentPassword(site, actor)
  const backups = backupsOf(site)
  const createdAt = site.clock.now()
  const run = await site.db.transaction().execute(async (trx) => {
    const claimed = await claimBackupRun(trx, createdAt)
    if (!claimed) throw new AppError('conflict', 'We’re already making a backup.')
    await recordOfficeAct(trx, { actorId, kind: 'backup.start', createdAt })
    return claimed
  })
  backups.start(run)
}

/**
 * Opens the last good backup, and writes into the log who downloads it.
 *
 * @throws AppError as {@link readBackups} does, `not-found` while there's none, `conflict` when it isn't where this machine looks
 */
export async function downloadLastBackup(site: Site, actor: Actor): Promise<BackupFile & { name: string }> {
  const { id: actorId } = requireRecentPassword(site, actor)
  const last = await findLastBackup(site)
  if (!last) throw new AppError('not-found', 'There’s no backup yet.')
  const file = await backupsOf(site).open(last.file)
  if (!file) throw new AppError('conflict', whereItIs(last))
  try {
    await site.db.transaction().execute((trx) => recordOfficeAct(trx, { actorId, kind: 'backup.download', detail: { file: last.file }, createdAt: site.clock.now() }))
  } catch (error) {
    await file.body.cancel()
    throw error
  }
  return { name: last.file, ...file }
}

function whereItIs({ place }: LastBackup): string {
  if (place?.kind === 'folder') return `That backup isn’t here. It was saved in ${place.folder} on the machine ${place.machine}. Make a new one, or ask your web developer.`
  return 'That backup isn’t where it was saved. Make a new one, or ask your web developer.'
}

function backupsOf({ backups }: Site): Backups {
  if (backups) return backups
  throw new AppError('unavailable', 'Backups can’t be made or read here.')
}
