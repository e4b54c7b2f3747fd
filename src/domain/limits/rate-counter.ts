import { setImmediate as givingWay } from 'node:timers/promises'
import { Queue } from '../../shared/concurrency.ts'
import type { Site } from '../site/site.ts'
import type { LimitName } from '../site/limit-rules.ts'
import { addUses, secondsLeft } from './count-uses.ts'
import { type Share, shareOf } from './shared-limit.ts'

/** Tallies merged by one statement. */
const AT_ONCE = 50

interface Tally {
  windowStart: number
  /** Uses in this process. */
  own: number
  /** How many of those the database knew when it last answered. */
  merged: number
  /** Uses known to the database then, of all processes. */
  shared: number
}

/** One use in a window: the `own`th of this process. */
interface Use {
  key: string
  tally: Tally
  own: number
  share: Share
  secondsLeft: number
}

/**
 * Counts what every request uses. A page from memory costs less than a row in the database, so uses are counted
 * here and merged into the database in batches; other processes' uses come back with the merge. Where there are others,
 * only a few uses are let through between two merges. Source: docs/rules/limits.md#processes
 */
export class RateCounter {
  readonly #site: Site
  readonly #name: LimitName
  readonly #tallies = new Map<string, Tally>()
  /** One at a time, because two at once would report the same uses. */
  readonly #merges = new Queue({ concurrency: 1 })
  /** What the next merge that someone waits for is about, and its end. */
  readonly #asked = new Set<string>()
  #nextMerge: Promise<void> | undefined

  constructor(site: Site, name: LimitName) {
    this.#site = site
    this.#name = name
  }

  /**
   * Counts one use. While the database is away, what this process knows decides.
   *
   * @returns seconds to wait when it is one too many, otherwise 0
   */
  async count(network: string): Promise<number> {
    const uses = this.#use(network)
    // More uses of others can only make it later, so one that's past the limit already asks no one.
    if (waitOf(uses) === 0 && uses.some(isUnsure)) await this.#ask(uses)
    return waitOf(uses)
  }

  /** Counts one use if that's certain at once and not one too many. @returns whether it was counted */
  countAtOnce(network: string): boolean {
    const uses = this.#use(network)
    if (waitOf(uses) === 0 && !uses.some(isUnsure)) return true
    for (const { tally } of uses) tally.own -= 1
    return false
  }

  /**
   * Merges what was counted into the database: many at once, because SQLite flushes every statement and no one is
   * served in the meantime.
   */
  async flush(): Promise<void> {
    this.#dropOver(this.#nowMs())
    const waiting = [...this.#tallies].filter(([, { own, merged }]) => own > merged).map(([key]) => key).toSorted()
    for (let start = 0; start < waiting.length; start += AT_ONCE) {
      await this.#merges.run(() => this.#merge(waiting.slice(start, start + AT_ONCE)))
      await givingWay()
    }
  }

  #use(network: string): Use[] {
    const nowMs = this.#nowMs()
    return this.#site.limits[this.#name].map((allowance) => {
      const key = `${allowance.windowMs}:${network}`
      const tally = this.#tally(key, nowMs - (nowMs % allowance.windowMs))
      tally.own += 1
      return { key, tally, own: tally.own, share: shareOf(allowance, this.#site.processes), secondsLeft: secondsLeft(allowance, nowMs) }
    })
  }

  /** Waits until the database has counted these uses, or is away. */
  async #ask(uses: readonly Use[]): Promise<void> {
    for (const { key } of uses) this.#asked.add(key)
    this.#nextMerge ??= this.#merges.run(() => {
      const keys = [...this.#asked].toSorted()
      this.#asked.clear()
      this.#nextMerge = undefined
      return this.#mergeAll(keys)
    })
    await this.#nextMerge.catch(() => {}) // the job that merges says so in the log
  }

  async #mergeAll(keys: readonly string[]): Promise<void> {
    for (let start = 0; start < keys.length; start += AT_ONCE) await this.#merge(keys.slice(start, start + AT_ONCE))
  }

  /** @param keys - in their order, so that two processes that merge at once never wait in a circle */
  async #merge(keys: readonly string[]): Promise<void> {
    const nowMs = this.#nowMs()
    const tallies = keys.flatMap((key) => {
      const [windowMs, subject] = splitKey(key)
      const tally = this.#tallies.get(key)
      const isNow = tally?.windowStart === nowMs - (nowMs % windowMs)
      return isNow && tally.own > tally.merged ? [{ tally, own: tally.own, windowMs, subject, uses: tally.own - tally.merged }] : []
    })
    if (tallies.length === 0) return
    const counts = await addUses(this.#site.db, this.#name, tallies, nowMs)
    for (const [n, { tally, own }] of tallies.entries()) Object.assign(tally, { merged: own, shared: counts[n] ?? 0 })
  }

  /** Forgets windows that have ended. */
  #dropOver(nowMs: number) {
    for (const [key, { windowStart }] of this.#tallies) {
      if (windowStart + splitKey(key)[0] <= nowMs) this.#tallies.delete(key)
    }
  }

  #tally(key: string, windowStart: number): Tally {
    const known = this.#tallies.get(key)
    if (known && known.windowStart === windowStart) return known

    const started = { windowStart, own: 0, merged: 0, shared: 0 }
    this.#tallies.set(key, started)
    return started
  }

  #nowMs = (): number => Date.parse(this.#site.clock.now())
}

const waitOf = (uses: readonly Use[]): number =>
  Math.max(0, ...uses.map(({ tally, own, share, secondsLeft }) => (tally.shared + own - tally.merged > share.stopsAt ? secondsLeft : 0)))

/** Whether others may have counted so much that this use is one too many. */
const isUnsure = ({ tally, own, share }: Use): boolean => own - tally.merged > share.free

function splitKey(key: string): [windowMs: number, network: string] {
  const colon = key.indexOf(':')
  return [Number(key.slice(0, colon)), key.slice(colon + 1)]
}
