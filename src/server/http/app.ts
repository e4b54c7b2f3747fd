import { Hono } from 'hono'
import { routePath } from 'hono/route'
import { boundedBody } from '../../api/http/body.ts'
import type { Environment } from '../../api/http/environment.ts'
import { toAnswer } from '../../api/http/error-answers.ts'
import { isOutage } from '../../api/http/outage.ts'
import { apiRouteAt } from '../../api/routes.ts'
import { sameOrigin } from '../../api/http/same-origin.ts'
import { tokenIn } from '../../api/http/session-cookie.ts'
import { openApiDocument } from '../../api/openapi/openapi-document.ts'
import { AppError } from '../../domain/site/app-error.ts'
import { hasSample } from '../../domain/site/has-sample.ts'
import { viewsOf } from '../../domain/forum/reading/topics/view-counter.ts'
import type { RateCounter } from '../../domain/limits/rate-counter.ts'
import { tooMany } from '../../domain/limits/consume-limit.ts'
import type { Site } from '../../domain/site/site.ts'
import { flashIn } from '../../shared/text/flash.ts'
import type { Look } from '../../shared/frame/theme.ts'
import { openDocs } from '../api-docs/open-docs.ts'
import type { Assets } from '../files/assets.ts'
import type { AppContext, AppEnvironment, RequestContexts } from './request-context.ts'
import type { SiteFeed } from '../feeds/feed.ts'
import { FEEDS } from '../feeds/feeds.ts'
import { barePage } from './bare-page.ts'
import { answerDoctor } from './doctor-question.ts'
import { isFlashFor, noFlashCookie, withoutFlash } from './forms/flash-cookie.ts'
import { answerForm } from './forms/form-posts.ts'
import { API_HEADERS, PRIVATE_HEADERS, TRANSPORT_SECURITY } from './headers.ts'
import type { Metrics } from '../metrics/metrics.ts'
import type { Version } from '../start/version.ts'
import { namesTwoHosts } from './hosts.ts'
import { type Logger, logRequest } from './log.ts'
import { lookIn, pageKey, sharedAddress, topicAt } from './cache/page-address.ts'
import { answerWith, type CachedPage, type PageCache } from './cache/page-cache.ts'
import { answerPicture } from './picture-files.ts'
import { oneClickCall } from './forms/one-click.ts'
import { toCachedPage, type Renderer } from '../pages/rendering.ts'
import { robotsText } from './robots/for-robots.ts'
import { siteMapOf, siteMapPart } from './robots/site-maps.ts'
import { webManifest } from './web-manifest.ts'

export interface AppParts {
  site: Site
  api: Hono<Environment>
  renderer: Renderer
  cache: PageCache
  assets: Assets | undefined
  requestContexts: RequestContexts
  rateCounters: { reads: RateCounter; writes: RateCounter }
  log: Logger
  metrics: Metrics
  version: Version
  pageHeaders: Readonly<Record<string, string>>
  /** Whether the site takes traffic: false while it stops or its database is away. A proxy excludes the database: without it, a process still serves the pages it has. */
  isReady: (options: { excludesDatabase: boolean }) => Promise<boolean>
}

/** The whole site as one request handler: files, API and pages behind the same ground rules. */
export function siteApp(parts: AppParts): Hono<AppEnvironment> {
  const app = new Hono<AppEnvironment>()
  const { site, requestContexts } = parts

  app.onError(async (error, c) => (await lastGoodPage(parts, error, c)) ?? refuse(parts, error, c))
  app.use(async (c, next) => {
    c.set('requestContext', requestContexts.identify(c.env.incoming))
    c.set('site', site)
    const startedAt = performance.now()
    await next()
    const { requestId } = c.var.requestContext
    const [route, elapsedMs] = [c.var.route ?? routePath(c), performance.now() - startedAt]
    logRequest(parts, { requestId, method: c.req.method, route, status: c.res.status, elapsedMs, isCached: c.var.isCached ?? false })
  })
  app.use(async (c, next) => {
    if (namesTwoHosts(c.env.incoming)) throw new AppError('invalid', 'This request has two Host headers. Please send one.')
    await next()
  })
  app.get('/healthz', (c) => answerHealth(parts, c, 'ok', 200))
  app.get('/readyz', async (c) => ((await parts.isReady({ excludesDatabase: c.req.query('exclude') === 'database' })) ? answerHealth(parts, c, 'ready', 200) : answerHealth(parts, c, 'not ready', 503)))
  app.get('/version', (c) => c.json({ ...parts.version, doctor: answerDoctor(c.env.incoming.headers, { key: site.linkKey, trustsProxy: requestContexts.trustsProxy }) }, 200, { ...parts.pageHeaders, 'cache-control': 'no-store' }))
  app.get('*', async (c, next) => (await answerAsset(parts, c)) ?? next())
  app.get('/pictures/*', (c) => answerPicture(site.files, c.req.raw, c.req.path))
  app.use((c, next) => countUse(parts, c, next))
  // A browser takes such a path for another site's address.
  app.use(async (c, next) => (typedPath(c).startsWith('//') ? leadTo(parts, c, withOneSlash(c), 308) : next()))
  app.get('*', async (c, next) => (await answerFromCache(parts, c)) ?? next())
  app.use(async (c, next) => {
    const token = tokenOf(c)
    if (token !== undefined) c.set('requestContext', await requestContexts.recognize(site, c.var.requestContext, token))
    await next()
  })

  const docs = openDocs(() => openApiDocument(parts.api), site.url, () => parts.renderer.files(), parts.pageHeaders)
  app.get('/api/docs', async (c) => answerWith(await docs({ theme: lookOf(c).theme, hasSample: await hasSample(site.db) }), c.req.raw))
  app.all('/api/docs', (c) => refuseMethod(c, 'GET or HEAD'))
  app.all('/api/*', (c) => {
    c.set('route', apiRouteAt(parts.api, c.req.method, c.req.path))
    return answerFromApi(parts, c.req.raw, c)
  })
  app.get('/site.webmanifest', async (c) => c.body(await webManifest(site), 200, { ...parts.pageHeaders, 'content-type': 'application/manifest+json', 'cache-control': 'no-cache' }))
  app.get('/robots.txt', (c) => c.text(robotsText(site.url), 200, { ...parts.pageHeaders, 'cache-control': 'public, max-age=3600' }))
  // Titles are part of addresses: one that's taken back must be gone from here, too.
  const forMaps = { ...parts.pageHeaders, 'content-type': 'application/xml', 'cache-control': 'no-cache' }
  app.get('/sitemap.xml', async (c) => c.body(await siteMapOf(site), 200, forMaps))
  app.get('/:file{sitemap-.+\\.xml}', async (c, next) => {
    const map = await siteMapPart(site, c.req.param('file').slice('sitemap-'.length, -'.xml'.length))
    return map ? c.body(map, 200, forMaps) : next()
  })
  for (const feed of FEEDS) app.get(feed.path, (c) => answerFeed(parts, feed, c))
  app.get('*', (c) => answerPage(parts, c))
  app.post('*', sameOrigin, boundedBody, (c) => answerFormPost(parts, c))
  app.all('*', (c) => refuseMethod(c, 'GET, HEAD or POST'))
  return app
}

/** The path as it was asked for: decoded, it could hold what a browser or a header takes for something else. */
const typedPath = ({ req }: AppContext): string => new URL(req.url).pathname

const withOneSlash = (c: AppContext): string => `${typedPath(c).replace(/^\/+/, '/')}${new URL(c.req.url).search}`

/** To programs that ask about this moment, whatever stands between: never an answer of before. */
const answerHealth = ({ pageHeaders }: AppParts, c: AppContext, words: string, status: 200 | 503): Response =>
  c.text(words, status, { ...pageHeaders, 'cache-control': 'no-store' })

/** Leads to another page, with the headers that pages have. */
function leadTo({ pageHeaders }: AppParts, c: AppContext, address: string, status: 301 | 302 | 303 | 308): Response {
  for (const [name, value] of Object.entries(pageHeaders)) c.header(name, value)
  // A browser that remembered it would turn in circles once a topic has its old title back.
  if (status === 301) c.header('cache-control', 'no-cache')
  return c.redirect(address, status)
}

/** @param taken - the methods that an address takes, as a list in words */
function refuseMethod(c: AppContext, taken: string): never {
  c.header('allow', taken.replace(' or ', ', '))
  throw new AppError('wrong-method', `This address takes ${taken} only.`)
}

async function answerAsset({ assets }: AppParts, c: AppContext): Promise<Response | undefined> {
  const answer = await assets?.answer(c.req.raw, c.req.path)
  if (answer) c.set('route', c.req.path) // the name of a file of ours
  return answer
}

async function countUse({ rateCounters }: AppParts, c: AppContext, next: () => Promise<void>) {
  const isRead = c.req.method === 'GET' || c.req.method === 'HEAD'
  const wait = await (isRead ? rateCounters.reads : rateCounters.writes).count(c.var.requestContext.actor.network)
  if (wait > 0) throw tooMany(wait)
  await next()
}

async function answerFromApi({ site, api }: Pick<AppParts, 'site' | 'api'>, call: Request, c: AppContext): Promise<Response> {
  const answer = await api.fetch(call, c.var.requestContext)
  for (const [name, value] of Object.entries(API_HEADERS)) {
    if (!answer.headers.has(name)) answer.headers.set(name, value) // the preview of an email brings a policy of its own
  }
  if (site.url.protocol === 'https:') answer.headers.set('strict-transport-security', TRANSPORT_SECURITY)
  return answer
}

/** @param find - which page will do: a fresh one unless said otherwise */
async function answerFromCache({ cache, site }: AppParts, c: AppContext, find: 'fresh' | 'lastGood' = 'fresh'): Promise<Response | undefined> {
  const address = sharedAddressOf(c)
  const page = address && cache[find](pageKey(address, lookOf(c)))
  if (!page) return undefined
  c.set('route', page.route)
  c.set('isCached', true)
  const topic = topicAt(c.req.path)
  if (topic !== undefined) viewsOf(site).count(topic, c.var.requestContext.actor, c.req.header('user-agent'))
  return answerWith(page, c.req.raw)
}

/** The last good page of an address, for visitors without a session while the database is away. Source: docs/rules/http.md#outage */
async function lastGoodPage(parts: AppParts, error: unknown, c: AppContext): Promise<Response | undefined> {
  const isRead = c.req.method === 'GET' || c.req.method === 'HEAD'
  const answer = isRead && isOutage(error) ? await answerFromCache(parts, c, 'lastGood') : undefined
  if (answer) parts.log.warn({ requestId: c.var.requestContext.requestId }, 'database away, last good page served')
  return answer
}

const lookOf = (c: AppContext): Look => lookIn(c.req.header('cookie'))

/** Undefined for a page that isn't cached for others. */
const sharedAddressOf = (c: AppContext): URL | undefined => sharedAddress(new URL(c.req.url), c.req.header('cookie'), c.var.site.url)

/** The session's token in the request, living or not. What comes with one is never kept for others. */
const tokenOf = (c: AppContext): string | undefined => tokenIn(c.req.header('cookie'), c.var.site.url)

async function answerPage(parts: AppParts, c: AppContext): Promise<Response> {
  const { renderer, cache, site } = parts
  const route = await renderer.routeAt(c.req.path)
  c.set('route', route)
  const wanted = new URL(c.req.url)
  const flash = flashIn(wanted.searchParams)
  if (flash !== null && !isFlashFor(wanted, c.req.header('cookie'), site.url)) return leadTo(parts, c, withoutFlash(wanted), 302)
  const { begun } = cache
  const address = sharedAddressOf(c)
  const request = address ? new Request(address, { headers: c.req.raw.headers }) : c.req.raw
  const rendered = await renderer.render({ request, requestContext: c.var.requestContext, look: lookOf(c) })
  if ('redirect' in rendered) return leadTo(parts, c, rendered.redirect, rendered.status === 301 ? 301 : 302)
  const { status, page, tags } = rendered
  if (status === 200 && address && tags) cache.store(pageKey(address, lookOf(c)), { ...page, route }, { tags, begun })
  const answer = answerWith(withPrivacy(page, c), c.req.raw, status)
  // What a member sees isn't for anyone who goes back to it after the logout. A flash message is shown once.
  if (tokenOf(c) !== undefined || flash !== null) answer.headers.set('cache-control', 'no-store')
  if (flash !== null) answer.headers.append('set-cookie', noFlashCookie(site.url))
  return answer
}

/** A page opened with an emailed token is kept nowhere, found by no one, and does not tell its address to what it links. */
function withPrivacy(page: CachedPage, c: AppContext): CachedPage {
  if (c.req.query('token') === undefined) return page
  const headers: Record<string, string> = { ...page.headers, ...PRIVATE_HEADERS }
  delete headers.etag
  return { ...page, headers }
}

/** A feed, cached like a page. */
async function answerFeed({ site, cache, pageHeaders }: AppParts, feed: SiteFeed, c: AppContext): Promise<Response> {
  const { begun } = cache
  const { xml, modifiedAt } = await feed.write(site)
  const lastModified = modifiedAt && { 'last-modified': new Date(modifiedAt).toUTCString() }
  const page = toCachedPage(Buffer.from(xml), { ...pageHeaders, 'content-type': 'application/rss+xml; charset=utf-8', ...lastModified })
  const address = sharedAddressOf(c)
  if (address) cache.store(pageKey(address, lookOf(c)), { ...page, route: feed.path }, { tags: feed.tags, begun })
  return answerWith(page, c.req.raw)
}

async function answerFormPost(parts: AppParts, c: AppContext): Promise<Response> {
  const { renderer, api, site, pageHeaders } = parts
  c.set('route', await renderer.routeAt(c.req.path))
  const oneClick = oneClickCall(c)
  if (oneClick) return answerFromApi(parts, oneClick, c)
  const outcome = await answerForm(renderer, api, site.url, c)
  if ('goTo' in outcome) {
    for (const cookie of outcome.cookies) c.header('set-cookie', cookie, { append: true })
    return c.body(null, 303, { ...pageHeaders, location: outcome.goTo })
  }

  const { posted, status, retryAfter } = outcome
  const render = (address: URL) =>
    renderer.render({ request: new Request(address, { headers: c.req.raw.headers }), requestContext: c.var.requestContext, look: lookOf(c), posted })
  const page = new URL(c.req.url)
  const first = await render(page)
  // A topic whose title has changed leads to its new address: what was written comes along.
  const rendered = 'redirect' in first ? await render(new URL(first.redirect, page)) : first
  if ('redirect' in rendered) return leadTo(parts, c, rendered.redirect, 303)
  const headers: Record<string, string> = { ...withPrivacy(rendered.page, c).headers, 'cache-control': 'no-store' }
  delete headers.etag
  if (retryAfter) headers['retry-after'] = retryAfter
  const answer = answerWith({ ...rendered.page, headers }, c.req.raw, status)
  for (const cookie of outcome.cookies) answer.headers.append('set-cookie', cookie)
  return answer
}

/** Answers an error outside the API: as JSON to programs, as a plain page to people. */
function refuse({ pageHeaders }: AppParts, error: unknown, c: AppContext): Response {
  const { status, body, retryAfterSeconds } = toAnswer(error, c.var.requestContext.requestId)
  if (status === 500) c.var.requestContext.reportBug(error)
  const headers = {
    ...pageHeaders,
    'cache-control': 'no-store',
    ...(retryAfterSeconds && { 'retry-after': String(retryAfterSeconds) }),
  }
  const wantsPage = c.req.header('accept')?.includes('text/html') && !c.req.path.startsWith('/api')
  return wantsPage ? c.html(barePage(body.message, body.requestId), status, headers) : c.json(body, status, headers)
}
