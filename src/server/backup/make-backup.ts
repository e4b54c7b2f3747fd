import { mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { DatabaseSync } from 'node:sqlite'
import { basename, join } from 'node:path'
import { Readable } from 'node:stream'
import { sql } from 'kysely'
import { create } from 'tar'
import { openDatabase, type DatabaseTarget } from '../../db/connection.ts'
import { type Instant } from '../../shared/time/instant.ts'
import type { ObjectStore } from '../files/object-store.ts'
import { copyUploads, downloadUploads, filesIn } from './copy-uploads.ts'
import { ENCRYPTED, encryptToFile } from './encryption.ts'
import { MAKING, PARTIAL } from './stored-backups.ts'
import { checksumOf, countRows, type Manifest } from './manifest.ts'
import { runPostgresTool } from './postgres-tools.ts'

/** What is backed up, and where to. */
export interface BackupOptions {
  place: DatabaseTarget
  /** Folder of the pictures people have sent. */
  uploads: string
  /** The bucket they're in instead, if there's one. */
  store?: ObjectStore | undefined
  /** Folder the backups are kept in. */
  folder: string
  /** Whose keys open the backup; without any it isn't encrypted. */
  recipients?: readonly string[]
  /** Folder its parts are collected in, which aren't encrypted yet; the one for backups unless given. */
  stageFolder?: string
  now: Instant
}

/** A backup that was made and looked at once more. */
export interface MadeBackup {
  file: string
  bytes: number
  counts: Record<string, number>
}

/** A backup holds private messages too: only the user the site runs as may read it. */
const OWNERS_FOLDER = 0o700
const OWNERS_FILE = 0o600

/** How the copy of each engine's database is called within a backup. */
export const DATABASE_FILE = { sqlite: 'database.sqlite', postgres: 'database.dump' } as const

/**
 * Copies database and pictures into one file, `on-joue-<moment>.tar.gz`, with a `.sha256` beside it, while the site
 * runs: the database as it was at one moment, whatever is written in the meantime. A backup that breaks off leaves nothing
 * that could be taken for one.
 *
 * @throws Error when a copy cannot be made, in words for anyone who runs the site
 */
export async function makeBackup({ place, uploads, store, folder, recipients = [], stageFolder = folder, now }: BackupOptions): Promise<MadeBackup> {
  mkdirSync(folder, { recursive: true, mode: OWNERS_FOLDER })
  const stage = mkdtempSync(join(stageFolder, MAKING))
  try {
    // Before and after: a picture goes to its place before the database knows of it, and leaves after.
    const copy = () => (store ? downloadUploads(store, stage) : copyUploads(uploads, stage))
    await copy()
    const counts = await copyDatabase(place, join(stage, DATABASE_FILE[place.engine]))
    await copy()
    const manifest: Manifest = { format: 1, madeAt: now, engine: place.engine, counts, files: await filesIn(stage) }
    writeFileSync(join(stage, 'manifest.json'), JSON.stringify(manifest, null, 2))
    const file = join(folder, `on-joue-${now.replace(/[:.]/g, '-')}.tar.gz${recipients.length > 0 ? ENCRYPTED : ''}`)
    await pack(stage, file, recipients)
    return { file, bytes: statSync(file).size, counts }
  } finally {
    rmSync(stage, { recursive: true, force: true })
  }
}

/** @returns the rows of every table in the copy */
async function copyDatabase(place: DatabaseTarget, copy: string): Promise<Record<string, number>> {
  if (place.engine === 'postgres') return dumpPostgres(place.url, copy)
  const source = new DatabaseSync(place.file, { readOnly: true })
  try {
    // One reading transaction: the site goes on writing beside it.
    source.prepare('vacuum into ?').run(copy)
  } finally {
    source.close()
  }
  return countIn({ engine: 'sqlite', file: copy })
}

/** How many rows each table has, in a database that's opened for this alone. */
export async function countIn(place: DatabaseTarget): Promise<Record<string, number>> {
  const db = openDatabase(place)
  try {
    return await countRows(db)
  } finally {
    await db.destroy()
  }
}

/** The counts are of the very moment the dump shows. */
async function dumpPostgres(url: string, copy: string): Promise<Record<string, number>> {
  const db = openDatabase({ engine: 'postgres', url })
  try {
    return await db
      .transaction()
      .setIsolationLevel('repeatable read')
      .execute(async (trx) => {
        const { rows } = await sql<{ id: string }>`select pg_export_snapshot() as id`.execute(trx)
        const args = ['--format=custom', '--no-owner', '--no-privileges', `--snapshot=${rows[0]?.id ?? ''}`, `--file=${copy}`]
        await runPostgresTool('pg_dump', args, url)
        return countRows(trx)
      })
  } finally {
    await db.destroy()
  }
}

/** The backup appears under its name only when it is whole and safe on the disk. */
async function pack(stage: string, file: string, recipients: readonly string[]): Promise<void> {
  const partial = `${file}${PARTIAL}`
  const options = { cwd: stage, gzip: true, portable: true } as const
  try {
    if (recipients.length > 0) await encryptToFile(Readable.from(create(options, readdirSync(stage)), { objectMode: false }), partial, recipients, OWNERS_FILE)
    else await create({ ...options, file: partial, mode: OWNERS_FILE }, readdirSync(stage))
    await flush(partial)
    const sum = await checksumOf(partial)
    writeFileSync(`${file}.sha256`, `${sum}  ${basename(file)}\n`, { flush: true })
    renameSync(partial, file)
  } finally {
    rmSync(partial, { force: true })
  }
}

async function flush(file: string): Promise<void> {
  const handle = await open(file, 'r+')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
