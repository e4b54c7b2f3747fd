import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import type { AppParts } from '../app.ts'
import { barePage } from '../bare-page.ts'
import { FairQueue } from './fair-queue.ts'
import { API_HEADERS } from '../headers.ts'
import { logRequest } from '../log.ts'

type Listener = (incoming: IncomingMessage, outgoing: ServerResponse) => unknown
type Parts = Pick<AppParts, 'assets' | 'requestContexts' | 'pageHeaders' | 'log' | 'metrics'>

/** How much one process makes at a time, and who waits for it. Source: docs/rules/http.md#overload */
export const ADMISSION = { concurrency: 8, queueLimit: 1_000, waitMs: 1_000 }
const RETRY_AFTER_SECONDS = 5
/** Made of nothing, or asked by programs that have to hear from a busy site. */
const ALWAYS_LET_IN = /^\/(?:healthz|readyz|version|pictures\/.+)$/

const MESSAGE = 'Lots of people are here right now. Please try again in a moment.'

/**
 * Keeps a site that's asked for more than it can make answering: what has to be rendered or read from the database waits
 * for a turn, and is refused with 503 when that takes too long. Writes have queues of their own, and what a client sends
 * slowly must not take a place here, so only reads are counted.
 */
export class Admission {
  readonly #parts: Parts
  readonly #queue: FairQueue
  readonly #inside = new WeakSet<IncomingMessage>()
  readonly #refusals: Record<'page' | 'program', { head: OutgoingHttpHeaders; bytes: Uint8Array }>

  constructor(parts: Parts, options = ADMISSION) {
    this.#parts = parts
    this.#queue = new FairQueue(options)
    const common = { 'cache-control': 'no-store', 'retry-after': String(RETRY_AFTER_SECONDS) }
    this.#refusals = {
      page: { head: { ...parts.pageHeaders, ...common, 'content-type': 'text/html; charset=utf-8' }, bytes: Buffer.from(barePage(MESSAGE)) },
      program: { head: { ...parts.pageHeaders, ...API_HEADERS, ...common, 'content-type': 'application/json' }, bytes: Buffer.from(JSON.stringify({ message: MESSAGE })) },
    }
  }

  /** @param listener - makes the answers, and says by {@link leave} when one is made */
  before(listener: Listener): Listener {
    return (incoming, outgoing) => {
      if (!this.#hasToWait(incoming)) listener(incoming, outgoing)
      else if (this.#queue.tryEnter()) this.#letIn(incoming, outgoing, listener)
      else void this.#wait(incoming, outgoing, listener)
    }
  }

  /** An answer is made; sending it may take as long as its reader likes. */
  leave(incoming: IncomingMessage): void {
    if (this.#inside.delete(incoming)) this.#queue.leave()
  }

  #letIn(incoming: IncomingMessage, outgoing: ServerResponse, listener: Listener) {
    this.#inside.add(incoming)
    // Whatever ends without an answer, such as a request that's given up.
    outgoing.once('close', () => this.leave(incoming))
    listener(incoming, outgoing)
  }

  async #wait(incoming: IncomingMessage, outgoing: ServerResponse, listener: Listener) {
    const startedAt = performance.now()
    const { actor, requestId } = this.#parts.requestContexts.identify(incoming)
    const mayEnter = await this.#queue.enter(actor.network)
    if (outgoing.destroyed) return mayEnter ? this.#queue.leave() : undefined
    if (mayEnter) return this.#letIn(incoming, outgoing, listener)
    const { head, bytes } = this.#refusals[wantsPage(incoming) ? 'page' : 'program']
    outgoing.writeHead(503, { ...head, 'content-length': bytes.byteLength }).end(bytes)
    logRequest(this.#parts, { requestId, method: incoming.method ?? '', route: 'overload', status: 503, elapsedMs: performance.now() - startedAt, isCached: false })
  }

  #hasToWait({ method, url = '' }: IncomingMessage): boolean {
    if (method !== 'GET' && method !== 'HEAD') return false
    const path = url.split('?', 1)[0] ?? ''
    return !ALWAYS_LET_IN.test(path) && !this.#parts.assets?.has(path)
  }
}

const wantsPage = ({ headers, url = '' }: IncomingMessage): boolean => Boolean(headers.accept?.includes('text/html')) && !url.startsWith('/api')
