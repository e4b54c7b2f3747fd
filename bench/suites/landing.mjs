// The landing page: what serving it costs, what a first visit transfers, what Lighthouse thinks of it.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startServer, startSite } from '../running-site.mjs'
import { storeAnswer } from '../bare-server.mjs'
import { measureFirstLoad } from '../first-load.mjs'
import { measureLighthouse } from '../lighthouse.mjs'
import { measureLoad } from '../load.mjs'
import { figure, median } from '../table.mjs'

const ROUNDS = 5
const SECONDS = 4
const LIGHTHOUSE_RUNS = 5
const HEADERS = { 'accept-encoding': 'br' }

export const needsBrowser = true
export const columns = ['site', 'bare node:http', 'ratio']

/** @returns {Promise<string[][]>} rows of measure, the site's value, the bare server's, and their ratio */
export async function run({ browser }) {
  const site = await startSite()
  try {
    return [
      ...(await costRows(site)),
      ...rowsOf('first load, bytes: ', await measureFirstLoad(site.url, browser)),
      ...rowsOf('Lighthouse mobile: ', await measureLighthouse(site.url, { ...browser, runs: LIGHTHOUSE_RUNS })),
    ]
  } finally {
    await site.stop()
  }
}

const rowsOf = (prefix, values) => Object.entries(values).map(([name, value]) => [prefix + name, figure(value)])

async function costRows(site) {
  const folder = mkdtempSync(join(tmpdir(), 'on-joue-answer-'))
  const file = join(folder, 'answer.json')
  try {
    await storeAnswer(site.url, HEADERS, file) // fills the page cache
    const answer = await storeAnswer(site.url, HEADERS, file)
    const bare = await startServer(['bench/bare-server.mjs', file], { env: { NODE_ENV: 'production' } })
    const [ours, floor] = await alternate(site, bare).finally(bare.stop)
    const what = `GET / (${answer.status}, ${answer.encoding ?? 'not compressed'}, ${figure(answer.bytes)} bytes): `
    return [compare(`${what}requests/s`, ours.perSecond, floor.perSecond), compare(`${what}CPU ms`, ours.cpuMs, floor.cpuMs)]
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const compare = (name, ours, floor) => [name, figure(ours), figure(floor), (ours / floor).toFixed(2)]

/** A B A B …: whatever else the machine does meets both. The first round only warms up. */
async function alternate(...servers) {
  const results = servers.map(() => [])
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const [index, server] of servers.entries()) {
      const result = await measureLoad({ url: server.url, pids: [server.pid] }, { seconds: SECONDS, headers: HEADERS })
      if (round > 0) results[index].push(result)
    }
  }
  return results.map((list) => ({
    perSecond: median(list.map(({ perSecond }) => perSecond)),
    cpuMs: median(list.map(({ cpuMs }) => cpuMs)),
  }))
}
