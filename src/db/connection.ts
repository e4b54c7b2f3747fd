import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { CamelCasePlugin, Kysely, PostgresDialect, SqliteAdapter, type PostgresPool, type PostgresPoolClient, type Transaction as KyselyTransaction } from 'kysely'
import pg from 'pg'
import { CircuitBreaker } from './circuit-breaker.ts'
import { StatementNames } from './statement-names.ts'
import { SqliteDialect } from './sqlite-dialect.ts'
import type { Tables } from './tables.ts'

export type Engine = 'sqlite' | 'postgres'

/** The database, whichever engine is behind it. SQL is snake_case, TypeScript camelCase; this file bridges them. */
export type Database = Kysely<Tables>
export type Transaction = KyselyTransaction<Tables>

/** Where the data lives: a file, or a PostgreSQL address and the most connections that this process opens to it. */
export type DatabaseTarget = { engine: 'sqlite'; file: string } | { engine: 'postgres'; url: string; connectionsMax?: number }

/** The pools behind the open PostgreSQL databases. */
const pools = new WeakMap<Database, pg.Pool>()

/** How many connections are in use, idle, and waited for; undefined on SQLite. */
export function connectionsOf(db: Database): Record<'used' | 'idle' | 'awaited' | 'most', number> | undefined {
  const pool = pools.get(db)
  return pool && { used: pool.totalCount - pool.idleCount, idle: pool.idleCount, awaited: pool.waitingCount, most: pool.options.max }
}

/** Most connections one process opens to PostgreSQL, unless it is told otherwise. */
const POOL_MAX = 10
/**
 * How long a request waits for a free connection, in milliseconds; past it the site answers 503. As long as a write
 * waits for its turn on SQLite: fifty members who reply to one topic at once hold all connections for a second or two.
 */
const POOL_TIMEOUT_MS = 4_000

/**
 * Opens the database without touching its schema. The caller destroys it.
 *
 * @param silenceMs - for a process that visitors wait for: how long a PostgreSQL server may say nothing in the midst of
 *   a query before its connection is given up. Such a process also notices within 2 s that the server is away
 *   (circuit-breaker.ts); any other waits for as long as it takes. On SQLite such a process leaves checkpoints to a thread.
 */
export function openDatabase(place: DatabaseTarget, silenceMs?: number): Database {
  const { dialect, pool } = place.engine === 'sqlite' ? { dialect: openSqlite(place.file, silenceMs !== undefined) } : openPostgres(place, silenceMs)
  const db = new Kysely<Tables>({ dialect, plugins: [new CamelCasePlugin()] })
  if (pool) pools.set(db, pool)
  return db
}

function openSqlite(file: string, isServing: boolean) {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
  return new SqliteDialect(file, isServing)
}

function openPostgres({ url, connectionsMax = POOL_MAX }: Extract<DatabaseTarget, { engine: 'postgres' }>, silenceMs: number | undefined) {
  const breaker = silenceMs === undefined ? undefined : new CircuitBreaker(url)
  const pool = new pg.Pool({
    connectionString: url,
    max: connectionsMax,
    connectionTimeoutMillis: POOL_TIMEOUT_MS,
    types: { getTypeParser },
    ...(breaker && silenceMs && { stream: () => breaker.socket(silenceMs) }),
  })
  // A connection that breaks is replaced by the pool, and anyone who has it learns of it from their next query. Without
  // a listener it would end the process: `error` is about idle ones, `connect` lets us listen to those in use.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  return { pool, dialect: new PostgresDialect({ pool: breaker ? guarded(pool, breaker) : pool }) }
}

/** The pool behind the breaker: no one waits for a connection or a query of a database that is away. */
const guarded = (pool: pg.Pool, breaker: CircuitBreaker, names = new StatementNames()): PostgresPool => ({
  options: pool.options,
  connect: async () => {
    const client = await breaker.run(() => pool.connect(), (late) => late.release())
    const query = (text: string, values: unknown[]) => breaker.query(() => client.query({ text, values, name: names.nameOf(text) }))
    // Cursors, the other kind of query Kysely knows, need a package that isn't installed.
    return { query: query as unknown as PostgresPoolClient['query'], release: (destroy) => client.release(destroy) }
  },
  end: () => {
    breaker.close()
    return pool.end()
  },
})

/** Counts come back as numbers: none here nears 2^53. */
const getTypeParser: typeof pg.types.getTypeParser = (oid, format) =>
  oid === pg.types.builtins.INT8 ? Number : pg.types.getTypeParser(oid, format)

/** Which engine `db` runs on. */
export const engineOf = (db: Database): Engine =>
  db.getExecutor().adapter instanceof SqliteAdapter ? 'sqlite' : 'postgres'
