import { rmSync } from 'node:fs'
import { basename } from 'node:path'
import { BACKUPS_MAX } from '../../shared/privacy/retention.ts'
import type { ObjectStore, OpenObject } from '../files/object-store.ts'
import { isBackup } from './stored-backups.ts'

/** Where backups are in the bucket. */
const BACKUPS = 'backups/'

/** One backup in the bucket. */
interface StoredBackup {
  name: string
  madeAtMs: number
}

/** Whole backups in the bucket, newest first: their names begin with their moment. */
export async function listStoredBackups(store: ObjectStore): Promise<StoredBackup[]> {
  const objects = await store.list(BACKUPS)
  const named = objects.map(({ key, changedAtMs }) => ({ name: key.slice(BACKUPS.length), madeAtMs: changedAtMs }))
  return named.filter(({ name }) => isBackup(name)).toSorted((a, b) => (a.name < b.name ? 1 : -1))
}

/**
 * Moves a backup from this machine into the bucket, sum first, and leaves the newest {@link BACKUPS_MAX} there.
 *
 * @returns the names of those
 */
export async function sendToStore(store: ObjectStore, file: string): Promise<string[]> {
  const name = basename(file)
  await store.putFile(`${BACKUPS}${name}.sha256`, `${file}.sha256`)
  await store.putFile(BACKUPS + name, file)
  for (const made of [file, `${file}.sha256`]) rmSync(made, { force: true })
  const names = (await listStoredBackups(store)).map((backup) => backup.name)
  for (const old of names.slice(BACKUPS_MAX)) for (const end of ['', '.sha256']) await store.remove(`${BACKUPS}${old}${end}`)
  return names.slice(0, BACKUPS_MAX)
}

/** Brings a backup with its sum from the bucket into a file. @returns whether there is one of this name */
export async function fetchFromStore(store: ObjectStore, name: string, file: string): Promise<boolean> {
  await store.readToFile(`${BACKUPS}${name}.sha256`, `${file}.sha256`)
  return store.readToFile(BACKUPS + name, file)
}

/** Opens a backup in the bucket; undefined when there's none of this name. */
export const openInStore = (store: ObjectStore, name: string): Promise<OpenObject | undefined> => store.open(BACKUPS + name)
