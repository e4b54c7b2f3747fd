import { setImmediate as givingWay } from 'node:timers/promises'
import type { Site } from '../site/site.ts'
import type { Allowance, LimitName } from '../site/limit-rules.ts'
import { addUses, secondsLeft } from './consume-limit.ts'

/** Tallies merged by one statement. */
const AT_ONCE = 50

interface Tally {
  windowStart: number
  /** Uses known to the database when it was last asked, this process's own included. */
  shared: number
  /** Uses since. */
  fresh: number
}

/**
 * Counts what every request uses. A page from memory costs less than a row in the database, so uses are counted
 * here and merged into the database in batches; other processes' uses come back with the merge.
 */
export class RateCounter {
  readonly #site: Site
  readonly #name: LimitName
  readonly #tallies = new Map<string, Tally>()

  constructor(site: Site, name: LimitName) {
    this.#site = site
    this.#name = name
  }

  /** Counts one use. @returns seconds to wait when it is one too many, otherwise 0 */
  count(network: string): number {
    const nowMs = Date.parse(this.#site.clock.now())
    let wait = 0
    for (const allowance of this.#site.limits[this.#name]) {
      const tally = this.#tally(network, allowance, nowMs)
      tally.fresh += 1
      if (tally.shared + tally.fresh > allowance.max) wait = Math.max(wait, secondsLeft(allowance, nowMs))
    }
    return wait
  }

  /**
   * Merges what was counted into the database: many at once, because SQLite flushes every statement and no one is
   * served in the meantime, and in the order of their keys, so that two processes that merge at once never wait in a circle.
   */
  async flush(): Promise<void> {
    const nowMs = Date.parse(this.#site.clock.now())
    const waiting = this.#dropOver(nowMs).toSorted(([a], [b]) => (a < b ? -1 : 1))
    for (let start = 0; start < waiting.length; start += AT_ONCE) {
      await this.#mergeSome(waiting.slice(start, start + AT_ONCE), nowMs)
      await givingWay()
    }
  }

  /** Forgets windows that have ended. @returns what was counted in the others since the last merge */
  #dropOver(nowMs: number): [key: string, tally: Tally][] {
    for (const [key, { windowStart }] of this.#tallies) {
      if (windowStart + splitKey(key)[0] <= nowMs) this.#tallies.delete(key)
    }
    return [...this.#tallies].filter(([, { fresh }]) => fresh > 0)
  }

  async #mergeSome(some: [key: string, tally: Tally][], nowMs: number) {
    const all = some.map(([key, { fresh: uses }]) => {
      const [windowMs, subject] = splitKey(key)
      return { windowMs, subject, uses }
    })
    const counts = await addUses(this.#site.db, this.#name, all, nowMs)
    for (const [n, [, tally]] of some.entries()) {
      tally.fresh -= all[n]?.uses ?? 0
      tally.shared = counts[n] ?? 0
    }
  }

  #tally(network: string, { windowMs }: Allowance, nowMs: number): Tally {
    const key = `${windowMs}:${network}`
    const windowStart = nowMs - (nowMs % windowMs)
    const known = this.#tallies.get(key)
    if (known && known.windowStart === windowStart) return known

    const started = { windowStart, shared: 0, fresh: 0 }
    this.#tallies.set(key, started)
    return started
  }
}

function splitKey(key: string): [windowMs: number, network: string] {
  const colon = key.indexOf(':')
  return [Number(key.slice(0, colon)), key.slice(colon + 1)]
}
