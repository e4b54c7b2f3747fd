// A start of the built site on data that's there: until the first page is answered, and what it takes; beside a program
// that answers with nothing.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { cpuMsOf, memoryMbOf } from '../load.mjs'
import { startServer } from '../running-site.mjs'
import { figure, median, verdict } from '../table.mjs'

const ROUNDS = 5
/** Once more without V8's stored code, as after a build. */
const KINDS = [
  { name: 'again', env: {} },
  { name: 'first after a build', env: { NODE_DISABLE_COMPILE_CACHE: '1' } },
]
const GOALS = { firstPageMs: 900, cpuMs: 1_200, idleMb: 150 }
const SETTLED_MS = 2_000
const BARE = 'require("node:http").createServer((_, answer) => answer.end()).listen(Number(process.env.PORT))'

export const columns = ['first 200, ms', 'CPU ms until then', 'idle memory, MB', 'bare node: ms', 'CPU ms', 'MB', 'goal']

/** @returns {Promise<string[][]>} medians of each kind of start */
export async function run() {
  const folder = mkdtempSync(join(tmpdir(), 'on-joue-start-'))
  try {
    await startOn(folder, {}) // makes the data and the stored code
    const rounds = KINDS.map(() => [])
    const bare = []
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const [index, { env }] of KINDS.entries()) rounds[index].push(await startOn(folder, env))
      bare.push(await measure(() => startServer(['-e', BARE], { env: {}, pollMs: 10 })))
    }
    return KINDS.map(({ name }, index) => rowOf(name, rounds[index], bare))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function rowOf(name, rounds, bare) {
  const { firstPageMs, cpuMs, idleMb } = mediansOf(rounds)
  const floor = mediansOf(bare)
  const isMet = firstPageMs <= GOALS.firstPageMs && cpuMs <= GOALS.cpuMs && idleMb <= GOALS.idleMb
  const goal = verdict(isMet, `≤ ${GOALS.firstPageMs} ms, ≤ ${GOALS.cpuMs} ms CPU, ≤ ${GOALS.idleMb} MB`)
  return [name, ...[firstPageMs, cpuMs, idleMb, floor.firstPageMs, floor.cpuMs, floor.idleMb].map(figure), goal]
}

const mediansOf = (rounds) => Object.fromEntries(Object.keys(rounds[0]).map((what) => [what, median(rounds.map((round) => round[what]))]))

const startOn = (folder, env) =>
  measure(() =>
    startServer(['dist/server.js'], {
      env: { NODE_ENV: 'production', DATA_DIR: folder, DATABASE_URL: undefined, SITE_URL: undefined, ...env },
      readyPath: '/',
      pollMs: 10,
    }),
  )

/** @param {() => ReturnType<typeof startServer>} start - resolves at the first page */
async function measure(start) {
  const startedAt = performance.now()
  const server = await start()
  const firstPageMs = performance.now() - startedAt
  const cpuMs = cpuMsOf(server.pid)
  await wait(SETTLED_MS)
  const idleMb = memoryMbOf(server.pid)
  await server.stop()
  return { firstPageMs, cpuMs, idleMb }
}
