import type { IncomingMessage, ServerResponse } from 'node:http'
import { viewsOf } from '../../../domain/forum/reading/topics/view-counter.ts'
import type { AppParts } from '../app.ts'
import { chooseEncoding, type Encoding } from '../compression.ts'
import { namesTwoHosts } from '../hosts.ts'
import { logRequest } from '../log.ts'
import { lookIn, pageKey, sharedAddress, topicAt } from './page-address.ts'
import { type CachedPage, isKnown } from './page-cache.ts'

type Parts = Pick<AppParts, 'site' | 'cache' | 'rateCounters' | 'requestContexts' | 'log' | 'metrics'>

/** An answer, ready to be sent. */
interface Ready {
  head: Record<string, string | number>
  bytes: Uint8Array
}

/**
 * Answers GET requests for fresh cached pages before any framework sees them, with the same bytes, headers, limits,
 * views and log line.
 *
 * @returns a listener that says whether it answered; any other request is for the app
 */
export function cachedAnswers(parts: Parts) {
  const { site, cache, rateCounters, requestContexts } = parts
  const readyAnswers = new WeakMap<CachedPage, Partial<Record<Encoding, Ready>>>()

  const readyAnswer = (page: CachedPage, encoding: Encoding): Ready => {
    const known = readyAnswers.get(page) ?? {}
    if (known[encoding]) return known[encoding]
    const bytes = page.body.in(encoding)
    const head = { ...page.headers, ...(encoding !== 'identity' && { 'content-encoding': encoding }), 'content-length': bytes.byteLength }
    readyAnswers.set(page, { ...known, [encoding]: { head, bytes } })
    return { head, bytes }
  }

  return (incoming: IncomingMessage, outgoing: ServerResponse): boolean => {
    const startedAt = performance.now()
    const { method, url = '', headers } = incoming
    // A path that begins with two slashes, or that a browser takes for one, leads to another address.
    if (method !== 'GET' || !/^\/(?![/\\])/.test(url) || headers['content-length'] || headers['transfer-encoding'] || namesTwoHosts(incoming)) return false
    const wanted = new URL(`http://localhost${url}`)
    const address = sharedAddress(wanted, headers.cookie, site.url)
    const page = address && cache.fresh(pageKey(address, lookIn(headers.cookie)))
    const ready = page && readyAnswer(page, chooseEncoding(headers['accept-encoding'] as string | undefined))
    if (!ready) return false
    const { actor, requestId } = requestContexts.identify(incoming)
    if (!rateCounters.reads.countAtOnce(actor.network)) return false
    const topic = topicAt(wanted.pathname)
    if (topic !== undefined) viewsOf(site).count(topic, actor, headers['user-agent'])

    const isNew = !isKnown(page.headers, { match: headers['if-none-match'], since: headers['if-modified-since'] })
    if (isNew) outgoing.writeHead(200, ready.head).end(ready.bytes)
    else outgoing.writeHead(304, page.headers).end()
    logRequest(parts, { requestId, method, route: page.route, status: isNew ? 200 : 304, elapsedMs: performance.now() - startedAt, isCached: true })
    return true
  }
}
