import { claimBackupRun } from '../../domain/backups/backup-run.ts'
import { findLastBackup } from '../../domain/backups/last-backup.ts'
import { acquireBackupLease } from '../../domain/backups/acquire-backup-lease.ts'
import type { Site } from '../../domain/site/site.ts'
import { after, HOUR_MS } from '../../shared/time/instant.ts'
import { makeInProcess } from './site-backups.ts'

/** A little less than a day, so that the hour does not wander. */
const DUE_MS = 23 * HOUR_MS

/**
 * Makes a backup when the last good one is a day old, by one of several processes, and not beside another one.
 *
 * @param signal - breaks it off: the end of the process waits for no backup, the next process makes one
 * @throws Error with what the command said when it failed
 */
export async function backUpWhenDue(site: Site, signal: AbortSignal): Promise<void> {
  const last = await findLastBackup(site)
  const now = site.clock.now()
  // A backup that lies ahead was made before the clock was put back.
  if (last && last.at <= now && now < after(last.at, DUE_MS)) return
  if (!(await acquireBackupLease(site))) return
  const run = await claimBackupRun(site.db, now)
  if (run) await makeInProcess(site, run, signal)
}
