import { Worker } from 'node:worker_threads'

/**
 * A checkpoint copies the write-ahead log into the file: about 20 MB at a time. More often would cost more, because the
 * first commit after each has one more flush.
 */
export const EVERY_WRITES = 400
/** Pages after which SQLite checkpoints within a commit, if the thread doesn't keep up. */
export const PAGES_MOST = 20_000

/** The whole program of the thread. It's text, because the built server is one file. It never waits: what readers still need is copied the next time. */
const THREAD = `
  const { DatabaseSync } = require('node:sqlite')
  const { parentPort, workerData } = require('node:worker_threads')
  const database = new DatabaseSync(workerData)
  parentPort.on('message', () => {
    try {
      database.exec('pragma wal_checkpoint(passive)')
    } catch {
      // Another process does the same just now.
    }
  })
`

/**
 * Checkpoints on a thread of its own. Left to SQLite they are part of a commit, which then flushes three times instead of
 * once, and no one is served in the meantime.
 */
export class Checkpoints {
  readonly #file: string
  #worker: Worker | undefined
  #writes = 0

  constructor(file: string) {
    this.#file = file
  }

  /** Counts what was committed. */
  count(writes: number): void {
    this.#writes += writes
    if (this.#writes < EVERY_WRITES) return
    this.#writes = 0
    this.#worker ??= this.#start()
    // oxlint-disable-next-line require-post-message-target-origin -- that is for windows, this is a thread
    this.#worker.postMessage('checkpoint')
  }

  #start(): Worker {
    const worker = new Worker(THREAD, { eval: true, workerData: this.#file })
    // Without it SQLite does the work, see PAGES_MOST.
    worker.on('error', () => {})
    worker.unref()
    return worker
  }

  async close(): Promise<void> {
    await this.#worker?.terminate()
  }
}
