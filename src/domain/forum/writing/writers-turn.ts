import type { Database } from '../../../db/connection.ts'
import { DatabaseBusyError } from '../../../db/sqlite-dialect.ts'

/**
 * Most changes of the forum that one process has under way. On PostgreSQL each holds a connection while it waits for the
 * topic it changes; the rest of the pool is for those who read.
 */
const AT_ONCE = 5
/** How long a change waits for its turn, in milliseconds; past it the site answers 503. */
const PATIENCE_MS = 8_000

/** A number of turns, given to whoever asked first. */
export class Turns {
  #free: number
  readonly #patienceMs: number
  readonly #waiting = new Set<() => void>()
  constructor(atOnce: number, patienceMs: number) {
    this.#free = atOnce
    this.#patienceMs = patienceMs
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
      }, this.#patienceMs)
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

const turnsOf = new WeakMap<Database, Turns>()

/** Changes the forum when it is this change's turn. @throws DatabaseBusyError when that takes too long */
export function inWritersTurn<T>(db: Database, change: () => Promise<T>): Promise<T> {
  const turns = turnsOf.get(db) ?? new Turns(AT_ONCE, PATIENCE_MS)
  turnsOf.set(db, turns)
  return turns.take(change)
}
