// What one request of each kind costs the site and PostgreSQL, and how many processes and cores it takes to serve a
// busy day, and 10, 100, and 1,000 times as much. docs/scale.md explains what follows from it.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { startPostgres } from '../../scripts/setup/postgres.mjs'
import { joinForum, postJson } from '../join-forum.mjs'
import { cpuMsOf } from '../load.mjs'
import { familyCpuMs, serverPid } from '../processor-time.mjs'
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
const PAGES_PER_SECOND = (3_000 * 8) / 10 / 3_600
const SHARES = { 'cached page': 2 / 3, 'page not cached': 1 / 6, 'page of a member': 1 / 6, 'reply': 1 / 40 }
const TIMES = [1, 10, 100, 1_000]
/** In use for no more than this, so that a peak within the hour doesn't make a line. */
const BUSY_AT_MOST = 0.6

export const columns = ['CPU ms, site', 'CPU ms, PostgreSQL', 'requests/s', 'site processes', 'database cores', 'p50 ms', 'p99 ms']

/** @returns {Promise<string[][]>} a row for each kind of request, and one for each amount of traffic */
export async function run() {
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
    const bytes = await bytesPerReply(client, site)
    return [...rows, ['bytes a reply adds to the database', figure(bytes)], ...TIMES.map((times) => traffic(costs, times))]
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

/** The smallest machines that stay below {@link BUSY_AT_MOST}, and what visitors wait for with them. */
function traffic(costs, times) {
  const kinds = costs.map((cost) => ({ ...cost, perSecond: SHARES[cost.name] * PAGES_PER_SECOND * times }))
  const enough = (cost) => Math.max(1, Math.ceil(kinds.reduce((sum, kind) => sum + kind.perSecond * kind[cost], 0) / 1_000 / BUSY_AT_MOST))
  const machines = { processes: enough('siteMs'), cores: enough('databaseMs') }
  const { p50, p99 } = simulateQueues(kinds, machines)
  const perSecond = kinds.reduce((sum, kind) => sum + kind.perSecond, 0)
  return [`${times.toLocaleString('en-US')} times a busy day`, '', '', figure(perSecond), String(machines.processes), String(machines.cores), figure(p50), figure(p99)]
}
