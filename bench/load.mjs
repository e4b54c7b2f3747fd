// Requests per second and processor time per request of a running server.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { environment, runtime } from '../scripts/setup/run.mjs'
import { machineCpuMs } from './processor-time.mjs'

const SENDER = fileURLToPath(new URL('send-load.mjs', import.meta.url))
const TICKS_PER_SECOND = 100 // USER_HZ, the same on every Linux a distribution ships

/** Others that take more than this part of a core during a round have a say in its figures. */
const QUIET_CORES = 0.1

/**
 * @param {{ url: string, pids: number[] }} server with all processes that work for it
 * @returns {Promise<{ perSecond: number, cpuMs: number, isQuiet: boolean }>} `cpuMs` is user and system time per request;
 *   quiet is a round in which nothing but the server and its sender worked
 */
export async function measureLoad({ url, pids }, { seconds, connections = 32, headers = {} }) {
  const now = () => ({ server: pids.reduce((sum, pid) => sum + cpuMsOf(pid), 0), machine: machineCpuMs() })
  const before = now()
  const sent = await sendLoad({ url, connections, duration: seconds, requests: [{ path: url.slice(new URL(url).origin.length) || '/', headers }] })
  const after = now()
  if (sent.refused > 0 || sent.answered === 0) throw new Error(`${url}: ${sent.answered} answers, ${sent.refused} refusals or errors`)
  const server = after.server - before.server
  const others = after.machine - before.machine - server - sent.cpuMs
  return { perSecond: sent.answered / sent.seconds, cpuMs: server / sent.answered, isQuiet: others / 1_000 / seconds <= QUIET_CORES }
}

/**
 * Sends what `load` describes; see send-load.mjs.
 *
 * @returns {Promise<{ answered: number, refused: number, seconds: number, p99: number, cpuMs: number }>} `cpuMs` is what sending took
 */
export const sendLoad = async (load) => JSON.parse((await outputOf([SENDER, JSON.stringify(load)])).trim().split('\n').at(-1))

/** The load comes from a process of its own, so that it does not slow what it measures. */
function outputOf(args) {
  return new Promise((resolve, reject) => {
    const child = spawn(runtime(), args, { env: environment(), stdio: ['ignore', 'pipe', 'inherit'] })
    let output = ''
    child.stdout.setEncoding('utf8').on('data', (text) => (output += text))
    child.once('error', reject)
    child.once('close', (code) => (code === 0 ? resolve(output) : reject(new Error(`exit code ${code}`))))
  })
}

/** User and system time of a process so far. */
export function cpuMsOf(pid) {
  if (existsSync('/proc/self/stat')) {
    const afterName = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1).split(' ')
    return ((Number(afterName[11]) + Number(afterName[12])) * 1000) / TICKS_PER_SECOND
  }
  const { stdout } = spawnSync('ps', ['-o', 'time=', '-p', String(pid)], { encoding: 'utf8' })
  return stdout.trim().split(':').reduce((total, part) => total * 60 + Number(part), 0) * 1000
}

/** Resident memory of a process, in megabytes. */
export const memoryMbOf = (pid) => (Number(readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1]) * 4_096) / 1e6
