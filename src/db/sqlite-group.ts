/** A group of writes takes no more after so many, or after so long: no one else is served in the meantime. */
export const GROUP_MOST = 50
export const GROUP_MS = 20

/** Gives back the lock. */
export type Release = () => void

/** Writes that are committed together. */
export class Group {
  readonly openedAt = performance.now()
  /** How many have gone well. */
  writes = 0
  isScheduled = false
  /** Whether the write that has the lock is the last. */
  isDue = false
  readonly #outcome = Promise.withResolvers<void>()

  constructor() {
    this.committed.catch(() => {}) // no one may be waiting for it
  }

  get committed(): Promise<void> {
    return this.#outcome.promise
  }

  succeed() {
    this.#outcome.resolve()
  }

  fail(error: unknown) {
    this.#outcome.reject(error)
  }
}
