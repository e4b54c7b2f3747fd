import { createServer, type RequestListener, request as send } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener, type HttpBindings } from '@hono/node-server'
import { expect, it, onTestFinished } from 'vitest'
import { flushViews } from '../../../src/domain/forum/reading/topics/view-counter.ts'
import { cachedAnswers } from '../../../src/server/http/cache/cached-answers.ts'
import { aForum } from '../../support/a-forum.ts'

interface Sent {
  method?: string
  headers?: Record<string, string>
}

/** A forum behind two servers: one with all there is, and one where only the cache answers. */
async function twoServers(options: Parameters<typeof aForum>[0] = {}) {
  const forum = await aForum(options)
  const topic = await forum.aTopic()
  const byApp = getRequestListener((request, env) => forum.app.fetch(request, env as HttpBindings), { overrideGlobalObjects: false })
  const byCache = cachedAnswers(forum.parts)
  const app = await aServer((incoming, outgoing) => void byApp(incoming, outgoing))
  const cache = await aServer((incoming, outgoing) => byCache(incoming, outgoing) || outgoing.writeHead(599).end())
  return { ...forum, app, cache, path: `/forum/topics/${topic.id}/${topic.slug}`, topic }
}

/** Sends requests to a server of its own, paths as they are written. */
async function aServer(listener: RequestListener) {
  const server = createServer(listener).listen(0, '127.0.0.1')
  onTestFinished(() => void server.close())
  await new Promise((resolve) => server.once('listening', resolve))
  const { port } = server.address() as AddressInfo
  return (path: string, { method = 'GET', headers = {} }: Sent = {}) =>
    new Promise<{ status: number | undefined; headers: Record<string, unknown>; body: Buffer }>((resolve, reject) => {
      const request = send({ host: '127.0.0.1', port, path, method, headers: { host: 'on-joue.test', ...headers }, agent: false }, async (answer) => {
        const own = Object.entries(answer.headers).filter(([name]) => name !== 'date' && name !== 'connection')
        resolve({ status: answer.statusCode, headers: Object.fromEntries(own), body: Buffer.concat(await answer.toArray()) })
      })
      request.on('error', reject).end()
    })
}

const FIREFOX = 'Mozilla/5.0 Firefox/140.0'

it.each<Sent & { of: string }>([
  { of: 'in brotli', headers: { 'accept-encoding': 'gzip, br' } },
  { of: 'in gzip', headers: { 'accept-encoding': 'gzip' } },
  { of: 'as it is', headers: {} },
  { of: 'in the dark', headers: { 'accept-encoding': 'br', 'cookie': 'theme=dark; other=1' } },
])('a cached page $of is the same from the cache as from the app', async ({ headers = {} }) => {
  const { app, cache, path } = await twoServers()
  expect((await cache(path, { headers })).status).toBe(599)

  const first = await app(path, { headers })
  const again = await cache(path, { headers })

  expect(again).toEqual(first)
  expect(again.status).toBe(200)
  expect(await cache(`${path}?utm_source=letter&fbclid=1`, { headers })).toEqual(first)

  const known = { ...headers, 'if-none-match': String(first.headers['etag']) }
  expect(await cache(path, { headers: known })).toEqual(await app(path, { headers: known }))
  expect((await cache(path, { headers: known })).status).toBe(304)
})

it('a feed is answered from the cache, and by its date', async () => {
  const { app, cache } = await twoServers()
  const first = await app('/visit/feed.xml')

  expect(await cache('/visit/feed.xml')).toEqual(first)
  const since = { 'if-modified-since': String(first.headers['last-modified']) }
  expect(await cache('/visit/feed.xml', { headers: since })).toEqual(await app('/visit/feed.xml', { headers: since }))
})

it.each<Sent & { of: string; to?: (path: string) => string }>([
  { of: 'with a session, living or not', headers: { cookie: 'theme=dark; session=forged' } },
  { of: 'of another kind', method: 'HEAD' },
  { of: 'that sends something', headers: { 'content-length': '0' } },
  { of: 'for a path with two slashes', to: (path) => `/${path}` },
  { of: 'for a path with a backslash', to: (path) => `/\\${path}` },
  { of: 'for a page of its own', to: (path) => `${path}?post=1` },
  { of: 'for another host in the path', to: (path) => `http://on-joue.test${path}` },
])('a request $of is for the app', async ({ method = 'GET', headers = {}, to = (path: string) => path }) => {
  const { app, cache, path } = await twoServers()
  await app(path)
  expect((await cache(path)).status).toBe(200)

  expect((await cache(to(path), { method, headers })).status).toBe(599)
})

it('a page that is no longer fresh is for the app', async () => {
  const { app, cache, path, topic, parts } = await twoServers()
  await app(path)

  parts.cache.drop({ stale: [`topic:${topic.id}`], purged: [] })

  expect((await cache(path)).status).toBe(599)
})

it('reads from the cache count against the limit, and the app refuses the one too many', async () => {
  const { app, cache, path } = await twoServers({ limitFactor: 1, limits: { LIMIT_READS_TEN_SECONDS: 3 } })
  const readings = [await app(path), await cache(path), await cache(path), await cache(path), await app(path)]

  expect(readings.map(({ status }) => status)).toEqual([200, 200, 200, 599, 429])
})

it('a visitor who reads a topic from the cache counts as a view', async () => {
  const { app, cache, path, topic, site } = await twoServers()
  await app(path)

  await cache(path, { headers: { 'user-agent': FIREFOX } })

  await flushViews(site)
  const { viewCount } = await site.db.selectFrom('topic').select('viewCount').where('id', '=', topic.id).executeTakeFirstOrThrow()
  expect(viewCount).toBe(1)
})
