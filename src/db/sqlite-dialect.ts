import { DatabaseSync, type SQLInputValue, type SQLOutputValue, type StatementSync } from 'node:sqlite'
import { setTimeout as wait } from 'node:timers/promises'
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  SelectQueryNode,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely'
import { Lock } from '../shared/concurrency.ts'
import { StatementCache } from './statement-cache.ts'
import { errorField } from '../shared/errors.ts'

/** How long SQLite may block the event loop waiting for another process's lock. */
const BUSY_TIMEOUT_MS = 20
/** How long a write keeps asking for the lock, without blocking, before it gives up. */
const LOCK_TIMEOUT_MS = 4_000
const LOCK_RETRY_MS = 25

/** Another process held the database for longer than a write can wait. */
export class DatabaseBusyError extends Error {
  override name = 'DatabaseBusyError'
}

/**
 * The runtime's own SQLite behind Kysely. Reads outside a transaction go to a connection of their own and never
 * wait; writes and transactions come one after the other on the other. Kysely's stock driver puts both behind one lock.
 */
export class SqliteDialect implements Dialect {
  readonly #file: string
  constructor(file: string) {
    this.#file = file
  }
  createDriver = () => new SqliteDriver(this.#file)
  createQueryCompiler = () => new SqliteQueryCompiler()
  createAdapter = () => new ConcurrentSqliteAdapter()
  createIntrospector: Dialect['createIntrospector'] = (db) => new SqliteIntrospector(db)
}

class ConcurrentSqliteAdapter extends SqliteAdapter {
  override get supportsMultipleConnections() {
    return true
  }
}

/** One open database file: a handle for writing, one for reading, and the lock on the first. */
class SqliteDriver implements Driver {
  readonly writer: DatabaseSync
  readonly #reader: DatabaseSync
  readonly #writeLock = new Lock()
  /** Gives the lock back that the transaction under way holds. */
  #release = () => {}
  readonly #writes: StatementCache
  readonly #reads: StatementCache

  constructor(file: string) {
    this.writer = new DatabaseSync(file, { timeout: BUSY_TIMEOUT_MS })
    this.writer.exec('pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on')
    this.#reader = new DatabaseSync(file, { timeout: BUSY_TIMEOUT_MS })
    this.#reader.exec('pragma query_only = on')
    for (const handle of [this.writer, this.#reader]) handle.function('lower', { deterministic: true }, lowercase)
    this.#writes = new StatementCache(this.writer)
    this.#reads = new StatementCache(this.#reader)
  }

  async init() {}

  async acquireConnection(): Promise<DatabaseConnection> {
    return new SqliteConnection(this)
  }

  async beginTransaction(connection: SqliteConnection) {
    await this.lockAndRun('begin immediate')
    connection.inTransaction = true
  }

  async commitTransaction(connection: SqliteConnection) {
    this.writer.exec('commit')
    this.#endTransaction(connection)
  }

  async rollbackTransaction(connection: SqliteConnection) {
    try {
      // A full disk makes SQLite roll back by itself; rolling back again would hide the cause.
      if (this.writer.isTransaction) this.writer.exec('rollback')
    } finally {
      this.#endTransaction(connection)
    }
  }

  #endTransaction(connection: SqliteConnection) {
    connection.inTransaction = false
    this.#release()
  }

  async releaseConnection() {}

  async destroy() {
    this.#reads.clear()
    this.#writes.clear()
    this.#reader.close()
    this.writer.close()
  }

  /** Runs `sql` and holds the lock from then on. Between two tries it's free, so that no one waits for a wait. */
  async lockAndRun(sql: string): Promise<void> {
    await this.#retryWhileBusy(() => this.writer.exec(sql), true)
  }

  read(query: CompiledQuery): unknown[] {
    return this.#reads.get(query.sql).all(...parametersOf(query))
  }

  /** Runs one statement on the writing handle, inside the transaction or as its own. */
  async write(query: CompiledQuery, inTransaction: boolean): Promise<QueryResult<unknown>> {
    const run = () => runStatement(this.#writes.get(query.sql), query)
    return inTransaction ? run() : this.#retryWhileBusy(run, false)
  }

  async #retryWhileBusy<T>(run: () => T, holdsLock: boolean): Promise<T> {
    const giveUpAt = performance.now() + LOCK_TIMEOUT_MS
    for (;;) {
      const release = await this.#writeLock.acquire()
      let isLocked = false
      try {
        const result = run()
        isLocked = holdsLock
        if (isLocked) this.#release = release
        return result
      } catch (error) {
        if (!isBusy(error)) throw error
        if (performance.now() > giveUpAt) throw new DatabaseBusyError('The database is locked.', { cause: error })
      } finally {
        if (!isLocked) release()
      }
      await wait(LOCK_RETRY_MS)
    }
  }
}

/** SQLite’s own `lower` knows the letters from A to Z alone; PostgreSQL’s knows all of them, É and Ж too. */
const lowercase = (value: SQLOutputValue): SQLOutputValue => (typeof value === 'string' ? value.toLowerCase() : value)

class SqliteConnection implements DatabaseConnection {
  inTransaction = false
  readonly #driver: SqliteDriver
  constructor(driver: SqliteDriver) {
    this.#driver = driver
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const isRead = !this.inTransaction && SelectQueryNode.is(query.query)
    const result = isRead ? { rows: this.#driver.read(query) } : await this.#driver.write(query, this.inTransaction)
    return result as QueryResult<R>
  }

  // oxlint-disable-next-line require-yield -- the interface asks for a generator; no page streams rows
  async *streamQuery(): AsyncIterableIterator<never> {
    throw new Error('Streaming is not supported: read a bounded page instead.')
  }
}

function runStatement(statement: StatementSync, query: CompiledQuery): QueryResult<unknown> {
  const parameters = parametersOf(query)
  if (statement.columns().length > 0) return { rows: statement.all(...parameters) }
  const { changes, lastInsertRowid } = statement.run(...parameters)
  return { rows: [], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) }
}

const parametersOf = (query: CompiledQuery) => query.parameters as SQLInputValue[]

/** SQLITE_BUSY and its kin: somebody else holds the lock. */
function isBusy(error: unknown): boolean {
  const SQLITE_BUSY = 5
  const code = errorField(error, 'errcode')
  return typeof code === 'number' && (code & 0xff) === SQLITE_BUSY
}
