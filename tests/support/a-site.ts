import type { HttpBindings } from '@hono/node-server'
import { onTestFinished } from 'vitest'
import { apiRoutes } from '../../src/api/routes.ts'
import type { Backups } from '../../src/domain/site/backups.ts'
import type { Bus } from '../../src/domain/site/bus.ts'
import { RateCounter } from '../../src/domain/limits/rate-counter.ts'
import { limitRules } from '../../src/domain/site/limit-rules.ts'
import type { LanguageModel } from '../../src/domain/site/language-model.ts'
import type { Actor, Clock, PasswordCost, Site } from '../../src/domain/site/site.ts'
import { type AppParts, siteApp } from '../../src/server/http/app.ts'
import { openBus } from '../../src/server/adapters/open-bus.ts'
import { RequestContexts } from '../../src/server/http/request-context.ts'
import { PAGE_HEADERS } from '../../src/server/http/headers.ts'
import { type Logger, openLog } from '../../src/server/http/log.ts'
import type { StorePlace } from '../../src/server/files/store-place.ts'
import { openSite } from '../../src/server/start/open-site.ts'
import { NO_METRICS } from '../../src/server/metrics/metrics.ts'
import { versionOf } from '../../src/server/start/version.ts'
import { PageCache } from '../../src/server/http/cache/page-cache.ts'
import { Renderer } from '../../src/server/pages/rendering.ts'
import { SharedQueries } from '../../src/server/pages/shared-data.ts'
import type { DatabaseTarget } from '../../src/db/connection.ts'
import { after, type Instant } from '../../src/shared/time/instant.ts'
import { renderPage, routeAt, runAction } from '../../src/web/entry-server.tsx'
import { aDataFolder, aMigratedPlace } from './a-database.ts'
import { checkedByDescription } from './api/described-answers.ts'

/** When every test begins. */
export const NOON: Instant = '2026-05-01T12:00:00.000Z'

/** The owner's, on a site without an admin. */
export const OWNER_EMAIL = 'owner@on-joue.test'

/** A clock that stands still until it is told to move. */
export interface TestClock extends Clock {
  pass(ms: number): void
}

function aClock(start: Instant = NOON): TestClock {
  let now = start
  return { now: () => now, pass: (ms) => void (now = after(now, ms)) }
}

/** A visitor of whom only the network is known. */
export const aVisitor = (network = 'a-network'): Actor => ({ kind: 'visitor', network })

interface Options {
  /** Limits other than the usual ones, by variable. */
  limits?: Record<string, number>
  limitFactor?: number
  siteUrl?: string
  /** Whether the configuration names the address; it does unless told otherwise. */
  isSiteUrlSet?: boolean
  trustProxy?: boolean
  /** The network address that requests come from, unless one says otherwise. */
  from?: string
  /** What phrases the assistant's answers; nothing unless given. */
  languageModel?: LanguageModel
  /** Where the log lines go; nowhere unless told. */
  log?: Logger
  /** A database that another site of this test is on, as of a second process; a new one unless given. */
  place?: DatabaseTarget
  /** A mail server, which nothing in these tests is sent to; none unless given. */
  smtpUrl?: string
  /** Where contact messages go besides to admins; the owner’s address unless given. */
  ownerEmail?: string
  /** Whether the site makes backups by itself; it does unless told otherwise. */
  backsUpDaily?: boolean
  /** The bucket that pictures are in; a folder unless given. */
  store?: StorePlace
  /** See {@link openSite}. */
  silenceMs?: number
  /** What hashing a password takes; the least there is, because most tests aren't about that. */
  passwordCost?: PasswordCost
  /** How many processes share the limits; one unless given. */
  processes?: number
}

const CHEAP_PASSWORD: PasswordCost = { memory: 8, passes: 1, parallelism: 1 }

/** A site on a database of its own, with the usual limits; everything goes when the test has ended. */
export async function aSite({ limits = {}, limitFactor = 1, siteUrl = 'http://on-joue.test', isSiteUrlSet = true, languageModel, smtpUrl, ownerEmail = OWNER_EMAIL, backsUpDaily = true, store, silenceMs, passwordCost = CHEAP_PASSWORD, processes = 1, ...given }: Options = {}) {
  const clock = aClock()
  const place = given.place ?? (await aMigratedPlace())
  const dataDir = aDataFolder()
  const wanted = { languageModel, place, dataDir, limits: limitRules(limits, limitFactor), siteUrl: new URL(siteUrl), isSiteUrlSet, smtpUrl, ownerEmail, backsUpDaily, store, silenceMs, passwordCost, processes }
  const { site, hashKey, close } = await openSite(wanted, clock)
  onTestFinished(close)
  site.backups = noBackups()
  return { site, clock, hashKey, place, dataDir }
}

/** Backups that are never made: a real one is a process of its own, which reads the environment. */
const noBackups = (): Backups => ({ start: () => {}, open: async () => undefined, close: async () => {} })

/** What another process of the same site hears. */
export async function aNeighborsBus(place: DatabaseTarget): Promise<Bus> {
  const bus = await openBus(place)
  onTestFinished(() => bus.close())
  return bus
}

interface Asking {
  method?: string
  /** Without those that are undefined. */
  headers?: Record<string, string | undefined>
  body?: string | Uint8Array<ArrayBuffer>
  /** Network address the request comes from. */
  from?: string
}

/** A whole site behind its request handler, pages included, without a socket. */
export async function anApp(options: Options = {}) {
  const { site, clock, hashKey, place, dataDir } = await aSite(options)
  const log = options.log ?? openLog('silent')
  const api = checkedByDescription(apiRoutes(site))
  const cache = new PageCache(site.capacity)
  const shared = new SharedQueries()
  site.bus.subscribe((change) => [cache, shared].forEach((part) => part.drop(change)))
  const files = { start: '/start.js', entry: '/entry.js', scripts: [], styles: [], fonts: [], noScript: '/no-script.css', apiDocs: '/api-docs.css' }
  const pages = { render: renderPage, post: runAction, routeAt, filesFor: () => files }
  const parts: AppParts = {
    ...{ site, api, cache, log, assets: undefined },
    pageHeaders: PAGE_HEADERS,
    rateCounters: { reads: new RateCounter(site, 'reads'), writes: new RateCounter(site, 'writes') },
    renderer: new Renderer({ pages, api, siteUrl: site.url, headers: PAGE_HEADERS, shared }),
    requestContexts: new RequestContexts({ hashKey, trustProxy: options.trustProxy ?? false, log }),
    isReady: async () => true,
    metrics: NO_METRICS,
    version: await versionOf(site.db, clock.now()),
  }
  const app = siteApp(parts)

  /** Sends one request and returns the answer. */
  const ask = async (path: string, { method = 'GET', headers: given = {}, body, from = options.from ?? '203.0.113.7' }: Asking = {}) => {
    const named = Object.entries({ host: site.url.host, ...given }).filter((header): header is [string, string] => header[1] !== undefined)
    const headers = Object.fromEntries(named)
    const request = new Request(new URL(path, site.url), { method, headers, body })
    const incoming = { headers, rawHeaders: Object.entries(headers).flat(), socket: { remoteAddress: from } }
    return app.fetch(request, { incoming } as unknown as HttpBindings)
  }
  /** Posts JSON as our own pages do. */
  const post = (path: string, body: unknown, asking: Asking = {}) =>
    ask(path, {
      method: 'POST',
      body: typeof body === 'string' ? body : JSON.stringify(body),
      ...asking,
      headers: { 'content-type': 'application/json', ...asking.headers },
    })
  /** Posts a plain form as a browser without scripts does. */
  const postForm = (path: string, values: Record<string, string>, asking: Asking = {}) =>
    ask(path, {
      method: 'POST',
      body: new URLSearchParams(values).toString(),
      ...asking,
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        accept: 'text/html',
        origin: site.url.origin,
        ...asking.headers,
      },
    })
  /** Opens the page that a plain form leads to, in the browser that sent it. */
  const follow = (answer: Response, { headers = {}, ...asking }: Asking = {}) => {
    const cookies = answer.headers.getSetCookie().map((cookie) => cookie.replace(/;.*/, ''))
    const { pathname, search } = new URL(answer.headers.get('location') ?? '', site.url)
    const cookie = [headers.cookie ?? [], ...cookies].flat().join('; ')
    return ask(`${pathname}${search}`, { ...asking, headers: { ...headers, cookie } })
  }
  return { site: site as Site, clock, place, dataDir, ask, post, postForm, follow, cache, app, parts }
}
