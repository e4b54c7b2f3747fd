import { Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'

/** How long a connection or a query may take before a probe asks whether the server is still there. */
const SUSPICIOUS_MS = 300
/**
 * A probe fails after this many pauses. They're counted one by one: when it was this process that had no time, the
 * answer is read between two of them.
 */
const PROBE_PAUSES = 8
const PAUSE_MS = 100
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

/**
 * A socket that ends when nothing arrives for so long. A server that hangs, or a machine that is gone without a word,
 * would otherwise keep a query waiting for as long as the system tries: a quarter of an hour.
 */
export function impatientSocket(silenceMs: number): Socket {
  const socket = new Socket()
  socket.setTimeout(silenceMs, () => socket.destroy())
  return socket
}

/** Whether an error came without an answer of the server, or with the one that it is going or coming. */
const isLost = (error: unknown): boolean => !(error instanceof pg.DatabaseError) || (error.code ?? '').startsWith('57P')

/** Whether the server answers. A refusal, such as of too many connections, is an answer too. */
async function isThere(url: string): Promise<boolean> {
  const socket = new Socket()
  const client = new pg.Client({ connectionString: url, stream: () => socket })
  client.on('error', () => {})
  const answer = client.connect().then(() => client.query('select 1')).then(
    () => true,
    (error: unknown) => !isLost(error),
  )
  const isAlive = await Promise.race([answer, pauses()])
  if (isAlive) await Promise.race([client.end().catch(() => {}), wait(PAUSE_MS, undefined, { ref: false })])
  socket.destroy()
  return isAlive
}

async function pauses(): Promise<false> {
  for (let count = 0; count < PROBE_PAUSES; count += 1) await wait(PAUSE_MS, undefined, { ref: false })
  return false
}
