// Requests per second and processor time per request of a running server.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { environment, runtime } from '../scripts/setup/run.mjs'

const AUTOCANNON = fileURLToPath(new URL('node_modules/autocannon/autocannon.js', import.meta.url))
const SENDER = fileURLToPath(new URL('send-load.mjs', import.meta.url))
const TICKS_PER_SECOND = 100 // USER_HZ, the same on every Linux a distribution ships

/** @returns {Promise<{ perSecond: number, cpuMs: number }>} `cpuMs` is user and system time per request */
export async function measureLoad({ url, pid }, { seconds, connections = 32, headers = {} }) {
  const named = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}=${value}`])
  const args = ['--json', '--no-progress', '-c', String(connections), '-d', String(seconds), ...named, url]
  const before = cpuMsOf(pid)
  const result = JSON.parse(await outputOf([AUTOCANNON, ...args]))
  const used = cpuMsOf(pid) - before
  const answered = result['2xx']
  if (result.errors + result.timeouts + result.non2xx > 0 || answered === 0) {
    throw new Error(`${url}: ${answered} answers, ${result.non2xx} refusals, ${result.errors} errors`)
  }
  return { perSecond: answered / result.duration, cpuMs: used / answered }
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
