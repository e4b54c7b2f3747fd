// How many requests a second the site answers on PostgreSQL with one process and with two (WORKERS), and which
// processor time of which part that takes; then how many it would with eight, simulated from the measured costs.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { startPostgres } from '../../scripts/setup/postgres.mjs'
import { joinForum } from '../join-forum.mjs'
import { sendLoad } from '../load.mjs'
import { familyCpuMs, machineCpuMs, serverPid } from '../processor-time.mjs'
import { startServer } from '../running-site.mjs'
import { simulateQueues } from '../simulate-queues.mjs'
import { figure, median } from '../table.mjs'

const WORKERS = [1, 2]
const ROUNDS = 3
const SECONDS = 8
const WARM_UP_SECONDS = 3
const CONNECTIONS = 16
/** Members with a topic of their own each, so that replies don't wait for each other's topic. */
const MEMBERS = CONNECTIONS
const READER = { 'accept-encoding': 'br', 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0' }

const SIMULATED_PROCESSES = [1, 2, 8]
const DATABASE_CORES = [1, 2, 4]
/** Past this no one would call it answered in time. */
const P99_MS = 250

export const columns = ['per second', 'p99 ms', 'cores: site', 'PostgreSQL', 'sender', 'others', 'CPU ms, site', 'CPU ms, PostgreSQL']

/** @returns {Promise<string[][]>} a row for each kind of request and number of processes, then what's simulated */
export async function run() {
  const postgres = await startPostgres({ say: () => {}, sources: ['system', 'embedded'], isSafe: true })
  const sites = []
  try {
    for (const workers of WORKERS) sites.push(await aSite(postgres, workers))
    const databasePid = serverPid(postgres.port)
    const measured = []
    for (const kind of Object.keys(sites[0].kinds)) {
      for (const site of sites) await sendLoad({ ...site.kinds[kind], duration: WARM_UP_SECONDS })
      const rounds = sites.map(() => [])
      // One after the other and again, so that whatever else the machine does meets both.
      for (let round = 0; round < ROUNDS; round += 1) {
        for (const [index, site] of sites.entries()) rounds[index].push(await measure(site, kind, databasePid))
      }
      for (const [index, site] of sites.entries()) measured.push({ kind, workers: site.workers, ...mediansOf(rounds[index]) })
    }
    return [...measured.map(toRow), ...simulated(measured.filter(({ workers }) => workers === 1))]
  } finally {
    for (const site of sites) await site.stop()
    await postgres.stop()
  }
}

async function aSite(postgres, workers) {
  const folder = mkdtempSync(join(tmpdir(), 'on-joue-cluster-'))
  const url = new URL(postgres.url)
  url.pathname = `/bench_${workers}`
  await query(postgres.url, `create database bench_${workers}`)
  const env = { NODE_ENV: 'production', DATA_DIR: folder, DATABASE_URL: url.href, WORKERS: String(workers), LIMIT_FACTOR: '1000000', SITE_URL: undefined, BACKUPS: 'off' }
  const site = await startServer(['dist/server.js'], { env, readyPath: '/readyz' })
  const stop = () => site.stop().then(() => rmSync(folder, { recursive: true, force: true }))
  const kinds = await kindsOf(site.url)
  // As autovacuum does a minute later: without statistics, PostgreSQL plans for empty tables.
  await query(url.href, 'analyze')
  return { ...site, workers, kinds, stop }
}

async function query(connectionString, text) {
  const client = new pg.Client({ connectionString })
  await client.connect()
  await client.query(text)
  await client.end()
}

/** What each connection sends, by kind. */
async function kindsOf(url) {
  const members = []
  for (let nth = 0; nth < MEMBERS; nth += 1) members.push(await joinForum(url))
  const { topics } = await (await fetch(`${url}/api/forum/topics/latest?limit=${MEMBERS * 2}`)).json()
  const open = topics.filter(({ isLocked }) => !isLocked)
  const page = `/forum/topics/${open[0].id}/${open[0].slug}`
  const json = { 'content-type': 'application/json' }
  const requests = {
    'cached page': [{ path: page, headers: READER }],
    'page of a member': members.map(({ cookie }) => ({ path: page, headers: { ...READER, cookie } })),
    'reply': members.map(({ cookie }, nth) => ({
      method: 'POST', path: `/api/forum/topics/${open[nth % open.length].id}/posts`, headers: { ...json, cookie },
      body: JSON.stringify({ content: 'We went there at one, for two hours. [<id>]' }),
    })),
  }
  return Object.fromEntries(Object.entries(requests).map(([kind, of]) => [kind, { url, connections: CONNECTIONS, idReplacement: true, requests: of }]))
}

async function measure({ pid, kinds }, kind, databasePid) {
  const now = () => ({ site: familyCpuMs(pid), database: familyCpuMs(databasePid), machine: machineCpuMs() })
  const before = now()
  const { answered, refused, seconds, p99, cpuMs: sender } = await sendLoad({ ...kinds[kind], duration: SECONDS })
  if (refused > 0) throw new Error(`${kind}: ${refused} refusals or errors, ${answered} answers`)
  const after = now()
  const [site, database, machine] = ['site', 'database', 'machine'].map((part) => after[part] - before[part])
  const cores = (ms) => ms / 1_000 / seconds
  return {
    perSecond: answered / seconds, p99, siteMs: site / answered, databaseMs: database / answered,
    siteCores: cores(site), databaseCores: cores(database), senderCores: cores(sender), otherCores: Math.max(0, cores(machine - site - database - sender)),
  }
}

const mediansOf = (rounds) => Object.fromEntries(Object.keys(rounds[0]).map((name) => [name, median(rounds.map((round) => round[name]))]))

const toRow = ({ kind, workers, ...each }) => [
  `${kind}, ${workers === 1 ? '1 process' : `${workers} processes`}`,
  ...['perSecond', 'p99', 'siteCores', 'databaseCores', 'senderCores', 'otherCores', 'siteMs', 'databaseMs'].map((name) => figure(each[name])),
]

/** The most requests a second with a core for each process, and which part is then in use. */
function simulated(costs) {
  const rows = []
  for (const { kind, siteMs, databaseMs } of costs) {
    for (const processes of SIMULATED_PROCESSES) {
      for (const cores of databaseMs < 0.01 ? [1] : DATABASE_CORES) {
        const { perSecond, p99, siteBusy, databaseBusy } = mostOf({ siteMs, databaseMs }, { processes, cores })
        rows.push([`${kind}, simulated: ${processes} + ${cores} for PostgreSQL`, figure(perSecond), figure(p99), figure(siteBusy * processes), figure(databaseBusy * cores)])
      }
    }
  }
  return rows
}

/** The highest rate at which all but one in a hundred are answered within {@link P99_MS}. */
function mostOf(cost, machines) {
  const at = (perSecond) => ({ perSecond, ...simulateQueues([{ ...cost, perSecond }], machines) })
  let [low, high] = [0, 1_000 / Math.max(cost.siteMs / machines.processes, cost.databaseMs / machines.cores)]
  for (let step = 0; step < 8; step += 1) {
    const middle = (low + high) / 2
    if (at(middle).p99 <= P99_MS) low = middle
    else high = middle
  }
  return at(low)
}
