import type { Database } from '../../../db/connection.ts'
import { DatabaseBusyError } from '../../../db/sqlite-dialect.ts'

/**
 * Most changes of the forum that one process has under way. On PostgreSQL each holds a connection while it waits for the
 * topic it changes; the rest of the pool is for those who read.
 */
const AT_ONCE = 5
/** How long a change waits for its turn, in milliseconds; past it the site answers 503. */
const TIMEOUT_MS = 8_000

/** A number of turns, given to whoever asked first. */
export class WriteQueue {
  #free: number
  readonly #timeoutMs: number
  readonly #waiting = new Set<() => void>()
  constructor(atOnce: number, timeoutMs: number) {
    this.#free = atOnce
    this.#timeoutMs = timeoutMs
  }

  /** @throws DatabaseBusyError when no turn comes in time */
  async take<T>(work: () => Promise<T>): Promise<T> {
    if (this.#free > 0) this.#free -= 1
    else await this.#inLine()
    try {
      return await work()
    } finally {
      this.#giveBack()
    }
  }

  #inLine(): Promise<void> {
    return new Promise((resolve, reject) => {
      const go = () => {
        clearTimeout(timer)
        resolve()
      }
      const timer = setTimeout(() => {
        this.#waiting.delete(go)
        reject(new DatabaseBusyError('Too many changes of the forum are waiting.'))
      }, this.#timeoutMs)
      this.#waiting.add(go)
    })
  }

  #giveBack(): void {
    const [next] = this.#waiting
    if (!next) this.#free += 1
    else {
      this.#waiting.delete(next)
      next()
    }
  }
}

const queues = new WeakMap<Database, WriteQueue>()

/** Changes the forum when it is this change's turn. @throws DatabaseBusyError when that takes too long */
export function inWriteQueue<T>(db: Database, change: () => Promise<T>): Promise<T> {
  const queue = queues.get(db) ?? new WriteQueue(AT_ONCE, TIMEOUT_MS)
  queues.set(db, queue)
  return queue.take(change)
}
