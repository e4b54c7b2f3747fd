import { existsSync, renameSync, rmSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { sql } from 'kysely'
import { openDatabase, type DatabaseTarget } from '../../db/connection.ts'
import { latestMigration, migrate } from '../../db/migrate.ts'
import { MIGRATIONS } from '../../db/migrations.ts'
import { PROGRESS } from './move-ends.ts'
import { tablesInOrder } from './moved-tables.ts'
import { type Comparison, moveSite } from './move-site.ts'
import { postgresSource, postgresTarget } from './postgres-end.ts'
import { sqliteSource, sqliteTarget } from './sqlite-end.ts'

interface Options {
  /** The SQLite file of the site. */
  file: string
  /** The address of the PostgreSQL database. */
  url: string
  onProgress?: (moved: number, total: number) => void
}

/** What one move copies, as it was at one moment. It stays until the move is done, so that an interrupted one can continue. */
const snapshotOf = (file: string): string => `${file}.moving`

/**
 * Copies a SQLite site, running or stopped, into an empty PostgreSQL database. The file isn't touched.
 *
 * @throws Error where there's no site, the database holds something else, or an end can't be reached
 */
export async function moveToPostgres({ file, url, onProgress }: Options): Promise<Comparison[]> {
  if (!existsSync(file)) throw new Error(`No site found: ${file} doesn't exist. If your data is somewhere else, set DATA_DIR.`)
  const snapshot = snapshotOf(file)
  const place = { engine: 'postgres', url } as const
  if (!(await isUnfinished(place, snapshot))) await takeSnapshot(file, snapshot)
  await prepare(place)
  const source = sqliteSource(snapshot)
  const target = await postgresTarget(url)
  try {
    const comparisons = await moveSite({ source, target, tables: tablesInOrder(source.sqlite), onProgress })
    rmSync(snapshot)
    return comparisons
  } finally {
    await Promise.all([source.close(), target.close()])
  }
}

/**
 * Copies a PostgreSQL site into a SQLite file. It appears under its name only when all is there.
 *
 * @throws Error where the file is there already, the schema is older or newer than this version's, or the site has
 *   written while an interrupted move went on
 */
export async function moveToSqlite({ file, url, onProgress }: Options): Promise<Comparison[]> {
  if (existsSync(file)) throw new Error(`${file} already exists. A site can only be moved to a place where there's none.`)
  const unfinished = snapshotOf(file)
  await refuseOtherSchema({ engine: 'postgres', url })
  await prepare({ engine: 'sqlite', file: unfinished })
  const source = await postgresSource(url)
  const target = sqliteTarget(unfinished)
  try {
    const comparisons = await moveSite({ source, target, tables: tablesInOrder(target.sqlite).filter(({ name }) => name !== PROGRESS), onProgress })
    await Promise.all([source.close(), target.close()])
    renameSync(unfinished, file)
    return comparisons
  } catch (error) {
    await Promise.allSettled([source.close(), target.close()])
    throw error
  }
}

/** Whether the database holds the beginning of this very move. @throws Error when it holds anything else */
async function isUnfinished(place: DatabaseTarget, snapshot: string): Promise<boolean> {
  const db = openDatabase(place)
  try {
    const { rows } = await sql<{ name: string }>`select table_name as name from information_schema.tables where table_schema = 'public'`.execute(db)
    if (rows.length === 0) return false
    if (!rows.some(({ name }) => name === PROGRESS)) throw new Error('That PostgreSQL database already has tables. A site can only be moved into an empty one.')
    if (existsSync(snapshot)) return true
    throw new Error(`That PostgreSQL database holds an unfinished move, but ${snapshot} is gone. Please empty the database and begin again.`)
  } finally {
    await db.destroy()
  }
}

/** The site as it is now, with the schema of this version. */
async function takeSnapshot(file: string, snapshot: string): Promise<void> {
  for (const end of ['', '-wal', '-shm']) rmSync(`${snapshot}${end}`, { force: true })
  const site = new DatabaseSync(file, { readOnly: true })
  try {
    site.prepare('vacuum into ?').run(snapshot)
  } finally {
    site.close()
  }
  await withDatabase({ engine: 'sqlite', file: snapshot }, migrate)
}

/** Makes the tables, after the note that a move has begun. Does nothing to what an earlier run has made. */
async function prepare(place: DatabaseTarget): Promise<void> {
  await withDatabase(place, async (db) => {
    await sql.raw(`create table if not exists ${PROGRESS} (table_name text primary key, last_key text not null)`).execute(db)
    await migrate(db)
    // A migration begins the totals at zero.
    await sql.raw(`delete from site_total where not exists (select 1 from ${PROGRESS})`).execute(db)
  })
}

async function refuseOtherSchema(place: DatabaseTarget): Promise<void> {
  const newest = Object.keys(MIGRATIONS).toSorted().at(-1)
  const found = await withDatabase(place, latestMigration).catch(() => undefined)
  if (found === undefined) throw new Error("That PostgreSQL database can't be read, or there's no site in it.")
  if (found !== newest) throw new Error(`The site in PostgreSQL has the schema ${found}, and this version ${newest}. Start the site once with this version, then move it.`)
}

async function withDatabase<T>(place: DatabaseTarget, work: (db: ReturnType<typeof openDatabase>) => Promise<T>): Promise<T> {
  const db = openDatabase(place)
  try {
    return await work(db)
  } finally {
    await db.destroy()
  }
}
