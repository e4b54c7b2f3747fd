import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, it, onTestFinished } from 'vitest'
import { startPostgres } from '../../scripts/setup/postgres.mjs'
import { type Database, openDatabase } from '../../src/db/connection.ts'
import { aLineTo } from '../support/a-line.ts'
import { aServer } from '../support/a-server.ts'
import { CERTIFICATE as ANOTHER } from '../support/proxies/a-proxy.ts'

/** Made for this test alone, for the name localhost. */
const CERTIFICATE = join(import.meta.dirname, '../support/localhost.pem')
const KEY = join(import.meta.dirname, '../support/localhost.key')
const QUIETLY = { LOG_LEVEL: 'error', SAMPLE_DATA: 'off', BACKUPS: 'off' }

/** Has PostgreSQL speak TLS, with files in its own folder that no one else can read. */
async function useTls(owner: Database) {
  for (const [file, name] of [[CERTIFICATE, 'server.crt'], [KEY, 'server.key']] as const) {
    const content = readFileSync(file, 'base64')
    await sql.raw(`copy (select '${content}') to program 'umask 077 && base64 -d > ${name}'`).execute(owner)
  }
  await sql`alter system set ssl = on`.execute(owner)
  await sql`select pg_reload_conf()`.execute(owner)
  await expect.poll(async () => (await sql<{ ssl: string }>`show ssl`.execute(owner)).rows[0]?.ssl).toBe('on')
}

it('a site knows its database by its certificate, speaks only TLS with it, and is back by itself after a cut', async () => {
  const postgres = await startPostgres({ say: () => {}, sources: ['system', 'embedded'] })
  onTestFinished(() => postgres.stop())
  const owner = openDatabase({ engine: 'postgres', url: postgres.url })
  onTestFinished(() => owner.destroy())
  await useTls(owner)
  await sql`create database on_joue`.execute(owner)
  const line = await aLineTo(postgres.url)
  const urlWith = (certificate: string) => `postgres://postgres@localhost:${new URL(line.url).port}/on_joue?sslmode=verify-full&sslrootcert=${certificate}`
  const send = async (url: string) => {
    const body = JSON.stringify({ name: 'Maya', email: 'maya@example.com', message: `Is there room for strollers? ${Math.random()}` })
    return (await fetch(`${url}/api/contact`, { method: 'POST', headers: { 'content-type': 'application/json' }, body })).status
  }

  await expect(aServer({ engine: 'postgres', url: urlWith(ANOTHER) }, QUIETLY)).rejects.toThrow('certificate')
  const server = await aServer({ engine: 'postgres', url: urlWith(CERTIFICATE) }, QUIETLY)
  expect(await send(server.url)).toBe(201)
  const { rows } = await sql<{ ssl: boolean }>`select distinct ssl from pg_stat_ssl join pg_stat_activity using (pid) where datname = 'on_joue'`.execute(owner)
  line.cut()
  await expect.poll(() => send(server.url)).toBe(503)
  line.mend()

  expect(rows).toEqual([{ ssl: true }])
  await expect.poll(() => send(server.url)).toBe(201)
})
