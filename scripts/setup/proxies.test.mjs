import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished, vi } from 'vitest'
import { findProxies } from './proxies.mjs'

const find = (proxy) => {
  const folder = mkdtempSync(join(tmpdir(), 'on-joue-proxies-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const lines = []
  // Stands for a proxy: it's there wherever the tests run, and says a version.
  const found = () => findProxies({ say: (line) => lines.push(line), folder, proxies: { caddy: { inside: 'usr/bin/none', ask: ['--version'], version: /^v(\d+)/, places: [], ...proxy } } })
  return { found, lines }
}

it('a proxy in a usual place is taken, and said', () => {
  const { found, lines } = find({ places: ['/nowhere/caddy', process.execPath] })

  expect(found()).toEqual({ CADDY_PATH: process.execPath })
  expect(lines).toEqual([expect.stringMatching(/^Proxy: caddy \d+, found: /)])
})

it('a path that is no proxy is refused instead of another being taken', () => {
  vi.stubEnv('CADDY_PATH', '/nowhere/caddy')
  onTestFinished(() => vi.unstubAllEnvs())

  expect(find({ places: [process.execPath] }).found).toThrow("CADDY_PATH is /nowhere/caddy, which doesn't start as caddy.")
})

it('where there is none and none can be fetched, it says what to do', () => {
  vi.stubEnv('PATH', '/nowhere')
  onTestFinished(() => vi.unstubAllEnvs())

  expect(find({}).found).toThrow('No caddy found for the tests. Install it, or set CADDY_PATH.\napt-get: not on this machine')
})
