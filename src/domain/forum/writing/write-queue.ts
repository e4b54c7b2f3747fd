import { connectionsOf, type Database } from '../../../db/connection.ts'
import { DatabaseBusyError } from '../../../db/sqlite-dialect.ts'
import { Queue } from '../../../shared/concurrency.ts'

/**
 * Most changes of the forum that one process has under way. On PostgreSQL each holds a connection while it waits for the
 * topic it changes: half of the pool, and the rest is for those who read. On SQLite they take turns and share a commit:
 * the more wait for one, the less each costs.
 */
const concurrencyOf = (db: Database): number => {
  const pool = connectionsOf(db)
  return pool ? Math.floor(pool.most / 2) : SQLITE_CONCURRENCY
}
const SQLITE_CONCURRENCY = 50
/** How long a change waits to start, in milliseconds; past it the site answers 503. */
const TIMEOUT_MS = 8_000

const queues = new WeakMap<Database, Queue>()

/** The queue of changes of the forum in this database. It throws DatabaseBusyError at a change that waits too long. */
export function writeQueueOf(db: Database): Queue {
  const queue = queues.get(db) ?? new Queue({ concurrency: concurrencyOf(db), timeoutMs: TIMEOUT_MS, refusal: tooMany })
  queues.set(db, queue)
  return queue
}

const tooMany = () => new DatabaseBusyError('Too many changes of the forum are waiting.')
