import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import pg from 'pg'
import { expect, it, onTestFinished } from 'vitest'
import { startArchivingPostgres } from '../../scripts/setup/postgres.mjs'
import { openDatabase } from '../../src/db/connection.ts'
import { aServer } from '../support/a-server.ts'

const GUIDE = readFileSync(join(import.meta.dirname, '../../deploy/point-in-time.md'), 'utf8')
/** Where the guide saves the log. */
const ARCHIVE = '/srv/postgresql-archive'

/** What the guide sets, with another folder. @throws Error when the guide doesn't set it anymore */
function settingsIn(names: string[], archive: string): Record<string, string> {
  return Object.fromEntries(
    names.map((name) => {
      const value = new RegExp(`^ *${name} = '?([^\\n]*?)'?$`, 'm').exec(GUIDE)?.[1]
      if (!value) throw new Error(`deploy/point-in-time.md doesn't set ${name} anymore.`)
      return [name, value.replaceAll(ARCHIVE, archive)]
    }),
  )
}

const settings = (archive: string) => ({
  archiving: settingsIn(['archive_mode', 'archive_command', 'archive_timeout'], archive),
  restoring: settingsIn(['restore_command', 'recovery_target_action'], archive),
})

async function send(url: string, email: string): Promise<void> {
  const body = JSON.stringify({ name: 'Maya', email, message: 'Is there room for strollers?' })
  const answer = await fetch(`${url}/api/contact`, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
  expect(answer.status).toBe(201)
}

it('PostgreSQL goes back to the second before a mistake, with the settings of the guide, and the site starts on that', async () => {
  const postgres = await startArchivingPostgres({ say: () => {}, settings })
  onTestFinished(() => postgres.stop())
  const server = await aServer({ engine: 'postgres', url: postgres.url }, { LOG_LEVEL: 'error' })
  const client = new pg.Client({ connectionString: postgres.url })
  await client.connect()
  onTestFinished(() => client.end().catch(() => {}))
  client.on('error', () => {}) // it ends with the server

  await send(server.url, 'before-the-copy@example.com')
  await postgres.copyFiles(client)
  await send(server.url, 'after-the-copy@example.com')
  const { rows } = await client.query<{ now: string }>('select clock_timestamp()::text as now')
  await new Promise((resolve) => setTimeout(resolve, 50))
  await client.query('delete from contact_message')
  await send(server.url, 'after-the-mistake@example.com')
  const { rows: switched } = await client.query<{ name: string }>('select pg_walfile_name(pg_switch_wal()) as name')
  const isSaved = async () => (await client.query<{ is: boolean }>('select last_archived_wal >= $1 as is from pg_stat_archiver', [switched[0]?.name])).rows[0]?.is
  await expect.poll(isSaved).toBe(true)
  server.process.kill('SIGTERM')
  await server.ended
  postgres.kill()

  const url = await postgres.startAt(rows[0]?.now ?? '')
  const db = openDatabase({ engine: 'postgres', url })
  onTestFinished(() => db.destroy())
  await expect.poll(async () => (await sql<{ is: boolean }>`select pg_is_in_recovery() as is`.execute(db)).rows[0]?.is).toBe(false)
  const again = await aServer({ engine: 'postgres', url }, { LOG_LEVEL: 'error' })
  await send(again.url, 'from-then-on@example.com')

  const emails = (await db.selectFrom('contactMessage').select('email').orderBy('id').execute()).map(({ email }) => email)
  expect(emails).toEqual(['before-the-copy@example.com', 'after-the-copy@example.com', 'from-then-on@example.com'])
  again.process.kill('SIGTERM')
  await again.ended
})
