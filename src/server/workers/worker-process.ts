import type { Worker } from 'node:cluster'
import { setTimeout as wait } from 'node:timers/promises'
import type { Figures } from '../metrics/prometheus.ts'
import type { Order, Report } from './messages.ts'

/** How a process ended. */
export interface End {
  code: number | null
  signal: string | null
}

/** A worker that says nothing for this long is left out of the metrics. */
const FIGURES_MS = 2_000

/** One process of the site, as its supervisor sees it. */
export class WorkerProcess {
  readonly startedAt = performance.now()
  /** Its address once it serves, or undefined when it ended before. */
  readonly ready: Promise<string | undefined>
  readonly ended: Promise<End>
  /** Whether it was asked to end. */
  isDismissed = false
  isReady = false
  readonly #worker: Worker
  readonly #awaited = new Map<number, (figures: Figures) => void>()
  #lastId = 0

  constructor(worker: Worker) {
    this.#worker = worker
    this.ended = new Promise((resolve) => {
      worker.on('exit', (code, signal) => resolve({ code, signal }))
      // One that could not be started never exits.
      worker.on('error', () => worker.process.pid === undefined && resolve({ code: 1, signal: null }))
    })
    this.ready = new Promise((resolve) => {
      worker.on('message', (report: Report) => {
        if (report.kind === 'figures') return this.#awaited.get(report.id)?.(report.figures)
        this.isReady = true
        resolve(report.url)
      })
      void this.ended.then(() => resolve(undefined))
    })
  }

  get pid(): number | undefined {
    return this.#worker.process.pid
  }

  /** Asks it to end, and ends it after `longestMs`. @returns whether it ended well */
  async end(kind: 'stop' | 'leave', longestMs: number): Promise<boolean> {
    this.isDismissed = true
    // Until it serves, it doesn't listen, and has nothing to finish.
    if (this.isReady) this.#send({ kind })
    else this.kill('SIGTERM')
    const isCut = await Promise.race([this.ended.then(() => false), wait(longestMs, true, { ref: false })])
    if (isCut) this.kill('SIGKILL')
    const { code, signal } = await this.ended
    return code === 0 || (signal === 'SIGTERM' && !this.isReady)
  }

  kill(signal: NodeJS.Signals): void {
    this.#worker.process.kill(signal)
  }

  /** What it has counted, or undefined when it doesn't answer. */
  async figures(): Promise<Figures | undefined> {
    if (!this.isReady) return undefined
    const id = (this.#lastId += 1)
    const answer = new Promise<Figures>((resolve) => this.#awaited.set(id, resolve))
    this.#send({ kind: 'figures', id })
    const figures = await Promise.race([answer, wait(FIGURES_MS, undefined, { ref: false }), this.ended.then(() => undefined)])
    this.#awaited.delete(id)
    return figures
  }

  /** A worker that is just ending hears nothing anymore. */
  #send(order: Order): void {
    if (this.#worker.isConnected()) this.#worker.send(order, () => {})
  }
}
