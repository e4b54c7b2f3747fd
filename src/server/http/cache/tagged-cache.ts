import { LRUCache } from 'lru-cache'
import { type Change, isAbout, type Tag, tagsIn } from '../../../domain/site/cache-tags.ts'
import { DAY_MS, MINUTE_MS, SECOND_MS } from '../../../shared/time/instant.ts'

/** How long a value is fresh at most: some of what pages show, such as who is online, changes by itself. */
export const FRESH_MS = MINUTE_MS
/** How long a value can stand in while the database is away. Source: docs/rules/http.md#outage */
export const STALE_MS = DAY_MS
/** Tags whose last change is remembered one by one. */
const MAX_TAGS = 10_000

interface Entry<Value> {
  value: Value
  tags: readonly Tag[]
  freshUntil: number
}

/** What a value shows, and which changes were known when making it began. */
interface Shown {
  tags: readonly Tag[]
  begun: number
}

interface Room<Value> {
  max: number
  maxSize: number
  sizeOf: (value: Value) => number
}

/** Values that are good until something they show changes. The rules are in docs/rules/http.md#cache. */
export class TaggedCache<Value extends object> {
  readonly #entries: LRUCache<string, Entry<Value>>
  /** Counts the changes. */
  #changes = 0
  /** Which change was a tag's last. One that no longer fits counts for every tag. */
  readonly #lastOf = new LRUCache<Tag, number>({
    maxSize: MAX_TAGS, sizeCalculation: () => 1, // unlike `max`, it takes no room before it's needed
    dispose: (last, _, reason) => void (reason === 'evict' && (this.#lastOfAll = Math.max(this.#lastOfAll, last))),
  })
  #lastOfAll = 0

  constructor({ max, maxSize, sizeOf }: Room<Value>) {
    this.#entries = new LRUCache({ max, maxSize, sizeCalculation: ({ value }) => sizeOf(value), ttl: STALE_MS, ttlResolution: SECOND_MS })
  }

  /** Ends the freshness of what shows what has changed, and deletes what shows what was taken out of sight. */
  drop(change: Change): void {
    this.#changes += 1
    for (const tag of tagsIn(change)) {
      if (tag === 'everything') this.#lastOfAll = this.#changes
      else this.#lastOf.set(tag, this.#changes)
    }
    for (const [key, entry] of [...this.#entries.entries()]) {
      if (isAbout(change.purged, entry.tags)) this.#entries.delete(key)
      else if (isAbout(change.stale, entry.tags)) entry.freshUntil = 0
    }
  }

  /** The value, if it's fresh. */
  fresh(key: string): Value | undefined {
    const entry = this.#entries.get(key)
    return entry && entry.freshUntil > performance.now() ? entry.value : undefined
  }

  /** The last good value, fresh or not: only for when it can't be made. */
  lastGood(key: string): Value | undefined {
    return this.#entries.get(key)?.value
  }

  /** The changes known so far; to be read before making a value begins. */
  get begun(): number {
    return this.#changes
  }

  /** Stores a value, unless something it shows has changed since making it began. */
  store(key: string, value: Value, { tags, begun }: Shown): void {
    if (begun < this.#lastOfAll || tags.some((tag) => (this.#lastOf.peek(tag) ?? 0) > begun)) return
    this.#entries.set(key, { value, tags, freshUntil: performance.now() + FRESH_MS })
  }
}
