import { existsSync, readdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { BACKUPS_MAX } from '../../shared/privacy/retention.ts'
import { DAY_MS } from '../../shared/time/instant.ts'

/** What a backup is called while it is made: the folder of its parts, and the end of the file they go into. */
export const MAKING = '.making-'
export const PARTIAL = '.partial'

/** An encrypted one ends with `.age`. */
const BACKUP = /^on-joue-\d{4}-\d{2}-\d{2}T.*\.tar\.gz(?:\.age)?$/

/** Whether a file is called like a whole backup. */
export const isBackup = (name: string): boolean => BACKUP.test(name)

/** Whole backups in a folder, newest first: their names begin with their moment. */
export const listBackups = (folder: string): string[] =>
  existsSync(folder) ? readdirSync(folder).filter(isBackup).toSorted().toReversed() : []

/**
 * Removes all but the newest {@link BACKUPS_MAX}, and what broken-off ones have left: each as large as a whole one.
 *
 * @param elsewhere - backups in the bucket, which count too
 */
export function dropOldBackups(folder: string, elsewhere: readonly string[] = [], nowMs = Date.now()): void {
  const newest = new Set([...listBackups(folder), ...elsewhere].toSorted().toReversed().slice(0, BACKUPS_MAX))
  const old = listBackups(folder).filter((name) => !newest.has(name))
  for (const name of old) for (const file of [name, `${name}.sha256`]) rmSync(join(folder, file), { force: true })
  dropLeftOvers(folder, nowMs)
}

/** Removes what broken-off backups have left in a folder. */
export function dropLeftOvers(folder: string, nowMs = Date.now()): void {
  for (const name of leftOvers(folder, nowMs)) rmSync(join(folder, name), { recursive: true, force: true })
}

/** Only those a day old: another process may be making one right now. */
const leftOvers = (folder: string, nowMs: number): string[] =>
  readdirSync(folder)
    .filter((name) => name.startsWith(MAKING) || (name.endsWith(PARTIAL) && BACKUP.test(name.slice(0, -PARTIAL.length))))
    .filter((name) => (statSync(join(folder, name), { throwIfNoEntry: false })?.mtimeMs ?? nowMs) <= nowMs - DAY_MS)
