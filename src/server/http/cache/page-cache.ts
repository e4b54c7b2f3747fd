import type { Capacity } from '../../../domain/site/capacity.ts'
import { type Body, chooseEncoding } from '../compression.ts'
import { TaggedCache } from './tagged-cache.ts'

/** A whole page with its headers. */
export interface CachedPage {
  body: Body
  headers: Readonly<Record<string, string>>
}

/** A page as the cache keeps it. */
export interface StoredPage extends CachedPage {
  /** The pattern of its address, for the log. */
  route: string
}

export const MAX_PAGES = 1_000
/** What a page may take in all encodings, of what it takes uncompressed. */
const ENCODED_SHARE = 2

/** Whole pages for visitors without a session, by address and look. */
export class PageCache extends TaggedCache<StoredPage> {
  constructor({ cacheBytes }: Pick<Capacity, 'cacheBytes'>) {
    super({ max: MAX_PAGES, maxSize: cacheBytes, sizeOf: ({ body }) => body.identity.byteLength * ENCODED_SHARE })
  }
}

/** The page as an answer. Only what varies by encoding is compressed. */
export function answerWith({ body, headers }: CachedPage, request: Request, status = 200): Response {
  const { headers: requestHeaders } = request
  const known = { match: requestHeaders.get('if-none-match') ?? undefined, since: requestHeaders.get('if-modified-since') ?? undefined }
  if (status === 200 && isKnown(headers, known)) return new Response(null, { status: 304, headers })
  const encoding = headers['vary']?.includes('accept-encoding') ? chooseEncoding(requestHeaders.get('accept-encoding') ?? undefined) : 'identity'
  const bytes = body.in(encoding)
  return new Response(bytes, { status, headers: encoding === 'identity' ? headers : { ...headers, 'content-encoding': encoding } })
}

/** What a client says it has: the values of `If-None-Match` and `If-Modified-Since`. */
interface Known {
  match: string | undefined
  since: string | undefined
}

/** Whether the client has this already: by its ETag, or, without one, by its date. Source: RFC 9110 §13.2.2 */
export function isKnown({ etag, 'last-modified': modifiedAt }: CachedPage['headers'], { match, since }: Known): boolean {
  if (match !== undefined) return match === etag
  return modifiedAt !== undefined && Date.parse(since ?? '') >= Date.parse(modifiedAt)
}
