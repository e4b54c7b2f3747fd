import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import allocator from '../../scripts/setup/allocator.json'
import type { DatabaseTarget } from '../../src/db/connection.ts'
import { anEmptyPlace, ENGINE } from './a-database.ts'
import { NODE_VARIABLES } from './node-variables.ts'

const ROOT = join(import.meta.dirname, '../..')
const START_MS = 120_000

/** The real site as its own process, on a database of its own; needs a build. */
export interface ServerProcess {
  url: string
  process: ChildProcess
  /** Everything it has printed. */
  output: () => string
  /** Resolves with the exit code, or the signal that ended it. */
  ended: Promise<number | NodeJS.Signals | null>
}

/** An empty place on this run's engine, whose file is called what the site calls it, in a folder of its own. */
export async function aPlaceForAServer(): Promise<DatabaseTarget> {
  if (ENGINE === 'postgres') return anEmptyPlace()
  const folder = mkdtempSync(join(tmpdir(), 'on-joue-place-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return { engine: 'sqlite', file: join(folder, 'on-joue.sqlite') }
}

/** Starts the site as `npm start` does, from its build in `root`. It is killed when the test has ended, if it still runs. */
export async function aServer(place: DatabaseTarget, environment: Record<string, string> = {}, root = ROOT): Promise<ServerProcess> {
  const folder = mkdtempSync(join(tmpdir(), 'on-joue-server-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const database = place.engine === 'postgres' ? { DATABASE_URL: place.url } : { DATA_DIR: join(place.file, '..') }
  const child = spawn(process.execPath, ['dist/server.js'], {
    cwd: root,
    env: { ...allocator, ...NODE_VARIABLES, NODE_ENV: 'production', PORT: '0', DATA_DIR: folder, LIMIT_FACTOR: '100000', ...database, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  let output = ''
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()))
  const ended = new Promise<number | NodeJS.Signals | null>((resolve) => child.on('exit', (code, signal) => resolve(code ?? signal)))
  return { url: await readyAddress(() => output, ended), process: child, output: () => output, ended }
}

/** The address a site printed when it was ready. @throws Error with all it printed, when it ends or takes too long */
export async function readyAddress(output: () => string, ended: Promise<unknown>): Promise<string> {
  let isOver = false
  void ended.then(() => (isOver = true))
  for (const giveUpAt = Date.now() + START_MS; Date.now() < giveUpAt && !isOver; ) {
    const address = /ready at (http:\S+)/.exec(output())?.[1]
    if (address) return address
    await new Promise((resolve) => setTimeout(resolve, 25))
  }
  throw new Error(`The site did not start:\n${output()}`)
}
