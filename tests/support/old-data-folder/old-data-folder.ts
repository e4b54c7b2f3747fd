import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { fileURLToPath } from 'node:url'
import { brotliDecompressSync } from 'node:zlib'
import { type Kysely, sql } from 'kysely'
import { z } from 'zod'
import { openDatabase, type DatabaseTarget } from '../../../src/db/connection.ts'
import { migrate } from '../../../src/db/migrate.ts'
import { MIGRATIONS } from '../../../src/db/migrations.ts'
import { aDataFolder, anEmptyPlace, ENGINE } from '../a-database.ts'

const FOLDER = fileURLToPath(new URL('.', import.meta.url))
const unpack = (name: string): Buffer => brotliDecompressSync(readFileSync(join(FOLDER, name)))

const Recorded = z.object({
  /** When the folder was left. */
  now: z.string(),
  /** Tokens of emailed links, cookies of browsers, and the secret in an authenticator app. */
  secrets: z.object({
    zoeCookie: z.string(), rosaCookie: z.string(), veraApp: z.string(),
    resetPassword: z.string(), confirmWaitlist: z.string(), confirmFact: z.string(), message: z.string(), waitlist: z.string(),
  }),
  /** What the API answered, and to whom. */
  answers: z.array(z.object({ reader: z.enum(['visitor', 'zoe', 'rosa']), path: z.string(), answer: z.unknown() })),
  /** The emails that went out in the hour after. */
  emails: z.array(z.object({ messageId: z.string(), template: z.string(), recipient: z.string().nullable() })),
})

/** What was written down beside the old data folder. */
export const recorded = () => Recorded.parse(JSON.parse(unpack('recorded.json.br').toString()))

/** Puts the uploads where a site of today finds them. */
export const copyUploads = (dataDir: string): void => cpSync(join(FOLDER, 'uploads'), join(dataDir, 'uploads'), { recursive: true })

export type Row = Record<string, string | number | null>

/** The engine's own tables, and the search indexes that it keeps up to date by itself. */
const DERIVED = /^sqlite_|^post_search_|^blog_search/

/** The rows of every table, under the names they had. A table comes after those it refers to. */
export function oldRows(): Map<string, Row[]> {
  const folder = aDataFolder()
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'on-joue.sqlite'), unpack('on-joue.sqlite.br'))
  const db = new DatabaseSync(join(folder, 'on-joue.sqlite'), { readOnly: true })
  try {
    const tables = db.prepare(`select name from sqlite_master where type = 'table' order by rowid`).all().map(({ name }) => String(name))
    const columns = (table: string) => (table === 'post_search' ? 'rowid, *' : '*')
    return new Map(
      tables.filter((name) => !DERIVED.test(name)).map((name) => [name, db.prepare(`select ${columns(name)} from ${name}`).all() as Row[]]),
    )
  } finally {
    db.close()
  }
}

/** The newest migration that the old site knew. */
const NEWEST_THEN = '0017-parents-ask'

/** The old database, as it was left. Its rows are the same on PostgreSQL. */
export async function anOldPlace(): Promise<DatabaseTarget> {
  const place = await anEmptyPlace()
  if (place.engine === 'sqlite') writeFileSync(place.file, unpack('on-joue.sqlite.br'))
  else await fillPostgres(place)
  return place
}

/** Rows that one statement inserts: PostgreSQL takes 65,535 values. */
const CHUNK = 1_000

async function fillPostgres(place: DatabaseTarget): Promise<void> {
  const db = openDatabase(place)
  try {
    await migrate(db, Object.fromEntries(Object.entries(MIGRATIONS).filter(([name]) => name <= NEWEST_THEN)))
    await sql`delete from site_total`.execute(db)
    for (const [table, rows] of oldRows()) if (table !== 'migration') await insertRows(db.withoutPlugins() as unknown as Kysely<unknown>, table, rows)
  } finally {
    await db.destroy()
  }
}

async function insertRows(db: Kysely<unknown>, table: string, rows: readonly Row[]): Promise<void> {
  const columns = Object.keys(rows[0] ?? {})
  for (let start = 0; start < rows.length; start += CHUNK) {
    const values = rows.slice(start, start + CHUNK).map((row) => sql`(${sql.join(Object.values(row))})`)
    await sql`insert into ${sql.table(table)} (${sql.join(columns.map((name) => sql.ref(name)))}) values ${sql.join(values)}`.execute(db)
  }
  // What is added later goes on counting where the rows end.
  if (columns.includes('id')) await sql`select setval(pg_get_serial_sequence(${table}, 'id'), coalesce(max(id), 1)) from ${sql.table(table)}`.execute(db)
}

/** Whether a column is data. PostgreSQL makes the words of its search index by itself. */
export const isData = (table: string, column: string): boolean => !(ENGINE === 'postgres' && table === 'post_search' && column === 'words')
