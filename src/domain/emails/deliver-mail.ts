import type { OutboxRow } from '../../db/tables/outbox-tables.ts'
import type { Site } from '../site/site.ts'
import { hostOf, LEASE_MS, leaseDue, renewLease, undoClockChange } from './outbox/lease.ts'
import { type SendMail, tryEmail } from './try-email.ts'

/** Emails sent at the same time, in all and to one host, so that a slow host holds up only its own. */
export const TRIES_MAX = 12
export const HOST_TRIES_MAX = 3

/** Sends what is due, several at a time, and waits until nothing is. @returns how many emails were tried */
export async function deliverMail(site: Site, send: SendMail): Promise<number> {
  const delivery = new Delivery(site, send)
  // The first try may fail before the last one began.
  await delivery.start().finally(() => delivery.idle())
  return delivery.tried
}

/** The emails this process is sending. */
export class Delivery {
  /** How many it has tried. */
  tried = 0
  readonly #site: Site
  readonly #send: SendMail
  readonly #hosts = new Map<number, string>()
  readonly #running = new Set<Promise<void>>()
  #lastStart: Promise<void> = Promise.resolve()
  #isStopped = false
  #failure: { error: unknown } | undefined

  constructor(site: Site, send: SendMail) {
    this.#site = site
    this.#send = send
  }

  /**
   * Begins to send what is due, as far as there's room; what is left follows when there's room again.
   *
   * @throws whatever a try threw since the last call
   */
  async start(): Promise<void> {
    await this.#startNext()
    this.#throwFailure()
  }

  /** One start at a time, so that two don't fill the same room. */
  #startNext(): Promise<void> {
    const start = this.#lastStart.then(() => this.#startDue())
    this.#lastStart = start.catch(() => {})
    return start
  }

  /** Begins nothing more. */
  stop(): void {
    this.#isStopped = true
  }

  /** Waits until nothing is being sent. @throws whatever a try threw */
  async idle(): Promise<void> {
    while (this.#running.size > 0) await Promise.race(this.#running)
    this.#throwFailure()
  }

  #throwFailure(): void {
    const failure = this.#failure
    this.#failure = undefined
    if (failure) throw failure.error
  }

  async #startDue(): Promise<void> {
    if (!this.#isStopped) await undoClockChange(this.#site)
    for (;;) {
      const room = TRIES_MAX - this.#hosts.size
      if (this.#isStopped || room <= 0) return
      const rows = await this.#lease(room)
      if (rows.length === 0) return
      for (const row of rows) this.#begin(row)
    }
  }

  #lease(total: number): Promise<OutboxRow[]> {
    const counts = new Map<string, number>()
    for (const host of this.#hosts.values()) counts.set(host, (counts.get(host) ?? 0) + 1)
    const at = (host: string) => HOST_TRIES_MAX - (counts.get(host) ?? 0)
    const fullHosts = [...counts.keys()].filter((host) => at(host) <= 0)
    return leaseDue(this.#site, { total, at, fullHosts, exceptIds: [...this.#hosts.keys()] })
  }

  #begin(row: OutboxRow): void {
    this.#hosts.set(row.id, hostOf(row.recipient))
    const task = this.#try(row)
      .then(() => this.#startNext())
      .catch((error: unknown) => void (this.#failure = { error }))
      .finally(() => this.#running.delete(task))
    this.#running.add(task)
  }

  async #try(row: OutboxRow): Promise<void> {
    // A failed renewal is made up for by the next one: a lease lasts longer than four.
    const renewal = setInterval(() => void renewLease(this.#site, row).catch(() => {}), LEASE_MS / 5)
    try {
      if (await tryEmail(this.#site, row, this.#send)) this.tried += 1
    } catch (error) {
      this.#failure = { error }
    } finally {
      clearInterval(renewal)
      this.#hosts.delete(row.id)
    }
  }
}
