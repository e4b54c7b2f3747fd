import type { Change } from '../domain/bus.ts'
import { chooseEncoding, type Encoded } from './compression.ts'

/** A page kept whole, in every encoding, with its headers. */
export interface CachedPage {
  encoded: Encoded
  headers: Readonly<Record<string, string>>
}

/** How long a page is kept at most, in milliseconds: some of what it shows, such as who is online, changes by itself. */
const LONGEST_MS = 60_000
/** Most pages kept at once … */
const MOST_PAGES = 1_000
/** … and most bytes of them in all encodings: some sixty of the longest pages there can be. */
const MOST_BYTES = 128 * 2 ** 20

interface Entry extends CachedPage {
  until: number
  bytes: number
}

/** Whole pages for visitors without a session, by address and theme. Dropped when what they show changes. */
export class PageCache {
  /** The oldest first. */
  readonly #pages = new Map<string, Entry>()
  #bytes = 0
  /** Counts the drops, so that a page begun before one is not kept after it. */
  #generation = 0

  drop(_change: Change): void {
    this.#generation += 1
    this.#pages.clear()
    this.#bytes = 0
  }

  /** The kept page as an answer. */
  answer(key: string, request: Request): Response | undefined {
    const page = this.#pages.get(key)
    return page && page.until > performance.now() ? answerWith(page, request) : undefined
  }

  get generation(): number {
    return this.#generation
  }

  /** Keeps a page that was begun at `generation`, unless something has changed since. */
  store(key: string, page: CachedPage, generation: number): void {
    if (generation !== this.#generation) return
    this.#forget(key)
    const bytes = Object.values(page.encoded).reduce((sum, { byteLength }) => sum + byteLength, 0)
    this.#pages.set(key, { ...page, bytes, until: performance.now() + LONGEST_MS })
    this.#bytes += bytes
    this.#makeRoom()
  }

  #makeRoom() {
    for (const [key, { until }] of this.#pages) {
      if (until > performance.now() && this.#pages.size <= MOST_PAGES && this.#bytes <= MOST_BYTES) return
      this.#forget(key)
    }
  }

  #forget(key: string) {
    this.#bytes -= this.#pages.get(key)?.bytes ?? 0
    this.#pages.delete(key)
  }
}

export function answerWith({ encoded, headers }: CachedPage, request: Request, status = 200): Response {
  const { headers: requestHeaders } = request
  if (status === 200 && isKnown(headers, requestHeaders)) return new Response(null, { status: 304, headers })
  const encoding = chooseEncoding(requestHeaders.get('accept-encoding') ?? undefined)
  if (encoding === 'identity') return new Response(encoded.identity, { status, headers })
  return new Response(encoded[encoding], { status, headers: { ...headers, 'content-encoding': encoding } })
}

/** Whether who asks has this already: by its mark, or, without one, by its date. Source: RFC 9110 §13.2.2 */
function isKnown({ etag, 'last-modified': modifiedAt }: CachedPage['headers'], requestHeaders: Headers): boolean {
  const mark = requestHeaders.get('if-none-match')
  if (mark !== null) return mark === etag
  return modifiedAt !== undefined && Date.parse(requestHeaders.get('if-modified-since') ?? '') >= Date.parse(modifiedAt)
}
