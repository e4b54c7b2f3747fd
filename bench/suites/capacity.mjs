// What one request of each kind costs the site and PostgreSQL, what a visit transfers, and which machines it takes to
// serve a busy day, and 10, 100, and 1,000 times as much. docs/scale.md explains what follows from it.
import { mkdtempSync, rmSync } from 'node:fs'
import { get } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { startPostgres } from '../../scripts/setup/postgres.mjs'
import { measureFirstLoad } from '../first-load.mjs'
import { joinForum, postJson } from '../join-forum.mjs'
import { cpuMsOf } from '../load.mjs'
import { familyCpuMs, familyMemoryMb, serverPid } from '../processor-time.mjs'
import { startServer } from '../running-site.mjs'
import { simulateQueues } from '../simulate-queues.mjs'
import { figure } from '../table.mjs'

const WARM_UP = 60
const REQUESTS = 400
const READER = { 'accept-encoding': 'br', 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0' }

/**
 * A busy day, assumed: 3,000 visits of 8 pages, a tenth of them in its busiest hour. Two thirds of the pages are in the
 * cache, a sixth aren't, a sixth are a member's; one page in forty comes with a write.
 */
const VISITS = 3_000
const PAGES = 8
const PAGES_PER_SECOND = (VISITS * PAGES) / 10 / 3_600
const SHARES = { 'cached page': 2 / 3, 'page not cached': 1 / 6, 'page of a member': 1 / 6, 'reply': 1 / 40 }
const TIMES = [1, 10, 100, 1_000]
/** In use for no more than this, so that a peak within the hour doesn't make a line. */
const BUSY_AT_MOST = 0.6

/**
 * What a process takes beside what's measured here: a full page cache, and a picture that's being read. Source:
 * docs/rules/workers.md#each, docs/rules/pictures.md#size
 */
const MORE_PER_PROCESS_MB = 128 + 200

/** Site processes and cores of PostgreSQL, to see how far they go and which is full first. */
const SIZES = [[1, 1], [2, 1], [4, 1], [8, 1], [8, 2], [16, 2]]
/** Past this no one would call it answered in time. */
const P99_MS = 250

export const needsBrowser = true
export const columns = ['CPU ms, site', 'CPU ms, PostgreSQL', 'requests/s', 'site processes', 'database cores', 'p50 ms', 'p99 ms', 'memory GB', 'disk GB a year', 'traffic GB a month', 'site busy', 'PostgreSQL busy']

/** @returns {Promise<string[][]>} a row for each kind of request, for each other figure, and for each amount of traffic */
export async function run({ browser }) {
  const folder = mkdtempSync(join(tmpdir(), 'on-joue-capacity-'))
  const postgres = await startPostgres({ say: () => {}, sources: ['system', 'embedded'] })
  const env = { NODE_ENV: 'production', DATA_DIR: folder, DATABASE_URL: postgres.url, LIMIT_FACTOR: '1000000', SITE_URL: undefined }
  const site = await startServer(['dist/server.js'], { env, readyPath: '/readyz' })
  const client = new pg.Client({ connectionString: postgres.url })
  try {
    await client.connect()
    // As autovacuum does a minute later: without statistics, PostgreSQL plans for empty tables.
    await client.query('analyze')
    const costs = await costsOf(site, serverPid(postgres.port))
    const rows = costs.map(({ name, siteMs, databaseMs }) => [name, figure(siteMs), figure(databaseMs)])
    const memory = { siteMb: familyMemoryMb(site.pid), databaseMb: familyMemoryMb(serverPid(postgres.port)) }
    const bytes = { reply: await bytesPerReply(client, site), ...(await bytesOfVisit(site, browser)) }
    const figures = {
      'bytes a reply adds to the database': bytes.reply,
      'bytes of the first page of a visit': bytes.first,
      'bytes of each further page': bytes.further,
      'memory of a process, MB': memory.siteMb,
      'memory of PostgreSQL, MB': memory.databaseMb,
    }
    return [...rows, ...Object.entries(figures).map(([name, value]) => [name, figure(value)]), ...TIMES.map((times) => traffic({ costs, bytes, memory }, times)), ...SIZES.map(([processes, cores]) => most(costs, { processes, cores }))]
  } finally {
    await client.end()
    await site.stop()
    await postgres.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function costsOf(site, databasePid) {
  const { topics } = await (await fetch(`${site.url}/api/forum/topics/latest?limit=1`)).json()
  const [{ id, slug }] = topics
  const { cookie } = await joinForum(site.url)
  const page = `${site.url}/forum/topics/${id}/${slug}`
  const read = async (url, headers) => (await fetch(url, { headers: { ...READER, ...headers } })).arrayBuffer()
  const sends = {
    'cached page': () => read(page),
    'page not cached': () => read(`${page}?fresh=1`),
    'page of a member': () => read(page, { cookie }),
    'reply': (nth) => postJson(`${site.url}/api/forum/topics/${id}/posts`, { content: `Answer number ${nth}, at one for two hours.` }, cookie),
  }
  const costs = []
  for (const [name, send] of Object.entries(sends)) {
    for (let nth = 0; nth < WARM_UP; nth += 1) await send(-nth)
    const before = [cpuMsOf(site.pid), familyCpuMs(databasePid)]
    for (let nth = 0; nth < REQUESTS; nth += 1) await send(nth)
    const [siteMs, databaseMs] = [cpuMsOf(site.pid) - before[0], familyCpuMs(databasePid) - before[1]].map((ms) => ms / REQUESTS)
    costs.push({ name, siteMs, databaseMs })
  }
  return costs
}

async function bytesPerReply(client, site) {
  const size = async () => Number((await client.query('select pg_database_size(current_database()) as size')).rows[0].size)
  const { topics } = await (await fetch(`${site.url}/api/forum/topics/latest?limit=1`)).json()
  const { cookie } = await joinForum(site.url)
  const before = await size()
  for (let nth = 0; nth < REQUESTS; nth += 1) {
    await postJson(`${site.url}/api/forum/topics/${topics[0].id}/posts`, { content: `Number ${nth}. `.padEnd(400, 'We bring socks and a snack. ') }, cookie)
  }
  return ((await size()) - before) / REQUESTS
}

/** What a visitor transfers who opens a topic, and then others, each as a document of its own: in the open site it's less. */
async function bytesOfVisit(site, browser) {
  const { topics } = await (await fetch(`${site.url}/api/forum/topics/latest?limit=1`)).json()
  const page = `${site.url}/forum/topics/${topics[0].id}/${topics[0].slug}`
  return { first: (await measureFirstLoad(page, browser)).total, further: await transferred(page) }
}

/** Bytes of an answer as they travel, headers included. */
const transferred = (url) =>
  new Promise((resolve, reject) => {
    get(url, { headers: READER, agent: false }, (answer) => answer.resume().on('end', () => resolve(answer.socket.bytesRead))).on('error', reject)
  })

const kindsAt = (costs, times) => costs.map((cost) => ({ ...cost, perSecond: SHARES[cost.name] * PAGES_PER_SECOND * times }))

/** How much traffic these machines take until one in a hundred waits longer than {@link P99_MS}, and what is full then. */
function most(costs, machines) {
  let [low, high] = [0, 100_000]
  while (high - low > high / 200) {
    const middle = (low + high) / 2
    if (simulateQueues(kindsAt(costs, middle), machines).p99 <= P99_MS) low = middle
    else high = middle
  }
  const kinds = kindsAt(costs, low)
  const { p50, p99, siteBusy, databaseBusy } = simulateQueues(kinds, machines)
  const perSecond = kinds.reduce((sum, kind) => sum + kind.perSecond, 0)
  return [`at most ${figure(low)} times`, '', '', figure(perSecond), String(machines.processes), String(machines.cores), figure(p50), figure(p99), '', '', '', ...[siteBusy, databaseBusy].map((share) => `${Math.round(share * 100)}%`)]
}

/** The smallest machines that stay below {@link BUSY_AT_MOST}, and what visitors wait for with them. */
function traffic({ costs, bytes, memory }, times) {
  const kinds = kindsAt(costs, times)
  const enough = (cost) => Math.max(1, Math.ceil(kinds.reduce((sum, kind) => sum + kind.perSecond * kind[cost], 0) / 1_000 / BUSY_AT_MOST))
  const machines = { processes: enough('siteMs'), cores: enough('databaseMs') }
  const { p50, p99 } = simulateQueues(kinds, machines)
  const perSecond = kinds.reduce((sum, kind) => sum + kind.perSecond, 0)
  const memoryGb = (machines.processes * (memory.siteMb + MORE_PER_PROCESS_MB) + memory.databaseMb) / 1_000
  const diskGb = (VISITS * PAGES * SHARES.reply * times * 365 * bytes.reply) / 1e9
  const trafficGb = (VISITS * times * 30 * (bytes.first + (PAGES - 1) * bytes.further)) / 1e9
  const name = `${times.toLocaleString('en-US')} times a busy day`
  return [name, '', '', figure(perSecond), String(machines.processes), String(machines.cores), ...[p50, p99, memoryGb, diskGb, trafficGb].map(figure)]
}
