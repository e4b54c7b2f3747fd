import { LRUCache } from 'lru-cache'
import { type Change, isAbout, type Tag, tagsIn } from '../../domain/site/cache-tags.ts'
import { DAY_MS, MINUTE_MS, SECOND_MS } from '../../shared/time/instant.ts'
import { chooseEncoding, type Encoded } from './compression.ts'

/** A whole page in every encoding, with its headers. */
export interface CachedPage {
  encoded: Encoded
  headers: Readonly<Record<string, string>>
}

/** How long a page is fresh at most: some of what it shows, such as who is online, changes by itself. */
export const FRESH_MS = MINUTE_MS
/** How long a page can stand in while the database is away. Source: docs/rules/http.md#outage */
export const STALE_MS = DAY_MS
export const MAX_PAGES = 1_000
/** In all encodings: some sixty of the longest pages there can be. */
export const MAX_BYTES = 128 * 2 ** 20
/** Tags whose last change is remembered one by one. */
const MAX_TAGS = 10_000

interface Entry extends CachedPage {
  tags: readonly Tag[]
  freshUntil: number
}

/** What a page shows, and which changes were known when its rendering began. */
interface Shown {
  tags: readonly Tag[]
  begun: number
}

/** Whole pages for visitors without a session, by address and theme. The rules are in docs/rules/http.md#cache. */
export class PageCache {
  readonly #pages = new LRUCache<string, Entry>({
    max: MAX_PAGES, maxSize: MAX_BYTES, sizeCalculation: bytesOf, ttl: STALE_MS, ttlResolution: SECOND_MS,
  })
  /** Counts the changes. */
  #changes = 0
  /** Which change was a tag's last. One that no longer fits counts for every tag. */
  readonly #lastOf = new LRUCache<Tag, number>({
    max: MAX_TAGS, dispose: (last, _, reason) => void (reason === 'evict' && (this.#lastOfAll = Math.max(this.#lastOfAll, last))),
  })
  #lastOfAll = 0

  /** Ends the freshness of pages that show what has changed, and deletes those that show what was taken out of sight. */
  drop(change: Change): void {
    this.#changes += 1
    for (const tag of tagsIn(change)) {
      if (tag === 'everything') this.#lastOfAll = this.#changes
      else this.#lastOf.set(tag, this.#changes)
    }
    for (const [key, entry] of [...this.#pages.entries()]) {
      if (isAbout(change.purged, entry.tags)) this.#pages.delete(key)
      else if (isAbout(change.stale, entry.tags)) entry.freshUntil = 0
    }
  }

  /** The fresh page as an answer. */
  answer(key: string, request: Request): Response | undefined {
    const page = this.#pages.get(key)
    return page && page.freshUntil > performance.now() ? answerWith(page, request) : undefined
  }

  /** The last good page as an answer, fresh or not: only for when it can't be rendered. */
  lastGood(key: string, request: Request): Response | undefined {
    const page = this.#pages.get(key)
    return page && answerWith(page, request)
  }

  /** The changes known so far; to be read before a page's rendering begins. */
  get begun(): number {
    return this.#changes
  }

  /** Stores a page, unless something it shows has changed since its rendering began. */
  store(key: string, page: CachedPage, { tags, begun }: Shown): void {
    if (begun < this.#lastOfAll || tags.some((tag) => (this.#lastOf.peek(tag) ?? 0) > begun)) return
    this.#pages.set(key, { ...page, tags, freshUntil: performance.now() + FRESH_MS })
  }
}

function bytesOf({ encoded }: CachedPage): number {
  return Object.values(encoded).reduce((sum, { byteLength }) => sum + byteLength, 0)
}

export function answerWith({ encoded, headers }: CachedPage, request: Request, status = 200): Response {
  const { headers: requestHeaders } = request
  if (status === 200 && isKnown(headers, requestHeaders)) return new Response(null, { status: 304, headers })
  const encoding = chooseEncoding(requestHeaders.get('accept-encoding') ?? undefined)
  if (encoding === 'identity') return new Response(encoded.identity, { status, headers })
  return new Response(encoded[encoding], { status, headers: { ...headers, 'content-encoding': encoding } })
}

/** Whether the client has this already: by its ETag, or, without one, by its date. Source: RFC 9110 §13.2.2 */
function isKnown({ etag, 'last-modified': modifiedAt }: CachedPage['headers'], requestHeaders: Headers): boolean {
  const mark = requestHeaders.get('if-none-match')
  if (mark !== null) return mark === etag
  return modifiedAt !== undefined && Date.parse(requestHeaders.get('if-modified-since') ?? '') >= Date.parse(modifiedAt)
}
