import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { sql } from 'kysely'
import { extract } from 'tar'
import { openDatabase, type DatabaseTarget } from '../../db/connection.ts'
import { folderEnd, storeEnd } from '../files/file-ends.ts'
import type { ObjectStore } from '../files/object-store.ts'
import { moveFiles } from '../move/move-files.ts'
import { decryptToFile, ENCRYPTED, isEncrypted } from './encryption.ts'
import { countIn, DATABASE_FILE } from './make-backup.ts'
import { checksumOf, differences, Manifest } from './manifest.ts'
import { runPostgresTool } from './postgres-tools.ts'

/** Where a backup is put back: places that hold nothing yet. */
export interface RestoreOptions {
  file: string
  place: DatabaseTarget
  uploads: string
  /** The bucket that pictures are put back into instead. It may hold some: a picture never changes under its name. */
  store?: ObjectStore | undefined
  /** What an encrypted backup is opened with. */
  identities?: readonly string[]
}

/**
 * Puts a backup back and proves that every table has the rows it had. Nothing is touched unless the backup is whole
 * and the place is empty.
 *
 * @returns the manifest of what was restored
 * @throws Error when the file is damaged, is encrypted and no key fits, was made on the other engine, or the place is not empty
 */
export async function restoreBackup({ file, place, uploads, store, identities = [] }: RestoreOptions): Promise<Manifest> {
  await refuseOtherSum(file)
  const isLocked = await isEncrypted(file)
  if (isLocked && identities.length === 0) throw new Error(`${file} is encrypted. Name the file with its key: npm run restore -- FILE --identity KEYFILE`)
  await refuseFullPlace(place, store ? undefined : uploads)
  const home = dirname(uploads)
  mkdirSync(home, { recursive: true, mode: 0o700 })
  const stage = mkdtempSync(join(home, '.restoring-'))
  try {
    const manifest = await unpack(isLocked ? await decrypted(file, stage, identities) : file, stage)
    if (manifest.engine !== place.engine) throw new Error(`This is a ${manifest.engine} backup, but the site is set up for ${place.engine}.`)
    const pictures = join(stage, 'uploads')
    // Before the database: a restore that breaks off here can be run again.
    if (store) await moveFiles(folderEnd(pictures), storeEnd(store))
    await putBack(stage, place)
    if (!store && existsSync(pictures)) renameSync(pictures, uploads)
    const wrong = differences(manifest.counts, await countIn(place))
    if (wrong.length > 0) throw new Error(`The restored site doesn't match the backup:\n${wrong.join('\n')}`)
    return manifest
  } finally {
    rmSync(stage, { recursive: true, force: true })
  }
}

/** The sum lies beside the file; a file that came without it still has the sums of its parts. */
async function refuseOtherSum(file: string): Promise<void> {
  if (!existsSync(file)) throw new Error(`File not found: ${file}`)
  if (!existsSync(`${file}.sha256`)) return
  const [expected] = readFileSync(`${file}.sha256`, 'utf8').split(/\s/)
  if ((await checksumOf(file)) !== expected) throw new Error(`${file} is damaged: its checksum doesn't match.`)
}

/** A database and its journals: one that a crash has left would be played into whatever stands beside it next, and ruin it. */
const SQLITE_FILES = ['', '-wal', '-journal']

async function refuseFullPlace(place: DatabaseTarget, uploads: string | undefined): Promise<void> {
  const hasUploads = uploads !== undefined && existsSync(uploads) && readdirSync(uploads).length > 0
  if (hasUploads) throw new Error(`${uploads} isn't empty. You can only restore where there's no site yet.`)
  if (place.engine === 'sqlite') {
    const left = SQLITE_FILES.map((ending) => `${place.file}${ending}`).find((file) => existsSync(file))
    if (left) throw new Error(`${left} already exists. You can only restore where there's no site yet.`)
    return
  }
  const db = openDatabase(place)
  try {
    const { rows } = await sql`select 1 from information_schema.tables where table_schema = 'public' limit 1`.execute(db)
    if (rows.length > 0) throw new Error('That PostgreSQL database already has tables. You can only restore into an empty one.')
  } finally {
    await db.destroy()
  }
}

/** Whole before anything is unpacked. */
async function decrypted(file: string, stage: string, identities: readonly string[]): Promise<string> {
  const plain = join(stage, basename(file, ENCRYPTED))
  await decryptToFile(file, plain, identities)
  return plain
}

/** Unpacks and looks at every part. */
async function unpack(file: string, stage: string): Promise<Manifest> {
  try {
    await extract({ file, cwd: stage, strict: true, preservePaths: false })
    const manifest = Manifest.parse(JSON.parse(readFileSync(join(stage, 'manifest.json'), 'utf8')))
    for (const { path, bytes, sha256 } of manifest.files) {
      const part = join(stage, path)
      if (statSync(part).size !== bytes || (await checksumOf(part)) !== sha256) throw new Error(`${path} doesn't match the backup`)
    }
    return manifest
  } catch (error) {
    throw new Error(`${file} is damaged or isn't a backup of this site: ${error instanceof Error ? error.message : String(error)}`, { cause: error })
  }
}

async function putBack(stage: string, place: DatabaseTarget): Promise<void> {
  const copy = join(stage, DATABASE_FILE[place.engine])
  if (place.engine === 'postgres') {
    await runPostgresTool('pg_restore', ['--no-owner', '--no-privileges', '--single-transaction', '--exit-on-error', copy], place.url)
    return
  }
  mkdirSync(dirname(place.file), { recursive: true })
  renameSync(copy, place.file)
}
