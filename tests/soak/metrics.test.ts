import { readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { ENGINE } from '../support/a-database.ts'
import { aPlaceForAServer, aServer } from '../support/a-server.ts'

const ROOT = join(import.meta.dirname, '../..')
const OFF = { SAMPLE_DATA: 'off', BACKUPS: 'off' }

/** What the build wrote down: a commit, or null where there is no git. */
const builtCommit = (): string | null => JSON.parse(readFileSync(join(ROOT, 'dist/version.json'), 'utf8')).commit

/** A running site that is measured, and what reads the figures. */
async function aMeasuredServer(environment: Record<string, string> = {}) {
  const server = await aServer(await aPlaceForAServer(), { ...OFF, METRICS_PORT: '0', ...environment })
  const address = /Metrics are at (http:\S+)/.exec(server.output())?.[1] ?? ''
  const scrape = async () => (await fetch(address)).text()
  /** The value of one line, as `name{labels}`. */
  const value = async (line: string) => Number((await scrape()).split('\n').find((each) => each.startsWith(`${line} `))?.split(' ').at(-1))
  return { server, address, scrape, value }
}

describe('metrics', () => {
  it('are read on a port of their own, once one is named, and nowhere on the site', async () => {
    const { server, address, scrape } = await aMeasuredServer()

    expect(await scrape()).toContain('nodejs_eventloop_lag_p99_seconds')
    expect((await fetch(address)).headers.get('content-type')).toContain('text/plain; version=0.0.4')
    expect((await fetch(`${new URL(address).origin}/`)).status).toBe(404)
    expect((await fetch(`${server.url}/metrics`)).status).toBe(404)
    expect((await aServer(await aPlaceForAServer(), OFF)).output()).not.toContain('Metrics')
  })

  it('count requests by the pattern of their address, never by the address', async () => {
    const { server, scrape, value } = await aMeasuredServer()
    for (const name of ['maya', 'noor']) await fetch(`${server.url}/forum/members/${name}?from=${name}`)
    await fetch(`${server.url}/`)
    await fetch(`${server.url}/`)
    await fetch(`${server.url}/`, { method: 'PROPFIND' })

    expect(await value('onjoue_http_requests_total{method="GET",route="/forum/members/:username",status="404",cached="no"}')).toBe(2)
    expect(await value('onjoue_http_requests_total{method="GET",route="/",status="200",cached="yes"}')).toBeGreaterThanOrEqual(1)
    expect(await value('onjoue_http_request_seconds_count{route="/forum/members/:username"}')).toBe(2)
    expect(await scrape()).toContain('method="other"')
    expect(await scrape()).not.toMatch(/maya|noor|PROPFIND/)
  })

  it('tell what waits in the outbox, and how long it has been due', async () => {
    const { server, value } = await aMeasuredServer()
    expect(await value('onjoue_outbox_emails{state="waiting"}')).toBe(0)

    const joined = await fetch(`${server.url}/api/waitlist`, {
      method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ email: 'maya@example.com' }),
    })

    expect(joined.ok).toBe(true)
    expect(await value('onjoue_outbox_emails{state="waiting"}')).toBe(1)
    await expect.poll(() => value('onjoue_outbox_oldest_due_seconds')).toBeGreaterThan(0)
  })

  it('count the rounds of each job', async () => {
    const { value } = await aMeasuredServer()

    await expect.poll(() => value('onjoue_job_rounds_total{job="facts",outcome="done"}')).toBeGreaterThan(0)
    expect(await value('onjoue_job_last_done_timestamp_seconds{job="facts"}')).toBeGreaterThan(Date.now() / 1_000 - 60)
  })

  it('tell how many connections the pool to PostgreSQL has, and none on SQLite', async () => {
    const { server, scrape, value } = await aMeasuredServer()
    await fetch(`${server.url}/readyz`)

    if (ENGINE === 'sqlite') return expect(await scrape()).not.toContain('onjoue_database_connections{')
    expect(await value('onjoue_database_connections{state="most"}')).toBe(10)
    expect(await value('onjoue_database_connections{state="idle"}')).toBeGreaterThan(0)
  })

  it.each(['prometheus-alerts.yml', 'grafana-dashboard.json'])('are all there that deploy/%s asks for', async (file) => {
    const { server, scrape } = await aMeasuredServer({ BACKUPS: 'daily' })
    await fetch(`${server.url}/`)
    const wanted = new Set(readFileSync(join(ROOT, 'deploy', file), 'utf8').match(/\b(?:onjoue|nodejs|process)_\w+/g))

    const known = new Set((await scrape()).match(/(?<=^# TYPE )\w+/gm))

    expect(wanted.size).toBeGreaterThan(5)
    expect([...wanted].filter((name) => !known.has(name.replace(/_(?:bucket|count|sum)$/, '')))).toEqual([])
  })

  it('stop a start that asks for a port in use, and say which variable names it', async () => {
    const taken = createServer().listen(0, '127.0.0.1')
    onTestFinished(() => void taken.close())
    await new Promise((resolve) => taken.once('listening', resolve))
    const { port } = taken.address() as { port: number }

    await expect(aMeasuredServer({ METRICS_PORT: String(port) })).rejects.toThrow(`Can't listen on port ${port} (METRICS_PORT)`)
  })
})

describe('the version', () => {
  it('says what was built, the schema, and when it started', async () => {
    const startedAfter = new Date().toISOString()
    const server = await aServer(await aPlaceForAServer(), OFF)

    const answer = await fetch(`${server.url}/version`)

    expect(answer.headers.get('cache-control')).toBe('no-store')
    const { startedAt, ...version } = (await answer.json()) as Record<string, string>
    expect(version).toEqual({ version: expect.stringMatching(/^\d+\.\d+\.\d+$/), commit: builtCommit(), schema: expect.stringMatching(/^\d{4}-/) })
    expect(startedAt! > startedAfter).toBe(true)
  })
})
