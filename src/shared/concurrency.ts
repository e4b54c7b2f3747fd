import pLimit from 'p-limit'

interface QueueOptions {
  /** How many run at a time. */
  concurrency: number
  /** How long one may wait for its start, in milliseconds; forever without it. */
  timeoutMs?: number
  /** What is thrown at work that has waited too long. */
  refusal?: () => Error
}

/** Runs work in the order it came, so many at a time. */
export class Queue {
  readonly #limit
  readonly #options

  constructor(options: QueueOptions) {
    this.#limit = pLimit(options.concurrency)
    this.#options = options
  }

  /** What the work returns or throws. @throws the queue's refusal when the work waited too long to start */
  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.#limit.activeCount < this.#limit.concurrency) return this.#limit(work)

    return new Promise<T>((resolve, reject) => {
      let hasLeft = false
      const leave = () => {
        hasLeft = true
        reject(this.#options.refusal?.() ?? new Error('Too much work is waiting.'))
      }
      const timer = this.#options.timeoutMs === undefined ? undefined : setTimeout(leave, this.#options.timeoutMs)
      void this.#limit(async () => {
        clearTimeout(timer)
        if (!hasLeft) await work().then(resolve, reject)
      })
    })
  }
}

/** Held by one at a time, first come first served. */
export class Lock {
  readonly #limit = pLimit(1)

  /** Waits for the lock. @returns what gives it back */
  acquire(): Promise<() => void> {
    return new Promise((resolve) => {
      void this.#limit(() => new Promise<void>((release) => resolve(release)))
    })
  }
}

/** An amount, such as of memory, that running work shares. What doesn't fit is refused, not made to wait. */
export class Budget {
  #left: number
  readonly #refusal: () => Error

  constructor(amount: number, refusal: () => Error) {
    this.#left = amount
    this.#refusal = refusal
  }

  /** Runs the work with `amount` set aside for it. @throws the budget's refusal when less is left */
  async spend<T>(amount: number, work: () => Promise<T>): Promise<T> {
    if (amount > this.#left) throw this.#refusal()
    this.#left -= amount
    try {
      return await work()
    } finally {
      this.#left += amount
    }
  }
}
