// A start of the built site on data that's there: until the first page is answered, and what it takes.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { cpuMsOf, memoryMbOf } from '../load.mjs'
import { startServer } from '../running-site.mjs'
import { figure, median } from '../table.mjs'

const ROUNDS = 5
/** Once more without V8's stored code, as after a build. */
const KINDS = [
  { name: 'again', env: {} },
  { name: 'first after a build', env: { NODE_DISABLE_COMPILE_CACHE: '1' } },
]
const GOALS = { firstPageMs: 900, cpuMs: 1_200, idleMb: 150 }
const SETTLED_MS = 2_000

export const columns = ['first 200, ms', 'CPU ms until then', 'idle memory, MB', 'bare node, MB', 'goal']

/** @returns {Promise<string[][]>} medians of each kind of start */
export async function run() {
  const folder = mkdtempSync(join(tmpdir(), 'on-joue-start-'))
  try {
    await measureStart(folder, {}) // makes the data and the stored code
    const rounds = KINDS.map(() => [])
    const bare = []
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const [index, { env }] of KINDS.entries()) rounds[index].push(await measureStart(folder, env))
      bare.push(await bareMb())
    }
    return KINDS.map(({ name }, index) => rowOf(name, rounds[index], median(bare)))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function rowOf(name, rounds, bareMemoryMb) {
  const of = (what) => median(rounds.map((round) => round[what]))
  const isMet = of('firstPageMs') <= GOALS.firstPageMs && of('cpuMs') <= GOALS.cpuMs && of('idleMb') <= GOALS.idleMb
  const goal = `${isMet ? 'met' : 'missed'}: ≤ ${GOALS.firstPageMs} ms, ≤ ${GOALS.cpuMs} ms CPU, ≤ ${GOALS.idleMb} MB`
  return [name, figure(of('firstPageMs')), figure(of('cpuMs')), figure(of('idleMb')), figure(bareMemoryMb), goal]
}

async function measureStart(folder, env) {
  const startedAt = performance.now()
  const site = await startServer(['dist/server.js'], {
    env: { NODE_ENV: 'production', DATA_DIR: folder, DATABASE_URL: undefined, SITE_URL: undefined, ...env },
    readyPath: '/',
    pollMs: 10,
  })
  const firstPageMs = performance.now() - startedAt
  const cpuMs = cpuMsOf(site.pid)
  await new Promise((resolve) => setTimeout(resolve, SETTLED_MS))
  const idleMb = memoryMbOf(site.pid)
  await site.stop()
  return { firstPageMs, cpuMs, idleMb }
}

async function bareMb() {
  const bare = await startServer(['-e', 'require("node:http").createServer((_, r) => r.end()).listen(Number(process.env.PORT))'], { env: {} })
  const memory = memoryMbOf(bare.pid)
  await bare.stop()
  return memory
}
