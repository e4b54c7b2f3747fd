import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { findLastBackup } from '../../domain/site/last-backup.ts'
import { acquireBackupLease } from '../../domain/site/acquire-backup-lease.ts'
import type { Site } from '../../domain/site/site.ts'
import { after, HOUR_MS } from '../../shared/time/instant.ts'
import { ROOT } from '../files/project-folders.ts'

/** A little less than a day, so that the hour does not wander. */
const DUE_MS = 23 * HOUR_MS
const COMMAND = join(ROOT, 'src/server/commands/backup.ts')

/**
 * Makes a backup when the last good one is a day old, in a process of its own so that no one waits for it, and by one
 * of several processes.
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
  await new Promise<void>((resolve, reject) => {
    const child = spawn(process.execPath, [COMMAND], { stdio: ['ignore', 'ignore', 'pipe'], signal })
    let complaint = ''
    child.stderr.on('data', (chunk: Buffer) => (complaint += chunk.toString()))
    child.on('error', (error) => (signal.aborted ? resolve() : reject(error)))
    child.on('close', (code) => (code === 0 ? resolve() : reject(new Error(`The daily backup failed: ${complaint.trim()}`))))
  })
}
