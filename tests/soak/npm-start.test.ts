import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { readyAddress } from '../support/a-server.ts'
import { ENGINE } from '../support/a-database.ts'

const ROOT = join(import.meta.dirname, '../..')
const BODY = JSON.stringify({ name: 'Maya', email: 'maya@example.com', message: 'Sent while stopping' })

interface Started {
  url: string
  npm: number
  script: number
  site: number
  /** What npm reported: its exit code, or the signal that ended it. */
  ended: Promise<number | NodeJS.Signals | null>
}

/** `npm start`, as someone types it, with all processes it leads to. */
async function npmStart(): Promise<Started> {
  const folder = mkdtempSync(join(tmpdir(), 'on-joue-npm-start-'))
  const env = { PATH: process.env.PATH, HOME: process.env.HOME, PORT: '0', DATA_DIR: folder, SAMPLE_DATA: 'off', BACKUPS: 'off' }
  const child: ChildProcess = spawn('npm', ['start'], { cwd: ROOT, env, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => (output += chunk.toString()))
  const ended = new Promise<number | NodeJS.Signals | null>((resolve) => child.on('exit', (code, signal) => resolve(code ?? signal)))
  const npm = child.pid ?? 0
  onTestFinished(() => {
    for (const { pid } of descendantsOf(npm)) kill(pid, 'SIGKILL')
    kill(npm, 'SIGKILL')
    rmSync(folder, { recursive: true, force: true })
  })
  const url = await readyAddress(() => output, ended)
  const pidOf = (part: string) => descendantsOf(npm).find(({ args }) => args.includes(part) && !args.startsWith('sh '))?.pid ?? 0
  return { url, npm, script: pidOf('scripts/start.mjs'), site: pidOf('dist/server.js'), ended }
}

function kill(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal)
  } catch {
    // It has ended already.
  }
}

function descendantsOf(pid: number): { pid: number; args: string }[] {
  const lines = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,args='], { encoding: 'utf8' }).split('\n')
  const all = lines.flatMap((line) => {
    const [, id, parent, args = ''] = /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line) ?? []
    return id ? [{ pid: Number(id), parent: Number(parent), args }] : []
  })
  const below = (of: number): typeof all => all.filter(({ parent }) => parent === of).flatMap((one) => [one, ...below(one.pid)])
  return below(pid)
}

/** A contact message of which half is sent before, and half after `stopping`; resolves with what came back. */
function answerAcross(url: string, stopping: () => void): Promise<string> {
  return new Promise((resolve, reject) => {
    let answer = ''
    const socket = connect(Number(new URL(url).port), '127.0.0.1', () => {
      const head = ['POST /api/contact HTTP/1.1', 'Host: x', 'Content-Type: application/json', `Content-Length: ${BODY.length}`, 'Connection: close']
      socket.write(`${head.join('\r\n')}\r\n\r\n`)
      setTimeout(stopping, 300)
      setTimeout(() => socket.write(BODY), 1_200)
    })
    socket.on('data', (chunk: Buffer) => (answer += chunk.toString()))
    socket.on('close', () => resolve(answer))
    socket.on('error', reject)
  })
}

const isFree = (url: string): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(Number(new URL(url).port), '127.0.0.1')
    socket.on('connect', () => resolve(socket.destroy() && false))
    socket.on('error', () => resolve(true))
  })

const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

// The processes are the same on both engines.
describe.runIf(ENGINE === 'sqlite')('npm start', () => {
  it.each([
    ['npm', 'SIGTERM', [0, 143, 'SIGTERM']],
    ['npm', 'SIGKILL', ['SIGKILL']],
    ['script', 'SIGTERM', [0]],
    ['script', 'SIGKILL', [137, 'SIGKILL']],
    ['site', 'SIGTERM', [0]],
  ] as const)('answers what began and leaves no process and no port behind when its %s gets %s', async (part, signal, codes) => {
    const started = await npmStart()

    const answer = await answerAcross(started.url, () => process.kill(started[part], signal))

    expect(answer).toMatch(/^HTTP\/1\.1 201/)
    expect(codes).toContain(await started.ended)
    await expect.poll(() => isFree(started.url)).toBe(true)
    await expect.poll(() => [started.script, started.site].filter(isAlive)).toEqual([])
  })

  it('ends with the code of a killed process when the site is killed', async () => {
    const { url, site, ended } = await npmStart()

    process.kill(site, 'SIGKILL')

    expect(await ended).toBe(137)
    expect(await isFree(url)).toBe(true)
  })
})
