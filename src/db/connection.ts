import { mkdirSync } from 'node:fs'
import { Socket } from 'node:net'
import { dirname } from 'node:path'
import { CamelCasePlugin, Kysely, PostgresDialect, SqliteAdapter, type Transaction as KyselyTransaction } from 'kysely'
import pg from 'pg'
import { SqliteDialect } from './sqlite-dialect.ts'
import type { Tables } from './tables.ts'

export type Engine = 'sqlite' | 'postgres'

/** The database, whichever engine is behind it. SQL is snake_case, TypeScript camelCase; this file bridges them. */
export type Database = Kysely<Tables>
export type Transaction = KyselyTransaction<Tables>

/** Where the data lives: a file, or a PostgreSQL address. */
export type Place = { engine: 'sqlite'; file: string } | { engine: 'postgres'; url: string }

/** Most connections one process opens to PostgreSQL. */
const POOL_MAX = 10
/**
 * How long a request waits for a free connection, in milliseconds; past it the site answers 503. As long as a write
 * waits for its turn on SQLite: fifty members who reply to one topic at once hold all connections for a second or two.
 */
const POOL_TIMEOUT_MS = 4_000

/**
 * Opens the database without touching its schema. The caller destroys it.
 *
 * @param silenceMs - how long a PostgreSQL server may say nothing in the midst of a question before its connection is
 *   given up; for as long as it likes without it
 */
export function openDatabase(place: Place, silenceMs?: number): Database {
  const dialect = place.engine === 'sqlite' ? openSqlite(place.file) : openPostgres(place.url, silenceMs)
  return new Kysely<Tables>({ dialect, plugins: [new CamelCasePlugin()] })
}

function openSqlite(file: string) {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
  return new SqliteDialect(file)
}

function openPostgres(url: string, silenceMs: number | undefined) {
  const pool = new pg.Pool({
    connectionString: url,
    max: POOL_MAX,
    connectionTimeoutMillis: POOL_TIMEOUT_MS,
    types: { getTypeParser },
    ...(silenceMs !== undefined && { stream: () => impatientSocket(silenceMs) }),
  })
  // A connection that breaks is replaced by the pool, and whoever has it learns of it from their next query. Without
  // a listener it would end the process: `error` is about idle ones, `connect` lets us listen to those in use.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  return new PostgresDialect({ pool })
}

/**
 * A socket that ends when nothing arrives for so long. A server that hangs, or a machine that is gone without a word,
 * would otherwise keep whoever asks waiting for as long as the system tries: a quarter of an hour.
 */
export function impatientSocket(silenceMs: number): Socket {
  const socket = new Socket()
  socket.setTimeout(silenceMs, () => socket.destroy())
  return socket
}

/** Counts come back as numbers: none here nears 2^53. */
const getTypeParser: typeof pg.types.getTypeParser = (oid, format) =>
  oid === pg.types.builtins.INT8 ? Number : pg.types.getTypeParser(oid, format)

/** Which engine `db` runs on. */
export const engineOf = (db: Database): Engine =>
  db.getExecutor().adapter instanceof SqliteAdapter ? 'sqlite' : 'postgres'
