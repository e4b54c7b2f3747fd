import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

const ROOT = join(import.meta.dirname, '../../..')
const INSTALLED = join(ROOT, 'node_modules', '.bin', 'node')
const RUNTIME = existsSync(INSTALLED) && process.platform !== 'win32' ? INSTALLED : process.execPath
/** Longer than any start or stop may take. */
const TIMEOUT_MS = 60_000

/** The built site in a process of its own, as the owner runs it. */
export interface StartedSite {
  url: string
  /** Everything it has printed so far. */
  printed: () => string
  /** Runs one of the owner's commands on the same data, and returns what it prints. */
  command: (name: 'admin' | 'facts' | 'inbox' | 'waitlist', ...args: string[]) => Promise<string>
  /** Tells it to stop. @returns its exit code, and whatever it printed besides its address */
  stop: () => Promise<{ code: number | null; complaints: string }>
}

/**
 * Starts the site on an empty folder and a free port, with limits no one here reaches.
 *
 * @param smtpUrl - where its email goes; without one it waits
 * @param more - variables that differ from those of the other journeys
 * @param root - where its build is
 */
export async function startASite(smtpUrl = '', more: Record<string, string> = {}, root = ROOT): Promise<StartedSite> {
  const folder = mkdtempSync(join(tmpdir(), 'on-joue-e2e-'))
  const env = {
    ...process.env,
    ...{ DATABASE_URL: '', SITE_URL: '', SMTP_URL: smtpUrl, HOST: '', DEV: '', TRUST_PROXY: '' },
    ...{ ADMIN_USERNAME: 'rosa', ADMIN_EMAIL: 'rosa@example.com', ADMIN_PASSWORD: 'playground owner' },
    ...{ PORT: '0', DATA_DIR: folder, NODE_ENV: 'production', LIMIT_FACTOR: '1000', LOG_LEVEL: 'error' },
    ...more,
  }
  const server = spawn(RUNTIME, ['dist/server.js'], { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] })
  const printed = listenTo(server)
  process.once('exit', () => server.kill('SIGKILL'))

  return {
    url: await printed.address,
    printed: printed.all,
    command: async (name, ...args) => {
      const run = promisify(execFile)
      const { stdout } = await run(RUNTIME, [`src/server/commands/${name}.ts`, ...args], { cwd: ROOT, env })
      return stdout
    },
    stop: async () => {
      const code = await exitCodeOf(server)
      rmSync(folder, { recursive: true, force: true })
      return { code, complaints: printed.rest() }
    },
  }
}

function listenTo(server: ChildProcess) {
  const ready = /^On Joue is ready at (http:\/\/localhost:\d+)\n/m
  /** Said on the first start of a site that only its owner can reach yet. */
  const sampleNote = /^Added a sample community to the forum\. .*\n/m
  let output = ''
  const address = new Promise<string>((resolve, reject) => {
    const fail = () => reject(new Error(`The site did not start:\n${output}`))
    const timer = setTimeout(fail, TIMEOUT_MS)
    server.once('exit', fail)
    for (const stream of [server.stdout, server.stderr]) {
      stream?.setEncoding('utf8').on('data', (text: string) => {
        output += text
        const found = ready.exec(output)?.[1]
        if (!found) return
        clearTimeout(timer)
        resolve(found)
      })
    }
  })
  return { address, all: () => output, rest: () => output.replace(ready, '').replace(sampleNote, '') }
}

async function exitCodeOf(server: ChildProcess): Promise<number | null> {
  if (server.exitCode !== null || server.signalCode !== null) return server.exitCode
  const timer = setTimeout(() => server.kill('SIGKILL'), TIMEOUT_MS)
  server.kill('SIGTERM')
  await once(server, 'exit')
  clearTimeout(timer)
  return server.exitCode
}
