import { existsSync, statfsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { DISK_FULL_BYTES, DISK_SCARCE_BYTES } from '../../shared/office/status.ts'
import { DAY_MS, HOUR_MS } from '../../shared/time/instant.ts'
import { listBackups } from '../backup/stored-backups.ts'
import type { Config } from '../config.ts'
import { type Finding, good, problem, warning } from './finding.ts'

/** A day, and the time that the daily backup may be late. */
const BACKUP_MS = DAY_MS + 2 * HOUR_MS
const FOR_OTHERS = 0o077

/** Room, permissions, and backups, unless those are in a bucket. */
export function checkDisk({ dataDir, store, backupDir, backsUpDaily }: Pick<Config, 'dataDir' | 'store' | 'backupDir' | 'backsUpDaily'>): Finding[] {
  if (!existsSync(dataDir)) return [problem(`DATA_DIR is ${dataDir}, which doesn’t exist.`, 'Start the site once, or set DATA_DIR to the folder the site is in.')]
  return [checkRoom(dataDir), checkPermissions(dataDir), ...(store ? [] : [checkBackups(backupDir, backsUpDaily)])]
}

function checkRoom(folder: string): Finding {
  const { bavail, bsize } = statfsSync(folder)
  const free = bavail * bsize
  const text = `${(free / 1e9).toFixed(1)} GB are free where the data is.`
  if (free < DISK_FULL_BYTES) return problem(text, 'Make room now: the site can’t write when the disk is full.')
  return free < DISK_SCARCE_BYTES ? warning(text, 'Make room, or move BACKUP_DIR to another disk.') : good(text)
}

function checkPermissions(folder: string): Finding {
  if (process.platform === 'win32' || (statSync(folder).mode & FOR_OTHERS) === 0) return good('Only the user who runs the site can read its data.')
  return warning('Other users of this machine can read DATA_DIR.', `Close it: chmod 700 ${folder}`)
}

function checkBackups(folder: string, isDaily: boolean): Finding {
  const [newest] = listBackups(folder)
  if (!newest) return isDaily ? warning(`There’s no backup in ${folder} yet.`, 'The site makes one every day. Make the first one now: npm run backup.') : warning('BACKUPS is off, and there’s no backup in BACKUP_DIR.', 'Make sure that something else backs up the database and DATA_DIR/uploads, and try restoring it once.')
  return ageOfBackup(statSync(join(folder, newest)).mtimeMs)
}

/** Whether the last backup is recent enough. */
export function ageOfBackup(madeAtMs: number): Finding {
  const hours = Math.round((Date.now() - madeAtMs) / HOUR_MS)
  return hours * HOUR_MS <= BACKUP_MS ? good(`The last backup is ${hours} hours old.`) : problem(`The last backup is ${hours} hours old.`, 'Look for “backup” in the log, check the room in BACKUP_DIR, and run npm run backup.')
}
