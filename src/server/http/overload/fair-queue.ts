interface FairQueueOptions {
  /** How many are in at a time. */
  concurrency: number
  /** How many may wait beside those. */
  queueLimit: number
  /** How long one may wait, in milliseconds. */
  waitMs: number
}

interface QueuedRequest {
  /** By the queue's own clock. */
  since: number
  decide: (mayEnter: boolean) => void
}

interface Line {
  /** The oldest first. */
  requests: QueuedRequest[]
  /** Whether the newest was the last to go while the line was behind. */
  tookNewest: boolean
}

/** How often it looks for those who have waited too long, in parts of that time. */
const CHECKS = 10
/** Someone who has waited for this part of that time is taken for a sign that not all can be served. */
const BEHIND = 0.5

/**
 * Lets in so many at a time. Networks take turns, so that a flood from one doesn't slow another. Within a network they go
 * in order while all can be served in time. Once they can't, the newest and the oldest take turns. If only the oldest
 * went, everyone would wait for as long as anyone may; if only the newest did, those who came while the site stood still
 * for a moment would never be reached. Who is refused is always the oldest. What the process stands still for is no
 * time in which anyone could be served, so it doesn't count as waiting.
 */
export class FairQueue {
  readonly #options: FairQueueOptions
  /** Those who wait, by network. The network whose turn is next comes first. */
  readonly #lines = new Map<string, Line>()
  #active = 0
  /** Those whose places the next rounds of the event loop hand on. */
  #leaving = 0
  #waiting = 0
  #timer: NodeJS.Timeout | undefined
  #checkedAt = 0
  #stoodStillMs = 0
  readonly #checkEveryMs: number

  constructor(options: FairQueueOptions) {
    this.#options = options
    this.#checkEveryMs = options.waitMs / CHECKS
  }

  /** Lets one in without waiting. @returns whether there was room; who's in has to {@link leave} */
  tryEnter(): boolean {
    if (this.#active >= this.#options.concurrency) return false
    this.#active += 1
    return true
  }

  /** Waits for a turn. @returns whether it came; who's in has to {@link leave} */
  enter(network: string): Promise<boolean> {
    if (this.tryEnter()) return Promise.resolve(true)
    return new Promise((decide) => {
      const line = this.#lines.get(network)
      const waiting = { since: this.#clock(), decide }
      if (line) line.requests.push(waiting)
      else this.#lines.set(network, { requests: [waiting], tookNewest: false })
      this.#waiting += 1
      if (this.#waiting > this.#options.queueLimit) this.#refuseOldest(this.#longestLine())
      if (!this.#timer) this.#startChecking()
    })
  }

  /**
   * Makes room for the next, in the next round of the event loop. Most pages are made without waiting for anything, so
   * all that have arrived would otherwise be made in one go, and requests that needn't wait wouldn't be read till then.
   */
  leave(): void {
    this.#leaving += 1
    if (this.#leaving === 1) setImmediate(() => this.#passOn())
  }

  /** One a round, so that a line takes no more of it than a page. */
  #passOn() {
    this.#leaving -= 1
    if (this.#leaving > 0) setImmediate(() => this.#passOn())
    this.#active -= 1
    const [next] = this.#lines
    if (!next) return
    const [network, line] = next
    const first = this.#take(line)
    this.#lines.delete(network)
    if (line.requests.length > 0) this.#lines.set(network, line)
    this.#waiting -= 1
    this.#active += 1
    first?.decide(true)
  }

  #take(line: Line): QueuedRequest | undefined {
    const [oldest] = line.requests
    const isBehind = oldest && this.#clock() - oldest.since >= this.#options.waitMs * BEHIND
    line.tookNewest = Boolean(isBehind) && !line.tookNewest
    return line.tookNewest ? line.requests.pop() : line.requests.shift()
  }

  /** Milliseconds in which the process could do something. */
  #clock(): number {
    return performance.now() - this.#stoodStillMs
  }

  #startChecking() {
    this.#checkedAt = performance.now()
    this.#timer = setInterval(() => {
      this.#countStandstill()
      this.#refuseLate()
    }, this.#checkEveryMs).unref()
  }

  /** A check that comes later than the next was due tells of a standstill: a new process compiles, or the machine is busy with others. */
  #countStandstill() {
    const now = performance.now()
    const lateMs = now - this.#checkedAt - this.#checkEveryMs
    if (lateMs >= this.#checkEveryMs) this.#stoodStillMs += lateMs
    this.#checkedAt = now
  }

  #refuseLate() {
    const latest = this.#clock() - this.#options.waitMs
    for (const [network, line] of this.#lines) {
      while (line.requests[0] && line.requests[0].since <= latest) this.#refuseOldest([network, line])
    }
    if (this.#waiting > 0) return
    clearInterval(this.#timer)
    this.#timer = undefined
  }

  #refuseOldest([network, { requests }]: [string, Line]) {
    const oldest = requests.shift()
    if (requests.length === 0) this.#lines.delete(network)
    this.#waiting -= 1
    oldest?.decide(false)
  }

  #longestLine(): [string, Line] {
    return [...this.#lines].reduce((longest, line) => (line[1].requests.length > longest[1].requests.length ? line : longest))
  }
}
