import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { HttpBindings } from '@hono/node-server'
import type { Context } from 'hono'
import type { Environment, RequestContext } from '../../api/http/environment.ts'
import { findSession, touchSession } from '../../domain/accounts/sessions/find-session.ts'
import { networkKey } from '../../domain/limits/rate-keys.ts'
import type { Site } from '../../domain/site/site.ts'
import { isFromHere } from './hosts.ts'
import type { Logger } from './log.ts'

const MOST_REMEMBERED = 10_000

/** Tells who sends a request. Hashes of addresses are remembered, not made again for each. */
export class RequestContexts {
  readonly #hashKey: string
  /** Whether the last address that a proxy names counts as the sender's. */
  readonly trustsProxy: boolean
  readonly #keys = new Map<string, string>()

  readonly #log: Logger

  constructor(options: { hashKey: string; trustProxy: boolean; log: Logger }) {
    this.#hashKey = options.hashKey
    this.trustsProxy = options.trustProxy
    this.#log = options.log
  }

  /** The sender as a visitor, which takes no look into the database: enough for files and limits. */
  identify(incoming: IncomingMessage): RequestContext {
    const requestId = randomUUID()
    const network = this.#keyOf(this.#addressOf(incoming))
    const reportBug = (error: unknown) => this.#log.error({ requestId, err: error }, 'bug')
    const isLocal = !this.trustsProxy && isFromHere(incoming)
    return { requestId, actor: { kind: 'visitor', network, isLocal }, reportBug }
  }

  /** The sender as the member whose session's token came along; still the visitor when it is no living one. */
  async recognize(site: Site, requestContext: RequestContext, token: string): Promise<RequestContext> {
    const found = await findSession(site, token, requestContext.actor)
    if (!found) return requestContext
    // No one waits for this: a page is read as well while the database takes no writes.
    if (found.isStale) touchSession(site, found.member).catch((error: unknown) => this.#log.warn({ err: error }, 'touch failed'))
    return { ...requestContext, actor: found.member }
  }

  /** The last hop a trusted proxy names, otherwise the connection's own address: headers can be forged. */
  #addressOf({ headers, socket }: IncomingMessage): string {
    const forwarded = this.trustsProxy ? String(headers['x-forwarded-for'] ?? '') : ''
    return withoutPort(forwarded.split(',').at(-1)?.trim() ?? '') || (socket.remoteAddress ?? 'unknown')
  }

  #keyOf(address: string): string {
    const known = this.#keys.get(address)
    if (known) return known
    if (this.#keys.size >= MOST_REMEMBERED) this.#keys.clear()
    const key = networkKey(address, this.#hashKey)
    this.#keys.set(address, key)
    return key
  }
}

/** Some proxies name the port too, another one for each connection: `192.0.2.1:50001`, `[2001:db8::1]:50001`. */
const withoutPort = (address: string): string => /^(?:\[([^\]]+)\]|([\d.]+))(?::\d+)?$/.exec(address)?.slice(1).find(Boolean) ?? address

/** What every request of the whole site carries. */
export interface AppEnvironment {
  Bindings: HttpBindings
  Variables: Environment['Variables'] & {
    requestContext: RequestContext
    /** For the log: the pattern that the address fits, where it's finer than that of the app's own route. */
    route?: string
    /** Whether the answer came from the page cache. */
    isCached?: boolean
  }
}

export type AppContext = Context<AppEnvironment>
