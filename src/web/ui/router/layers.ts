/** What lies over a page, each with an entry of its own in the history, the newest last. */
export class Layers {
  readonly #open: (() => void)[] = []
  /** Whether a closed layer has left its entry to the page that's on its way. */
  isSpare = false

  open(close: () => void): void {
    this.#open.push(close)
  }

  /** A layer is closed. @returns whether its entry is still there */
  close(close: () => void): boolean {
    const at = this.#open.indexOf(close)
    if (at !== -1) this.#open.splice(at, 1)
    return at !== -1
  }

  /** Closes some of them, for Back. @returns how many there were to close */
  closeNewest(count: number): number {
    const closing = this.#open.splice(Math.max(0, this.#open.length - count)).toReversed()
    for (const close of closing) close()
    return closing.length
  }

  /** Closes all of them for another page. @returns whether there's an entry that the page takes the place of */
  giveWay(): boolean {
    const isThere = this.closeNewest(this.#open.length) > 0 || this.isSpare
    this.isSpare = false
    return isThere
  }
}
