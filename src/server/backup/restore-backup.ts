import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { sql } from 'kysely'
import { extract } from 'tar'
import { openDatabase, type Place } from '../../db/connection.ts'
import { countIn, DATABASE_FILE } from './make-backup.ts'
import { checksumOf, differences, Manifest } from './manifest.ts'
import { runPostgresTool } from './postgres-tools.ts'

/** Where a backup is put back: places that hold nothing yet. */
export interface RestoreOptions {
  file: string
  place: Place
  uploads: string
}

/**
 * Puts a backup back and proves that every table has the rows it had. Nothing is touched unless the backup is whole
 * and the place is empty.
 *
 * @returns the manifest of what was restored
 * @throws Error when the file is damaged, was made on the other engine, or the place is not empty
 */
export async function restoreBackup({ file, place, uploads }: RestoreOptions): Promise<Manifest> {
  await refuseOtherSum(file)
  await refuseFullPlace(place, uploads)
  const home = dirname(uploads)
  mkdirSync(home, { recursive: true, mode: 0o700 })
  const stage = mkdtempSync(join(home, '.restoring-'))
  try {
    const manifest = await unpack(file, stage)
    if (manifest.engine !== place.engine) throw new Error(`This is a ${manifest.engine} backup, but the site is set up for ${place.engine}.`)
    await putBack(stage, place)
    if (existsSync(join(stage, 'uploads'))) renameSync(join(stage, 'uploads'), uploads)
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

async function refuseFullPlace(place: Place, uploads: string): Promise<void> {
  const hasUploads = existsSync(uploads) && readdirSync(uploads).length > 0
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

async function putBack(stage: string, place: Place): Promise<void> {
  const copy = join(stage, DATABASE_FILE[place.engine])
  if (place.engine === 'postgres') {
    await runPostgresTool('pg_restore', ['--no-owner', '--no-privileges', '--single-transaction', '--exit-on-error', copy], place.url)
    return
  }
  mkdirSync(dirname(place.file), { recursive: true })
  renameSync(copy, place.file)
}
