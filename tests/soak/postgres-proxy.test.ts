import { once } from 'node:events'
import { connect } from 'node:http2'
import { setTimeout as wait } from 'node:timers/promises'
import { describe, expect, it, onTestFinished } from 'vitest'
import { openDatabase, type DatabaseTarget } from '../../src/db/connection.ts'
import { aMigratedPlace } from '../support/a-database.ts'
import { aLineTo } from '../support/a-line.ts'
import { startLanguageModel, streamText } from '../support/assistant/language-model.ts'
import { anEmptyPng, pngChunk } from '../support/blog/made-pictures.ts'
import { loadOn, type Load, type Target } from '../support/load.ts'
import type { ProxyName } from '../support/proxies/a-proxy.ts'
import { aSiteBehind, ask, logIn, post, statusOf } from '../support/proxies/a-site-behind.ts'
import { inShortOrFull } from '../support/soak.ts'

const REQUESTS = inShortOrFull(2_000, 20_000)
const WRITES = inShortOrFull(200, 2_000)
/** Until then a process that came back counts as away: `fail_duration` and a check of Caddy's. nginx asks it with the next request. */
const BELIEVED_AWAY_MS = { caddy: 2_500, nginx: 0 }
/** Longer than a proxy takes to believe that a process is away. */
const OUTAGE_MS = inShortOrFull(6_000, 20_000)
/** Pages asked for in that time, on a slow machine in a longer one. */
const ENOUGH_SEEN = 41
/** Just below the most a picture may have. */
const PICTURE_BYTES = 7_900_000

const PROXIES = ['caddy', 'nginx'] as const satisfies ProxyName[]

/** A contact message from an address of this machine. */
const writeFrom = (proxy: Required<Target>, localAddress: string, headers: Record<string, string> = {}) =>
  post(proxy, '/api/contact', { name: 'Maya', email: 'maya@example.com', message: `Is there room for strollers? ${Math.random()}` }, { localAddress, headers }).then(statusOf)

/** The protocol that was agreed on, and what a request over HTTP/2 was answered. */
async function overHttp2({ url, tls }: Required<Target>) {
  const session = connect(url, { ca: tls.ca, servername: tls.host })
  onTestFinished(() => session.destroy())
  const stream = session.request({ ':path': '/healthz', ':authority': tls.host })
  const [headers] = (await once(stream, 'response')) as [Record<string, unknown>]
  return { alpn: session.alpnProtocol, status: headers[':status'] }
}

const aMessage = (n: number) => ({ path: '/api/contact', body: { name: 'Maya', email: `maya${n}@example.com`, message: `Will there be room for strollers? (${n})` } })
const aVisit = (n: number) => (n % 10 === 0 ? aMessage(n) : { path: ['/', '/forum', '/visit', '/blog', '/api/forum/categories'][n % 5]! })

async function sendersIn(place: DatabaseTarget): Promise<string[]> {
  const db = openDatabase(place)
  onTestFinished(() => db.destroy())
  return (await db.selectFrom('contactMessage').select('email').execute()).map(({ email }) => email)
}

describe.each(PROXIES)('two processes behind %s with its file in deploy', (name) => {
  it('see the visitor’s own address, speak HTTP/2, stream answers, and take large pictures', async () => {
    let hasBegun = (): void => {}
    const begun = new Promise<void>((resolve) => (hasBegun = resolve))
    // Says nothing until the visitor has the beginning of the answer.
    const model = await startLanguageModel(({ user }, response) => void begun.then(() => streamText(response, `${user.sources[0]?.text.split('.')[0]} [1].`)))
    onTestFinished(model.close)
    const { proxy } = await aSiteBehind(name, { count: 2, environment: { LIMIT_FACTOR: '1', LIMIT_CONTACT_HOUR: '2', ASSISTANT_BASE_URL: model.baseUrl, ASSISTANT_MODEL: 'a-model' } })

    expect(await overHttp2(proxy)).toEqual({ alpn: 'h2', status: 200 })

    const flood = [await writeFrom(proxy, '127.0.0.2'), await writeFrom(proxy, '127.0.0.2'), await writeFrom(proxy, '127.0.0.2')]
    expect(flood).toEqual([201, 201, 429])
    expect(await writeFrom(proxy, '127.0.0.2', { 'x-forwarded-for': '192.0.2.9' })).toBe(429)
    expect(await writeFrom(proxy, '127.0.0.3')).toBe(201)

    const chat = await post(proxy, '/api/chat', { message: 'How old must my child be?' }, { headers: { accept: 'text/event-stream' } })
    let events = ''
    for await (const chunk of chat) {
      events += String(chunk)
      if (events.includes('event: sources')) hasBegun()
    }
    expect(events).toMatch(/event: sources[\s\S]+event: done/)
    expect(model.requests).toHaveLength(1)

    const cookie = await logIn(proxy)
    const picture = anEmptyPng(60, 40, [pngChunk('paDd', Buffer.alloc(PICTURE_BYTES, 'x'))])
    const uploaded = await ask(proxy, '/api/office/pictures', { method: 'POST', headers: { cookie, 'content-type': 'image/png', 'content-length': picture.byteLength }, body: picture })
    expect(statusOf(uploaded)).toBe(201)
  })

  it('are both restarted without a failed request, and lose no acknowledged write when one is killed', async () => {
    const { place, proxy, processes, restart } = await aSiteBehind(name, { count: 2 })
    let isRestarted = false
    const isOver = ({ answered }: Load) => isRestarted && answered.length >= REQUESTS
    const [load] = await Promise.all([
      loadOn(proxy, { clients: 8, next: aVisit, isOver }),
      restart(0).then(() => wait(BELIEVED_AWAY_MS[name])).then(() => restart(1)).finally(() => (isRestarted = true)),
    ])

    expect(load.failed.slice(0, 20), proxy.output().slice(-2_000)).toEqual([])
    expect(load.answered.length).toBeGreaterThanOrEqual(REQUESTS)

    const amid = (n: number) => aMessage(1_000_000 + n)
    const wasOver = ({ answered }: Load) => {
      if (answered.length === WRITES / 2) processes[1]!.process.kill('SIGKILL')
      return answered.length >= WRITES
    }
    const writes = await loadOn(proxy, { clients: 8, next: amid, isOver: wasOver })

    expect(await processes[1]!.ended).toBe('SIGKILL')
    const senders = await sendersIn(place)
    expect(senders).toEqual(expect.arrayContaining(writes.answered.map((n) => amid(n).body.email)))
    expect(senders).toEqual(expect.arrayContaining(load.answered.filter((n) => n % 10 === 0).map((n) => aMessage(n).body.email)))
    expect(new Set(senders).size).toBe(senders.length)
  })

  it('serve the pages they have while the database is away, and the site’s own words for what they can’t do', async () => {
    const direct = await aMigratedPlace()
    if (direct.engine !== 'postgres') throw new Error('for PostgreSQL only')
    const line = await aLineTo(direct.url)
    const { proxy, processes } = await aSiteBehind(name, { count: 2, place: { ...direct, url: line.url } })
    const pages = ['/', '/visit', '/forum', '/blog']
    // Its Host is the site's: another one is led there.
    const warmUp = ({ url }: { url: string }) => Promise.all(pages.map((path) => fetch(`${url}${path}`, { headers: { 'x-forwarded-for': '192.0.2.1' } })))
    for (const each of [...processes, ...processes]) expect((await warmUp(each)).map(({ status }) => status)).toEqual([200, 200, 200, 200])
    const seen: (number | undefined)[] = []

    line.cut()
    for (const until = Date.now() + OUTAGE_MS; Date.now() < until || seen.length < ENOUGH_SEEN; await wait(100)) {
      const refused = await post(proxy, '/api/contact', { name: 'Maya', email: 'maya@example.com', message: 'Is there room for strollers?' })
      expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, expect.stringMatching(/^\d+$/)])
      refused.resume()
      for (const path of pages) seen.push(statusOf(await ask(proxy, path)))
    }
    line.mend()

    expect(new Set(seen)).toEqual(new Set([200]))
    await expect.poll(() => writeFrom(proxy, '127.0.0.2')).toBe(201)
  })
})
