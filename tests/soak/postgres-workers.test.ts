import { once } from 'node:events'
import { type AddressInfo, connect, createServer } from 'node:net'
import { describe, expect, it, onTestFinished } from 'vitest'
import { openDatabase, type DatabaseTarget } from '../../src/db/connection.ts'
import { aPlaceForAServer, aServer, type ServerProcess } from '../support/a-server.ts'
import { type Load, loadOn } from '../support/load.ts'
import { cookiesOfMembers, replyAtOnce } from '../support/repliers.ts'
import { inShortOrFull } from '../support/soak.ts'

const WORKERS = 2
const OFF = { BACKUPS: 'off' }
const EMPTY = { SAMPLE_DATA: 'off' }
const REQUESTS = inShortOrFull(2_000, 20_000)

const aSiteWithWorkers = (place: DatabaseTarget, environment: Record<string, string> = {}) => aServer(place, { ...OFF, WORKERS: String(WORKERS), HOST: '127.0.0.1', ...environment })

/** The workers that became ready, the first one first: their number and their process. */
const workersOf = ({ output }: ServerProcess) =>
  [...output().matchAll(/"worker":(\d+),"pid":(\d+),"msg":"worker ready"/g)].map(([, number, pid]) => ({ number: Number(number), pid: Number(pid) }))

const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

const isFree = (url: string): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(Number(new URL(url).port), '127.0.0.1')
    socket.on('connect', () => resolve(socket.destroy() && false))
    socket.on('error', () => resolve(true))
  })

/** A contact message of which half is sent before, and half after `stopping`; resolves with what came back. */
const answerAcross = (url: string, stopping: () => void): Promise<string> =>
  new Promise((resolve, reject) => {
    const body = JSON.stringify({ name: 'Maya', email: 'maya@example.com', message: 'Sent while stopping' })
    let answer = ''
    const socket = connect(Number(new URL(url).port), '127.0.0.1', () => {
      socket.write(`POST /api/contact HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\nConnection: close\r\n\r\n`)
      setTimeout(stopping, 200)
      setTimeout(() => socket.write(body), 1_500)
    })
    socket.on('data', (chunk: Buffer) => (answer += chunk.toString()))
    socket.on('close', () => resolve(answer))
    socket.on('error', reject)
  })

/** Pages, calls, and now and then a contact message. */
const visit = (n: number) =>
  n % 20 === 0
    ? { path: '/api/contact', body: { name: 'Maya', email: `maya${n}@example.com`, message: `Will there be room for strollers? (${n})` } }
    : { path: ['/', '/forum', '/visit', '/api/forum/categories', '/blog'][n % 5]! }

async function messagesIn(place: DatabaseTarget): Promise<number> {
  const db = openDatabase(place)
  onTestFinished(() => db.destroy())
  const { count } = await db.selectFrom('contactMessage').select(db.fn.countAll<number>().as('count')).executeTakeFirstOrThrow()
  return count
}

describe('several workers', () => {
  it('all answer on one port, and each counts for itself', async () => {
    const server = await aSiteWithWorkers(await aPlaceForAServer(), { METRICS_PORT: '0' })
    const metrics = /Metrics are at (http:\S+)/.exec(server.output())?.[1] ?? ''

    const startedAt = async () => ((await (await fetch(`${server.url}/version`, { headers: { connection: 'close' } })).json()) as { startedAt: string }).startedAt
    const seen = new Set<string>()
    await expect.poll(async () => seen.add(await startedAt()).size, { interval: 1 }).toBe(WORKERS)

    const scraped = await (await fetch(metrics)).text()
    const counted = [...scraped.matchAll(/^onjoue_http_requests_total\{.*route="\/version".*worker="(\d)"\} (\d+)$/gm)]
    expect(counted.map(([, worker]) => worker).toSorted()).toEqual(['1', '2'])
    expect(scraped.match(/^# TYPE onjoue_http_requests_total/gm)).toHaveLength(1)
    expect(scraped.match(/^process_resident_memory_bytes\{worker="\d"\}/gm)).toHaveLength(WORKERS)
    expect(scraped).toContain('onjoue_database_connections{state="most",worker="1"} 10\n')
    expect(server.output().match(/Added a sample community/g)).toHaveLength(1)
  })

  it('lose no acknowledged reply when one is killed, and another takes its place, later when it dies again at once', async () => {
    const place = await aPlaceForAServer()
    const server = await aSiteWithWorkers(place)
    const { topics } = (await (await fetch(`${server.url}/api/forum/topics/latest?limit=20`)).json()) as { topics: { id: number; isLocked: boolean }[] }
    const topicId = topics.find(({ isLocked }) => !isLocked)?.id ?? 0
    const cookies = await cookiesOfMembers(place, 25)
    const kill = (number: number) => process.kill(workersOf(server).findLast((worker) => worker.number === number)?.pid ?? 0, 'SIGKILL')

    let kills = 0
    const { acknowledged, others } = await replyAtOnce(server.url, {
      topicId, cookies,
      isOver: (outcome, own) => {
        if (kills === 0 && outcome.acknowledged.length >= 60) kill((kills += 1) + 1)
        return own >= 6
      },
    })
    await expect.poll(() => workersOf(server).length).toBe(WORKERS + 1)
    kill(2)
    await expect.poll(() => workersOf(server).length).toBe(WORKERS + 2)

    expect([...others.keys()].filter((status) => status !== 0 && status !== 503), server.output()).toEqual([])
    expect(acknowledged.length).toBeGreaterThan(100)
    const db = openDatabase(place)
    onTestFinished(() => db.destroy())
    const stored = await db.selectFrom('post').select('id').where('topicId', '=', topicId).execute()
    expect(stored.map(({ id }) => id)).toEqual(expect.arrayContaining(acknowledged))
    expect([...server.output().matchAll(/"pauseMs":(\d+),"msg":"worker died"/g)].map(([, pauseMs]) => Number(pauseMs))).toEqual([0, 1_000])
  })

  it('are replaced one by one at SIGHUP, and no request of thousands fails', async () => {
    const place = await aPlaceForAServer()
    const server = await aSiteWithWorkers(place)
    const before = workersOf(server).map(({ pid }) => pid)
    const isRolled = () => server.output().includes('all workers are new')
    setTimeout(() => server.process.kill('SIGHUP'), 500)

    const isOver = ({ answered }: Load) => isRolled() && answered.length >= REQUESTS
    let messages = 0
    const { answered, failed } = await loadOn({ url: server.url }, { clients: 12, next: (n) => (n % 20 === 0 && (messages += 1), visit(n)), isOver })

    expect(failed).toEqual([])
    expect(answered.length).toBeGreaterThanOrEqual(REQUESTS)
    expect(await messagesIn(place)).toBe(messages)
    expect(before.filter(isAlive)).toEqual([])
    expect(workersOf(server).slice(WORKERS).filter(({ pid }) => isAlive(pid))).toHaveLength(WORKERS)
  })

  it('are ready as a whole while one of them leaves', async () => {
    const server = await aSiteWithWorkers(await aPlaceForAServer(), EMPTY)
    const statuses = new Set<number>()
    server.process.kill('SIGHUP')

    // So many at once that both workers are asked.
    const isRolled = async () => {
      const answers = await Promise.all(Array.from({ length: 12 }, () => fetch(`${server.url}/readyz`, { headers: { connection: 'close' } })))
      for (const { status } of answers) statuses.add(status)
      return server.output().includes('all workers are new')
    }
    await expect.poll(isRolled).toBe(true)

    expect([...statuses]).toEqual([200])
  })

  it('answer what began at SIGTERM, and leave no process and no port behind', async () => {
    const server = await aSiteWithWorkers(await aPlaceForAServer(), { ...EMPTY, UNREADY_SECONDS: '1' })
    let ready = 0

    const answer = await answerAcross(server.url, () => {
      server.process.kill('SIGTERM')
      setTimeout(async () => (ready = (await fetch(`${server.url}/readyz`)).status), 300)
    })

    expect(answer).toMatch(/^HTTP\/1\.1 201/)
    expect(ready).toBe(503)
    expect(await server.ended).toBe(0)
    expect(workersOf(server).filter(({ pid }) => isAlive(pid))).toEqual([])
    expect(await isFree(server.url)).toBe(true)
  })

  it('answer what began and end by themselves when their supervisor is killed', async () => {
    const server = await aSiteWithWorkers(await aPlaceForAServer(), EMPTY)

    const answer = await answerAcross(server.url, () => server.process.kill('SIGKILL'))

    expect(answer).toMatch(/^HTTP\/1\.1 201/)
    await expect.poll(() => workersOf(server).filter(({ pid }) => isAlive(pid))).toEqual([])
    expect(await isFree(server.url)).toBe(true)
  })

  it('stop with one clear line and leave no process behind when their port is taken', async () => {
    const other = createServer().listen(0, '127.0.0.1')
    onTestFinished(() => void other.close())
    await once(other, 'listening')
    const PORT = String((other.address() as AddressInfo).port)

    const starting = aSiteWithWorkers(await aPlaceForAServer(), { PORT, ...EMPTY })

    await expect(starting).rejects.toThrow(`Can't listen on port ${PORT} (PORT) at 127.0.0.1 (HOST): `)
    await expect(starting).rejects.toThrow("Worker 1 of 2 (WORKERS) didn't start.")
  })
})
