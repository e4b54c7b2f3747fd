import { existsSync, readdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { BACKUPS_MAX } from '../../shared/privacy/retention.ts'
import { DAY_MS } from '../../shared/time/instant.ts'

/** What a backup is called while it is made: the folder of its parts, and the end of the file they go into. */
export const MAKING = '.making-'
export const PARTIAL = '.partial'

const BACKUP = /^on-joue-\d{4}-\d{2}-\d{2}T.*\.tar\.gz$/

/** Whole backups in a folder, newest first: their names begin with their moment. */
export const listBackups = (folder: string): string[] =>
  existsSync(folder) ? readdirSync(folder).filter((name) => BACKUP.test(name)).toSorted().toReversed() : []

/** Removes all but the newest {@link BACKUPS_MAX}, and what broken-off ones have left: each as large as a whole one. */
export function dropOldBackups(folder: string, nowMs = Date.now()): void {
  const old = listBackups(folder).slice(BACKUPS_MAX)
  for (const name of old) for (const file of [name, `${name}.sha256`]) rmSync(join(folder, file), { force: true })
  for (const name of leftOvers(folder, nowMs)) rmSync(join(folder, name), { recursive: true, force: true })
}

/** Only those a day old: another process may be making one right now. */
const leftOvers = (folder: string, nowMs: number): string[] =>
  readdirSync(folder)
    .filter((name) => name.startsWith(MAKING) || (name.endsWith(PARTIAL) && BACKUP.test(name.slice(0, -PARTIAL.length))))
    .filter((name) => (statSync(join(folder, name), { throwIfNoEntry: false })?.mtimeMs ?? nowMs) <= nowMs - DAY_MS)
