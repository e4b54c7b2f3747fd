import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { pino } from 'pino'
import { expect, it, onTestFinished, vi } from 'vitest'
import { NO_METRICS } from '../../metrics/metrics.ts'
import { Admission } from './admission.ts'
import { RequestContexts } from '../request-context.ts'

/** A site that makes two answers at a time, each when it's let go or `/at-once`, and has room for three that wait. */
async function aBusySite({ waitMs = 60_000 } = {}) {
  const begun: { path: string; letGo: () => void }[] = []
  const log = pino({ level: 'silent' })
  const admission = new Admission(
    { assets: undefined, requestContexts: new RequestContexts({ hashKey: 'k', trustProxy: true, log }), pageHeaders: { 'x-page': 'yes' }, log, metrics: NO_METRICS },
    { concurrency: 2, queueLimit: 3, waitMs },
  )
  const makeAnswer = (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const letGo = () => {
      admission.leave(incoming)
      outgoing.end('made')
    }
    begun.push({ path: String(incoming.url), letGo })
    if (incoming.url === '/at-once') letGo()
  }
  const server = createServer(admission.before(makeAnswer)).listen(0)
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const url = `http://localhost:${(server.address() as AddressInfo).port}`
  const from = (network: string, path: string, init: RequestInit = {}) => fetch(url + path, { ...init, headers: { 'x-forwarded-for': network, ...init.headers } })
  const paths = () => begun.map(({ path }) => path)
  /** Resolves when the site has the next request. */
  const arrival = () => once(server, 'request')
  return { begun, paths, from, arrival }
}

/** Lets the event loop run until something is so. */
const until = (holds: () => boolean) => expect.poll(holds).toBe(true)

it('makes so many answers at a time; the next begins when one is made', async () => {
  const { begun, paths, from } = await aBusySite()
  const answers = ['/1', '/2', '/3'].map((path) => from('192.0.2.1', path))
  await until(() => begun.length === 2)

  begun[0]?.letGo()
  await until(() => begun.length === 3)
  begun[1]?.letGo()
  begun[2]?.letGo()

  expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([200, 200, 200])
  expect(paths().toSorted()).toEqual(['/1', '/2', '/3'])
})

it.each([
  ['in order while all can be served in time', 0, ['/flood-1', '/parent', '/flood-2']],
  ['the newest before the oldest once they have waited for long', 31_000, ['/flood-2', '/parent', '/flood-1']],
])('lets networks take turns, and within each %s', async (_, waitedMs, order) => {
  const { begun, paths, from, arrival } = await aBusySite({ waitMs: 60_000 })
  const answers = [from('192.0.2.1', '/in-1'), from('192.0.2.1', '/in-2')]
  await until(() => begun.length === 2)
  for (const [network, path] of [['192.0.2.1', '/flood-1'], ['192.0.2.1', '/flood-2'], ['198.51.100.7', '/parent']] as const) {
    const arrived = arrival()
    answers.push(from(network, path))
    await arrived
  }

  const now = performance.now.bind(performance)
  vi.spyOn(performance, 'now').mockImplementation(() => now() + waitedMs)
  onTestFinished(() => void vi.restoreAllMocks())
  for (let made = 0; made < 3; made += 1) {
    begun[made]?.letGo()
    await until(() => begun.length === made + 3)
  }

  expect(paths().slice(2)).toEqual(order)
  begun.slice(3).forEach(({ letGo }) => letGo())
  await Promise.all(answers)
})

it('refuses the oldest of the longest line when there are too many, and those that have waited too long', async () => {
  const { begun, paths, from, arrival } = await aBusySite({ waitMs: 300 })
  const inside = [from('192.0.2.1', '/in-1'), from('192.0.2.1', '/in-2')]
  await until(() => begun.length === 2)
  const flood = []
  for (const path of ['/flood-1', '/flood-2']) {
    const arrived = arrival()
    flood.push(from('192.0.2.1', path, { headers: { accept: 'text/html' } }))
    await arrived
  }
  const parents = [from('198.51.100.7', '/parent'), from('203.0.113.4', '/api/parent', { headers: { accept: 'text/html' } })]

  const pushedOut = await Promise.race(flood.map((answer, nth) => answer.then((answered) => ({ nth, answered }))))
  expect([pushedOut.nth, pushedOut.answered.status]).toEqual([0, 503])
  const late = await Promise.all([flood[1], ...parents])

  expect(late.map((answer) => answer?.status)).toEqual([503, 503, 503])
  expect(late.map((answer) => answer?.headers.get('retry-after'))).toEqual(['5', '5', '5'])
  expect(late.map((answer) => answer?.headers.get('cache-control'))).toEqual(['no-store', 'no-store', 'no-store'])
  const [page, , call] = await Promise.all(late.map((answer) => answer?.text()))
  expect(page).toContain('<p>Lots of people are here right now. Please try again in a moment.</p>')
  expect(JSON.parse(call ?? '')).toEqual({ message: 'Lots of people are here right now. Please try again in a moment.' })
  expect(paths().toSorted()).toEqual(['/in-1', '/in-2'])
  begun.forEach(({ letGo }) => letGo())
  await Promise.all(inside)
})

it('lets the event loop run between two answers of a line, even when they are made at once', async () => {
  const { begun, from, arrival } = await aBusySite()
  const answers = [from('192.0.2.1', '/1')]
  await until(() => begun.length === 1)
  answers.push(from('192.0.2.1', '/2'))
  await until(() => begun.length === 2)
  for (let nth = 1; nth <= 3; nth += 1) {
    const arrived = arrival()
    answers.push(from('192.0.2.1', '/at-once'))
    await arrived
  }

  const begunByRound: number[] = []
  const look = () => {
    begunByRound.push(begun.length)
    if (begun.length < 5) setImmediate(look)
  }
  begun[0]?.letGo()
  setImmediate(look)
  await Promise.all([answers[0], ...answers.slice(2)])

  expect(begunByRound).toEqual(expect.arrayContaining([3, 4, 5]))
  begun[1]?.letGo()
  await answers[1]
})

it('never makes writes, pictures, or questions about its health wait', async () => {
  const { begun, paths, from } = await aBusySite()
  const answers = [from('192.0.2.1', '/1'), from('192.0.2.1', '/2')]
  await until(() => begun.length === 2)

  answers.push(from('192.0.2.1', '/api/chat', { method: 'POST' }), from('192.0.2.1', '/healthz'), from('192.0.2.1', '/pictures/a.webp'))
  await until(() => begun.length === 5)

  expect(paths().toSorted()).toEqual(['/1', '/2', '/api/chat', '/healthz', '/pictures/a.webp'])
  begun.forEach(({ letGo }) => letGo())
  await Promise.all(answers)
})

it('gives the place of a visitor who left to the next', async () => {
  const { begun, from } = await aBusySite()
  const leaving = new AbortController()
  const left = [from('192.0.2.1', '/1', { signal: leaving.signal }), from('192.0.2.1', '/2')]
  await until(() => begun.length === 2)
  const next = from('192.0.2.1', '/3')

  leaving.abort()
  await expect(left[0]).rejects.toThrow('aborted')
  await until(() => begun.length === 3)

  begun.filter(({ path }) => path !== '/1').forEach(({ letGo }) => letGo())
  expect((await next).status).toBe(200)
  await left[1]
})
