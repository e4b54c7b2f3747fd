// Starts a program that serves HTTP on a free port, and the site in particular: built, production, empty data.
import { spawn } from 'node:child_process'
import { mkdtempSync, openSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { environment, ROOT, runtime } from '../scripts/setup/run.mjs'

const READY_MS = 20_000

/**
 * Logging stays at its default, into a file: it is part of what a request costs.
 *
 * @param {string} data the site's folder, removed in the end
 * @param {string[]} nodeArgs for the runtime
 * @param {Record<string, string>} extra variables
 */
export async function startSite(data = mkdtempSync(join(tmpdir(), 'on-joue-bench-')), nodeArgs = [], extra = {}) {
  const env = { ...extra, NODE_ENV: 'production', DATA_DIR: data, LIMIT_FACTOR: '1000000', DATABASE_URL: undefined, SITE_URL: undefined }
  const log = openSync(join(data, 'bench.log'), 'a')
  const site = await startServer([...nodeArgs, 'dist/server.js'], { env, log, readyPath: '/readyz' })
  const stop = () => site.stop().then(() => rmSync(data, { recursive: true, force: true }))
  return { ...site, stop }
}

/**
 * @returns {Promise<{ url: string, pid: number, cpuMs: () => Promise<number>, stop: () => Promise<void> }>} once
 *   `readyPath` answers 200; `cpuMs` wants a process that was started with bench/report-cpu.mjs
 */
export async function startServer(args, { env, log = 'ignore', readyPath = '/', pollMs = 50 }) {
  const port = await freePort()
  const stdio = ['ignore', log, log === 'ignore' ? 'inherit' : log, 'ipc']
  const child = spawn(runtime(), args, { cwd: ROOT, stdio, env: environment({ ...env, PORT: String(port) }) })
  const ended = new Promise((resolve) => child.once('close', resolve))
  const kill = () => child.kill('SIGTERM')
  process.once('exit', kill)
  const stop = async () => {
    process.removeListener('exit', kill)
    kill()
    await ended
  }
  const url = `http://localhost:${port}`
  await untilReady(url + readyPath, child, pollMs)
  return { url, pid: child.pid, cpuMs: () => cpuMsOf(child), stop }
}

function cpuMsOf(child) {
  return new Promise((resolve) => {
    child.once('message', resolve)
    child.send('cpu')
  })
}

async function untilReady(url, child, pollMs) {
  const giveUpAt = Date.now() + READY_MS
  while (Date.now() < giveUpAt && child.exitCode === null) {
    const answer = await fetch(url).catch(() => null)
    if (answer?.ok) return
    await new Promise((resolve) => setTimeout(resolve, pollMs))
  }
  child.kill('SIGKILL')
  throw new Error(`${url} didn't answer within ${READY_MS} ms`)
}

function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject)
    probe.listen(0, () => {
      const { port } = probe.address()
      probe.close(() => resolve(port))
    })
  })
}
