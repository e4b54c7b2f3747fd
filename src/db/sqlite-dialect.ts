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
import { Checkpoints, PAGES_MOST } from './checkpoints.ts'
import { GROUP_MOST, GROUP_MS, type Release, Group } from './sqlite-group.ts'
import { StatementCache } from './statement-cache.ts'
import { errorField } from '../shared/errors.ts'

/** How long SQLite may block the event loop waiting for another process's lock. */
const BUSY_TIMEOUT_MS = 20
/** How long a write keeps asking for the lock, without blocking, before it gives up. */
const LOCK_TIMEOUT_MS = 4_000
const LOCK_RETRY_MS = 25
/** Statements that read, also when they were written as SQL. */
const SELECT = /^\s*select\b/i
/** Statements that change rows, and nothing else. */
const CHANGES: ReadonlySet<string> = new Set(['InsertQueryNode', 'UpdateQueryNode', 'DeleteQueryNode'])

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
  readonly #isServing: boolean

  /** @param isServing - whether visitors wait for this process, so that checkpoints get a thread of their own */
  constructor(file: string, isServing = false) {
    this.#file = file
    this.#isServing = isServing
  }
  createDriver = () => new SqliteDriver(this.#file, this.#isServing)
  createQueryCompiler = () => new SqliteQueryCompiler()
  createAdapter = () => new ConcurrentSqliteAdapter()
  createIntrospector: Dialect['createIntrospector'] = (db) => new SqliteIntrospector(db)
}

class ConcurrentSqliteAdapter extends SqliteAdapter {
  override get supportsMultipleConnections() {
    return true
  }
}

/**
 * One open database file: a handle for writing, one for reading, and the lock on the first. Writes that wait for it
 * at the same time share a transaction of the file, and so its flush: each runs in a savepoint of its own, fails
 * alone, and is told that it's done only after the commit of all.
 */
class SqliteDriver implements Driver {
  readonly #writer: DatabaseSync
  readonly #reader: DatabaseSync
  readonly #writeLock = new Lock()
  readonly #writes: StatementCache
  readonly #reads: StatementCache
  /** The transaction of the file that is open for more writes. */
  #group: Group | undefined
  /** Whether a write has the lock: then the group can't be committed, because a savepoint is open. */
  #isTaken = false
  /** Over once everything else had its turn after the last commit. */
  #pause: Promise<void> | undefined
  readonly #checkpoints: Checkpoints | undefined

  constructor(file: string, isServing: boolean) {
    this.#writer = new DatabaseSync(file, { timeout: BUSY_TIMEOUT_MS })
    this.#writer.exec('pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on')
    this.#reader = new DatabaseSync(file, { timeout: BUSY_TIMEOUT_MS })
    this.#reader.exec('pragma query_only = on')
    for (const handle of [this.#writer, this.#reader]) handle.function('lower', { deterministic: true }, lowercase)
    this.#writes = new StatementCache(this.#writer)
    this.#reads = new StatementCache(this.#reader)
    if (isServing) {
      this.#checkpoints = new Checkpoints(file)
      this.#writer.exec(`pragma wal_autocheckpoint = ${PAGES_MOST}`)
    }
  }

  async init() {}

  async acquireConnection(): Promise<DatabaseConnection> {
    return new SqliteConnection(this)
  }

  async beginTransaction(connection: SqliteConnection) {
    connection.lock = await this.#takeLock(() => this.#openGroup())
    this.#writer.exec('savepoint one')
  }

  async commitTransaction(connection: SqliteConnection) {
    this.#writer.exec('release one')
    await this.#leave(connection)
  }

  async rollbackTransaction(connection: SqliteConnection) {
    const { lock } = connection
    if (!lock) return // its group failed to commit, and was rolled back whole
    try {
      if (this.#writer.isTransaction) this.#writer.exec('rollback to one; release one')
    } finally {
      connection.lock = undefined
      this.#giveBack(lock)
    }
  }

  async releaseConnection() {}

  async destroy() {
    if (this.#group && !this.#isTaken) this.#commit(this.#group)
    await this.#checkpoints?.close()
    this.#reads.clear()
    this.#writes.clear()
    this.#reader.close()
    this.#writer.close()
  }

  read(query: CompiledQuery): unknown[] {
    return this.#reads.get(query.sql).all(...parametersOf(query))
  }

  /** Runs one statement of a transaction. */
  writeWithin(query: CompiledQuery): QueryResult<unknown> {
    try {
      return runStatement(this.#writes.get(query.sql), query)
    } catch (error) {
      // A full disk makes SQLite roll back everything by itself: it fails for all, with its cause.
      if (this.#group && !this.#writer.isTransaction) {
        this.#group.fail(error)
        this.#group = undefined
      }
      throw error
    }
  }

  /** Runs one statement that is a transaction by itself. When it fails, SQLite takes back what it did, and nothing else. */
  async write(query: CompiledQuery): Promise<QueryResult<unknown>> {
    const connection = new SqliteConnection(this)
    connection.lock = await this.#takeLock(() => this.#openGroup())
    let result
    try {
      result = this.writeWithin(query)
    } catch (error) {
      this.#giveBack(connection.lock)
      throw error
    }
    await this.#leave(connection)
    return result
  }

  /** Runs one statement outside any transaction, as some of those that change nothing demand. */
  async runAlone(query: CompiledQuery): Promise<QueryResult<unknown>> {
    let result: QueryResult<unknown> | undefined
    const lock = await this.#takeLock(() => {
      if (this.#group) this.#commit(this.#group)
      result = this.writeWithin(query)
    })
    this.#giveBack(lock)
    return result ?? { rows: [] }
  }

  #openGroup() {
    if (this.#group) return
    this.#writer.exec('begin immediate')
    this.#group = new Group()
  }

  /** Waits for the lock and starts with it. While another process holds the file, no one has the lock, and all try again. */
  async #takeLock(start: () => void): Promise<Release> {
    const giveUpAt = performance.now() + LOCK_TIMEOUT_MS
    for (;;) {
      const release = await this.#writeLock.acquire()
      if (!this.#group) await this.#pause
      try {
        start()
        this.#isTaken = true
        return release
      } catch (error) {
        release()
        if (!isBusy(error)) throw error
        if (performance.now() > giveUpAt) throw new DatabaseBusyError('The database is locked.', { cause: error })
      }
      await wait(LOCK_RETRY_MS)
    }
  }

  /** Gives the lock back after a write that went well. @returns once it is committed */
  async #leave(connection: SqliteConnection): Promise<void> {
    const { lock } = connection
    const group = this.#group
    connection.lock = undefined
    if (!lock || !group) throw new Error('A write has lost its transaction.')
    group.writes += 1
    this.#giveBack(lock)
    await group.committed
  }

  /**
   * The group is committed as soon as no one waits for the lock and the requests that have arrived were handled; at once when
   * it has been open for long enough.
   */
  #giveBack(release: Release) {
    this.#isTaken = false
    const group = this.#group
    if (group && (group.isDue || group.writes >= GROUP_MOST || performance.now() - group.openedAt > GROUP_MS)) {
      this.#commit(group)
    } else if (group && !group.isScheduled) {
      group.isScheduled = true
      setImmediate(() => this.#commitWhenFree(group))
    }
    release()
  }

  #commitWhenFree(group: Group) {
    if (group !== this.#group) return
    if (this.#isTaken) group.isDue = true
    else this.#commit(group)
  }

  #commit(group: Group) {
    this.#group = undefined
    this.#pause = new Promise((resolve) => setImmediate(resolve))
    try {
      this.#writer.exec('commit')
      group.succeed()
      this.#checkpoints?.count(group.writes)
    } catch (error) {
      if (this.#writer.isTransaction) this.#writer.exec('rollback')
      group.fail(error)
    }
  }
}

/** SQLite’s own `lower` knows the letters from A to Z alone; PostgreSQL’s knows all of them, É and Ж too. */
const lowercase = (value: SQLOutputValue): SQLOutputValue => (typeof value === 'string' ? value.toLowerCase() : value)

class SqliteConnection implements DatabaseConnection {
  /** Held within a transaction. */
  lock: Release | undefined
  readonly #driver: SqliteDriver
  constructor(driver: SqliteDriver) {
    this.#driver = driver
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    return (await this.#run(query)) as QueryResult<R>
  }

  #run(query: CompiledQuery): QueryResult<unknown> | Promise<QueryResult<unknown>> {
    if (this.lock) return this.#driver.writeWithin(query)
    if (SelectQueryNode.is(query.query) || SELECT.test(query.sql)) return { rows: this.#driver.read(query) }
    return CHANGES.has(query.query.kind) ? this.#driver.write(query) : this.#driver.runAlone(query)
  }

  // oxlint-disable-next-line require-yield -- the interface asks for a generator; no page streams rows
  async *streamQuery(): AsyncIterableIterator<never> {
    throw new Error('Streaming isn’t supported: read a bounded page instead.')
  }
}

function runStatement(statement: StatementSync, query: CompiledQuery): QueryResult<unknown> {
  const parameters = parametersOf(query)
  if (statement.columns().length > 0) return { rows: statement.all(...parameters) }
  const { changes, lastInsertRowid } = statement.run(...parameters)
  return { rows: [], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) }
}

const parametersOf = (query: CompiledQuery) => query.parameters as SQLInputValue[]

/** SQLITE_BUSY and its kin: someone else holds the lock. */
function isBusy(error: unknown): boolean {
  const SQLITE_BUSY = 5
  const code = errorField(error, 'errcode')
  return typeof code === 'number' && (code & 0xff) === SQLITE_BUSY
}
