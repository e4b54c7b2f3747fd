import type { Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { impatientSocket } from './impatient-socket.ts'
import { isLost, isThere } from './probe.ts'

/** How long a connection or a query may take before a probe asks whether the server is still there. */
const SUSPICIOUS_MS = 300
/** Between two probes while the database is away. */
const RETRY_MS = 250

/** The database doesn't answer, so no one waits for it until it does. */
export class DatabaseAwayError extends Error {
  override name = 'DatabaseAwayError'

  constructor() {
    super('The database doesn’t respond.')
  }
}

/**
 * A circuit breaker between the site and PostgreSQL. What takes long isn't given up for that: a lock may be held, a
 * search may be large. But then a probe, a connection of its own, asks whether the server is there. If it isn't, the
 * breaker opens: anyone who waits is refused at once, and so is everyone else until a probe gets an answer.
 */
export class CircuitBreaker {
  readonly #url: string
  readonly #refusals = new Set<() => void>()
  readonly #sockets = new Set<Socket>()
  /** Counts the queries answered. */
  #answers = 0
  #isOpen = false
  #isProbing = false
  #isClosed = false

  constructor(url: string) {
    this.#url = url
  }

  /**
   * @param discard - takes a result that comes when its caller was refused already
   * @throws DatabaseAwayError at once while the breaker is open, or as soon as it opens
   */
  run<T>(work: () => Promise<T>, discard?: (late: T) => void): Promise<T> {
    if (this.#isOpen) return Promise.reject(new DatabaseAwayError())
    return new Promise((resolve, reject) => {
      const timer = setInterval(() => void this.#probe(), SUSPICIOUS_MS)
      const refuse = () => {
        end()
        reject(new DatabaseAwayError())
      }
      const end = () => {
        clearInterval(timer)
        return this.#refusals.delete(refuse)
      }
      this.#refusals.add(refuse)
      work().then(
        (result) => (end() ? resolve(result) : discard?.(result)),
        (error: unknown) => {
          if (end() && isLost(error)) void this.#probe()
          reject(error)
        },
      )
    })
  }

  /** {@link run} for a query. Its answer shows that the server is there. @throws DatabaseAwayError likewise */
  async query<T>(work: () => Promise<T>): Promise<T> {
    const result = await this.run(work)
    this.#answers += 1
    return result
  }

  /** A socket that ends when the breaker opens, or after `silenceMs` without data. */
  socket(silenceMs: number): Socket {
    const socket = impatientSocket(silenceMs)
    this.#sockets.add(socket)
    socket.once('close', () => this.#sockets.delete(socket))
    if (this.#isOpen) setImmediate(() => socket.destroy())
    return socket
  }

  /** Ends all probes. */
  close(): void {
    this.#isClosed = true
  }

  async #probe(): Promise<void> {
    if (this.#isProbing) return
    this.#isProbing = true
    while (!this.#isClosed && !(await this.#isThere())) {
      this.#open()
      await wait(RETRY_MS, undefined, { ref: false })
    }
    this.#isOpen = false
    this.#isProbing = false
  }

  /** A server too busy to take the probe may still answer queries. */
  async #isThere(): Promise<boolean> {
    const before = this.#answers
    return (await isThere(this.#url)) || this.#answers > before
  }

  #open(): void {
    if (this.#isOpen) return
    this.#isOpen = true
    for (const refuse of this.#refusals) refuse()
    // What hangs would take up the pool's room when the database is back.
    for (const socket of this.#sockets) socket.destroy()
  }
}
