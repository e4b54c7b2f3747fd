import { expect, it } from 'vitest'
import { aLineTo } from '../support/a-line.ts'
import { aPlaceForAServer, aServer } from '../support/a-server.ts'
import { openDatabase } from '../../src/db/connection.ts'
import { inShortOrFull } from '../support/soak.ts'

const OUTAGE_MS = inShortOrFull(6_000, 20_000)
/** The 2 seconds no one waits longer than, and what a busy machine adds. */
const ANSWERED_WITHIN_MS = 4_000
/** The 2 seconds after which all is whole, and what a busy machine adds. */
const WHOLE_WITHIN_MS = 4_000
/** For what has no bound of its own. */
const TIMEOUT_MS = 20_000

interface Answered {
  path: string
  ms: number
  status: number
  body: string
  retryAfter: string | null
}

async function ask(url: string, path: string, init: RequestInit = {}): Promise<Answered> {
  const start = performance.now()
  const answer = await fetch(`${url}${path}`, { ...init, signal: AbortSignal.timeout(TIMEOUT_MS) })
  const ms = performance.now() - start
  return { path, ms, status: answer.status, body: await answer.text(), retryAfter: answer.headers.get('retry-after') }
}

/** A server whose database can be taken away, and that database as it is without a detour. */
async function aServerOnALine() {
  const place = await aPlaceForAServer()
  if (place.engine !== 'postgres') throw new Error('for PostgreSQL only')
  const line = await aLineTo(place.url)
  return { place, line, server: await aServer({ ...place, url: line.url }) }
}

const sendMessage = (url: string, count: number) =>
  ask(url, '/api/contact', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Maya', email: `maya-${count}@example.com`, message: `Will there be room for strollers? (${count})` }),
  })

it('a database that goes away is told as “try again”, and all is well once it is back, nothing lost', { timeout: 120_000 }, async () => {
  const { place, line, server } = await aServerOnALine()
  const answers: Answered[] = []
  const visitors: Promise<unknown>[] = []
  let sent = 0
  const visit = (...requests: Promise<Answered>[]) => {
    for (const each of requests) visitors.push(each.then((answer) => answers.push(answer)))
  }
  const visitAll = () => visit(ask(server.url, '/forum'), ask(server.url, '/api/forum/categories'), sendMessage(server.url, (sent += 1)))

  visitAll()
  await Promise.all(visitors)
  visitAll()
  line.cut()
  for (const outageEndsAt = Date.now() + OUTAGE_MS; Date.now() < outageEndsAt; ) {
    visitAll()
    visit(ask(server.url, '/healthz'), ask(server.url, '/readyz'))
    await new Promise((resolve) => setTimeout(resolve, 250))
  }
  await Promise.all(visitors)
  const during = answers.splice(0)
  line.mend()
  await expect.poll(async () => (await sendMessage(server.url, (sent += 1))).status, { timeout: 20_000 }).toBe(201)
  visitAll()
  await Promise.all(visitors)

  expect(new Set(during.map(({ status }) => status))).toEqual(new Set([200, 201, 503]))
  expect(during.filter(({ path, status }) => path === '/healthz' && status !== 200)).toEqual([])
  expect(during.filter(({ path, status }) => path === '/readyz' && status === 503)).not.toEqual([])
  const refused = during.filter(({ path, status }) => status === 503 && path !== '/readyz')
  expect(refused.filter(({ retryAfter }) => retryAfter === null)).toEqual([])
  expect(refused.filter(({ path, body }) => path.startsWith('/api') && !JSON.parse(body).message)).toEqual([])
  // In the order in which they were answered, which is anyone's.
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 201])

  const acknowledged = during.filter(({ status }) => status === 201).length
  const db = openDatabase(place)
  const stored = await db.selectFrom('contactMessage').select(db.fn.countAll<number>().as('count')).executeTakeFirstOrThrow()
  await db.destroy()
  expect(stored.count).toBeGreaterThanOrEqual(acknowledged + 2)
})

/** Replies as Maya of the sample community in its newest topic. @returns that topic's page */
async function reply(url: string, content: string): Promise<string> {
  const { topics } = (await (await fetch(`${url}/api/forum/topics/latest?limit=1`)).json()) as { topics: { id: number; slug: string }[] }
  const topic = topics[0] ?? { id: 0, slug: '' }
  const send = (path: string, body: unknown, cookie = '') =>
    fetch(`${url}${path}`, { method: 'POST', headers: { 'content-type': 'application/json', cookie }, body: JSON.stringify(body) })
  const login = await send('/api/forum/auth/login', { username: 'maya', password: 'sample-maya' })
  const answer = await send(`/api/forum/topics/${topic.id}/posts`, { content }, login.headers.get('set-cookie') ?? '')
  expect(answer.status).toBe(201)
  return `/forum/topics/${topic.id}/${topic.slug}`
}

it.each(['cut', 'freeze'] as const)('visitors go on reading while the database is away (%s) right after a write, and all is whole once it is back', { timeout: 120_000 }, async (how) => {
  const { line, server } = await aServerOnALine()
  const topic = await reply(server.url, 'We went there on a rainy day.')
  const pages = ['/', '/visit', '/forum', '/blog', topic]
  const visitAll = () => Promise.all(pages.map((path) => ask(server.url, path)))
  await visitAll()
  await reply(server.url, 'And again when the sun was back.')

  line[how]()
  const during: Answered[] = []
  for (const outageEndsAt = Date.now() + OUTAGE_MS; Date.now() < outageEndsAt; ) {
    during.push(...(await visitAll()))
    await new Promise((resolve) => setTimeout(resolve, 250))
  }
  line.mend()

  expect(during.filter(({ status, ms }) => status !== 200 || ms > ANSWERED_WITHIN_MS)).toEqual([])
  expect(server.output()).toContain('last good page served')
  await expect.poll(async () => (await sendMessage(server.url, 1)).status, { timeout: WHOLE_WITHIN_MS }).toBe(201)
  expect((await visitAll()).map(({ status }) => status)).toEqual(pages.map(() => 200))
})

it('a database that hangs is told as “try again” too, to those in the midst of a question and to all others', { timeout: 120_000 }, async () => {
  const { line, server } = await aServerOnALine()
  await sendMessage(server.url, 0)
  const visitAll = () =>
    Promise.all([ask(server.url, '/forum/new'), ask(server.url, '/api/forum/categories'), sendMessage(server.url, 1), ask(server.url, '/healthz')])

  line.freeze()
  const [first, second] = [await visitAll(), await visitAll()]
  line.mend()

  expect(first.map(({ status }) => status)).toEqual([503, 503, 503, 200])
  expect(second.map(({ status }) => status)).toEqual([503, 503, 503, 200])
  expect([...first, ...second].filter(({ status, retryAfter }) => status === 503 && retryAfter === null)).toEqual([])
  expect([...first, ...second].filter(({ ms }) => ms > ANSWERED_WITHIN_MS)).toEqual([])
  await expect.poll(async () => (await sendMessage(server.url, 2)).status, { timeout: WHOLE_WITHIN_MS }).toBe(201)
})

it('a database that hangs does not hold up the end of the process', { timeout: 60_000 }, async () => {
  const { line, server } = await aServerOnALine()
  await sendMessage(server.url, 0)

  line.freeze()
  const asking = ask(server.url, '/api/forum/categories').catch(() => {})
  server.process.kill('SIGTERM')
  const timeout = new Promise((resolve) => setTimeout(resolve, TIMEOUT_MS, 'still there'))

  expect(await Promise.race([server.ended, timeout])).toBe(0)
  await asking
})
