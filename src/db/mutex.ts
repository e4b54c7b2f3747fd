/** One at a time, first come first served. */
export class Mutex {
  #isLocked = false
  readonly #waiting: (() => void)[] = []

  async acquire(): Promise<void> {
    if (this.#isLocked) return new Promise((resolve) => this.#waiting.push(resolve))
    this.#isLocked = true
  }

  release(): void {
    const next = this.#waiting.shift()
    if (next) next()
    else this.#isLocked = false
  }
}
