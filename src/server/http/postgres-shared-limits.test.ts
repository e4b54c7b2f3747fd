import { describe, expect, it } from 'vitest'
import { aMigratedPlace } from '../../../tests/support/a-database.ts'
import { aLineTo } from '../../../tests/support/a-line.ts'
import { anApp } from '../../../tests/support/a-site.ts'
import { statementsOf } from '../../../tests/support/count-queries.ts'
import { chanceFrom } from '../../domain/sample/chance.ts'
import type { DatabaseTarget } from '../../db/connection.ts'
import { MINUTE_MS, SECOND_MS } from '../../shared/time/instant.ts'

const PROCESSES = 8
const READS = { limit: 50, variables: { LIMIT_READS_MINUTE: 1_000 }, path: '/api/forum/categories', method: 'GET' }
const MINUTE_OF_READS = { limit: 200, variables: { LIMIT_READS_TEN_SECONDS: 1_000 }, path: '/api/forum/categories', method: 'GET' }
/** Without a word: refused by the contact form, and counted as a write all the same. */
const WRITES = { limit: 60, variables: {}, path: '/api/contact', method: 'POST' }

/** How long a silent database is waited for. Once it's known to be away, no one waits for it. */
const SILENCE_MS = 10 * SECOND_MS

type App = Awaited<ReturnType<typeof anApp>>

/** So many processes of one site, each with connections and counts of its own. */
async function processesOf(place: DatabaseTarget, limits: Record<string, number> = {}): Promise<App[]> {
  return Promise.all(Array.from({ length: PROCESSES }, () => anApp({ place, limits, processes: PROCESSES })))
}

/** Sends a request to one process after the other. @param at - which of them takes the `n`th */
async function oneByOne(ask: (process: number) => Promise<number>, times: number, at: (n: number) => number): Promise<number[]> {
  const statuses: number[] = []
  for (let n = 0; n < times; n += 1) statuses.push(await ask(at(n)))
  return statuses
}

type Spread = (ask: (process: number) => Promise<number>, times: number) => Promise<number[]>

const SPREADS: Record<string, Spread> = {
  'in turns': (ask, times) => oneByOne(ask, times, (n) => n % PROCESSES),
  'by chance': (ask, times) => {
    const random = chanceFrom(20)
    return oneByOne(ask, times, () => Math.floor(random() * PROCESSES))
  },
  'nine of ten at one process': (ask, times) => {
    const random = chanceFrom(20)
    return oneByOne(ask, times, () => (random() < 0.9 ? 0 : Math.floor(random() * PROCESSES)))
  },
  'at one process until it refuses, then at the next': (ask, times) => oneByOne(ask, times * PROCESSES, (n) => Math.floor(n / times)),
  'all at once': (ask, times) => Promise.all(Array.from({ length: 2 * times }, (_, n) => ask(n % PROCESSES))),
}

describe.each([
  ['reads in ten seconds', READS],
  ['reads in a minute', MINUTE_OF_READS],
  ['writes in a minute', WRITES],
])(`${PROCESSES} processes let through at most a tenth more or fewer %s than the limit`, (_, { limit, variables, path, method }) => {
  it.each(Object.entries(SPREADS))('that come %s', async (_, spread) => {
    const apps = await processesOf(await aMigratedPlace(), variables)
    const ask = async (process: number) => (await apps[process]!.ask(path, { method, ...(method === 'POST' && { body: '{}', headers: { 'content-type': 'application/json' } }) })).status

    const statuses = await spread(ask, 2 * limit)

    const granted = statuses.filter((status) => status !== 429).length
    expect(granted).toBeLessThanOrEqual(limit * 1.1)
    expect(granted).toBeGreaterThanOrEqual(limit * 0.9)
  })
})

it('a visitor who opens 30 pages in a minute, each with two more requests, takes no statement more than the merges every two seconds', async () => {
  const apps = await processesOf(await aMigratedPlace())
  const random = chanceFrom(20)
  const statuses: number[] = []
  let merges = 0
  const statements = await statementsOf(async () => {
    for (let page = 0; page < 30; page += 1) {
      const at = Array.from({ length: 3 }, () => Math.floor(random() * PROCESSES))
      merges += new Set(at).size
      const answers = await Promise.all(at.map((process) => apps[process]!.ask('/api/forum/categories')))
      statuses.push(...answers.map(({ status }) => status))
      for (const { parts } of apps) await parts.rateCounters.reads.flush()
      for (const { clock } of apps) clock.pass(2 * SECOND_MS)
    }
  })

  expect(new Set(statuses)).toEqual(new Set([200]))
  expect([merges, statements.filter((sql) => sql.includes('limit_window')).length]).toEqual([77, 77])
})

it('while the database hangs, each process counts for itself, and no one waits once that’s known', async () => {
  const place = await aMigratedPlace()
  if (place.engine !== 'postgres') throw new Error('for PostgreSQL only')
  const line = await aLineTo(place.url)
  const { parts, clock } = await anApp({ place: { ...place, url: line.url }, silenceMs: SILENCE_MS, processes: PROCESSES })
  const { reads } = parts.rateCounters
  await reads.count('maya')
  line.freeze()

  const waits = await Promise.all(Array.from({ length: 60 }, () => reads.count('maya')))
  const startedAt = performance.now()
  for (let n = 0; n < 10; n += 1) expect(await reads.count('omar')).toBe(0)

  expect(performance.now() - startedAt).toBeLessThan(SILENCE_MS / 2)
  expect(waits.filter((wait) => wait === 0)).toHaveLength(46)
  line.mend()
  clock.pass(MINUTE_MS)
  await expect.poll(() => reads.flush().then(() => 'merged', () => 'away')).toBe('merged')
})
