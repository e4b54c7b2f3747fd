import cluster from 'node:cluster'
import type { Config } from '../config.ts'
import type { Logger } from '../http/log.ts'
import { LEAVING_MS } from '../start/draining.ts'
import { restartPauseMs, STEADY_MS } from './restart-pause.ts'
import { type End, WorkerProcess } from './worker-process.ts'

/** One of the slots that workers take, one after the other. */
interface WorkerSlot {
  /** Counted from 1: in the log and in the metrics. */
  number: number
  worker: WorkerProcess
  /** Deaths one after the other, each soon after a start. */
  quickDeaths: number
  /** Until a dead worker's slot is taken again. */
  pause?: NodeJS.Timeout
}

/** A worker that hasn't ended this long after the time for stopping is killed. */
const MERCY_MS = 1_000

/** Starts the processes of the site, which share its port, and sees to it that there are always so many. Source: docs/rules/workers.md */
export class Supervisor {
  readonly #config: Config
  readonly #log: Logger
  readonly #slots: WorkerSlot[] = []
  readonly #alive = new Set<WorkerProcess>()
  #isStarting = true
  #isStopping = false
  #rolls: Promise<void> = Promise.resolve()

  constructor(config: Config, log: Logger) {
    this.#config = config
    this.#log = log
    // All of them accept from one socket. Node's own turns would pass every connection through this process, and those
    // just on their way to a worker that is killed would never be answered.
    cluster.schedulingPolicy = cluster.SCHED_NONE
  }

  /** The first one alone: it migrates, and says what the owner should know. @returns the site's address @throws Error when one of them doesn't start */
  async start(): Promise<string> {
    const url = await this.#fill(1)
    await Promise.all(Array.from({ length: this.#config.workers - 1 }, (_, index) => this.#fill(index + 2)))
    this.#isStarting = false
    return url
  }

  async #fill(number: number): Promise<string> {
    const slot: WorkerSlot = { number, worker: this.#fork(number), quickDeaths: 0 }
    this.#slots.push(slot)
    const url = await slot.worker.ready
    if (url === undefined && this.#isStopping) return new Promise(() => {}) // this process ends in a moment
    if (url === undefined) throw new Error(`Worker ${number} of ${this.#config.workers} (WORKERS) didn't start.`)
    return url
  }

  #fork(number: number): WorkerProcess {
    const worker = new WorkerProcess(cluster.fork())
    this.#alive.add(worker)
    void worker.ready.then((url) => url && this.#log.info({ worker: number, pid: worker.pid }, 'worker ready'))
    void worker.ended.then((end) => this.#onEnd(number, worker, end))
    return worker
  }

  #onEnd(number: number, worker: WorkerProcess, end: End): void {
    this.#alive.delete(worker)
    if (worker.isDismissed || this.#isStopping) return
    const slot = this.#slots.find((one) => one.worker === worker)
    const pauseMs = slot && !this.#isStarting ? this.#replace(slot) : undefined
    this.#log.error({ worker: number, pid: worker.pid, ...end, pauseMs }, 'worker died')
  }

  #replace(slot: WorkerSlot): number {
    const hasLived = performance.now() - slot.worker.startedAt > STEADY_MS
    slot.quickDeaths = hasLived ? 1 : slot.quickDeaths + 1
    const pauseMs = restartPauseMs(slot.quickDeaths)
    slot.pause = setTimeout(() => (slot.worker = this.#fork(slot.number)), pauseMs)
    return pauseMs
  }

  /** One worker after the other takes another's slot, so that a new build is served without a gap. A second call waits for the first. */
  roll(): Promise<void> {
    if (this.#isStarting) return Promise.resolve()
    this.#rolls = this.#rolls.then(async () => {
      for (const slot of this.#slots) if (!(await this.#rollOne(slot))) return
      this.#log.info('all workers are new')
    })
    return this.#rolls
  }

  /** @returns whether the roll continues */
  async #rollOne(slot: WorkerSlot): Promise<boolean> {
    if (this.#isStopping) return false
    const fresh = this.#fork(slot.number)
    const isReady = (await fresh.ready) !== undefined
    if (this.#isStopping) return false
    if (!isReady) {
      this.#log.error({ worker: slot.number }, 'the new worker ended before it was ready, so the others stay as they are')
      return false
    }
    clearTimeout(slot.pause)
    const old = slot.worker
    Object.assign(slot, { worker: fresh, quickDeaths: 0 })
    await old.end('leave', LEAVING_MS + this.#config.drainMs + MERCY_MS)
    return true
  }

  /** Ends all of them. @returns whether all ended well */
  async stop(): Promise<boolean> {
    this.#isStopping = true
    for (const { pause } of this.#slots) clearTimeout(pause)
    const longestMs = this.#config.unreadyMs + this.#config.drainMs + MERCY_MS
    const ends = await Promise.all([...this.#alive].map((worker) => worker.end('stop', longestMs)))
    return ends.every(Boolean)
  }

  /** For someone who won't wait. */
  kill(): void {
    for (const worker of this.#alive) worker.kill('SIGKILL')
  }

  /** The workers that serve, by the number of their slot. */
  get serving(): [number, WorkerProcess][] {
    return this.#slots.filter(({ worker }) => worker.isReady && this.#alive.has(worker)).map(({ number, worker }) => [number, worker])
  }
}
