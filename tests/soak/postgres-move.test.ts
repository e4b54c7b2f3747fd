import { spawn } from 'node:child_process'
import { copyFileSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { openDatabase, type DatabaseTarget } from '../../src/db/connection.ts'
import { migrate } from '../../src/db/migrate.ts'
import { countRows } from '../../src/server/backup/manifest.ts'
import { tablesInOrder } from '../../src/server/move/moved-tables.ts'
import { aMigratedPlace, anEmptyPlace } from '../support/a-database.ts'
import { aServer } from '../support/a-server.ts'

const ROOT = join(import.meta.dirname, '../..')
const JSON_BODY = { 'content-type': 'application/json' }

const urlOf = (place: DatabaseTarget): string => (place.engine === 'postgres' ? place.url : '')

function aFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'on-joue-move-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** Runs `npm run move` with these arguments. @returns its process, and how it ends */
function move(args: string[], environment: Record<string, string>) {
  const child = spawn(process.execPath, ['src/server/commands/move.ts', ...args], { cwd: ROOT, env: { ...process.env, DATABASE_URL: '', ...environment } })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()))
  const ended = new Promise<{ code: number | null; output: string }>((resolve) => child.on('close', (code) => resolve({ code, output })))
  return { child, ended }
}

async function connectTo(place: DatabaseTarget): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: urlOf(place) })
  client.on('error', () => {})
  await client.connect()
  onTestFinished(() => client.end().catch(() => {}))
  return client
}

async function countsOf(place: DatabaseTarget): Promise<Record<string, number>> {
  const db = openDatabase(place)
  try {
    return await countRows(db)
  } finally {
    await db.destroy()
  }
}

/** A SQLite site with the sample community, a member who is logged in, and her topic; made once. */
const home = { file: '', cookie: '', topicId: 0 }

beforeAll(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'on-joue-move-site-'))
  const file = join(folder, 'on-joue.sqlite')
  const env = { ...process.env, DATABASE_URL: '', DATA_DIR: folder, PORT: '0', NODE_ENV: 'production', SAMPLE_DATA: 'on', BACKUPS: 'off', LOG_LEVEL: 'error' }
  const child = spawn(process.execPath, ['dist/server.js'], { cwd: ROOT, env, stdio: ['ignore', 'pipe', 'inherit'] })
  const url = await new Promise<string>((resolve) => child.stdout.on('data', (chunk: Buffer) => {
    const address = /ready at (http:\S+)/.exec(chunk.toString())?.[1]
    if (address) resolve(address)
  }))
  Object.assign(home, { file, ...(await writeIn(url)) })
  child.kill('SIGTERM')
  await new Promise((resolve) => child.once('exit', resolve))
  // A browser can send what PostgreSQL can't hold.
  const sqlite = new DatabaseSync(file)
  sqlite.prepare("update contact_message set message = 'Before' || char(0) || 'after'").run()
  sqlite.close()
  return () => rmSync(folder, { recursive: true, force: true })
})

async function writeIn(url: string) {
  const account = { username: 'noor', email: 'noor@example.com', firstName: 'Noor', lastName: 'Lund', password: 'a quiet corner 7', confirmPassword: 'a quiet corner 7', terms: true }
  await fetch(`${url}/api/forum/auth/register`, { method: 'POST', headers: JSON_BODY, body: JSON.stringify(account) })
  const contact = { name: 'Noor', email: 'noor@example.com', message: 'Will there be a quiet corner?' }
  await fetch(`${url}/api/contact`, { method: 'POST', headers: JSON_BODY, body: JSON.stringify(contact) })
  const maya = await fetch(`${url}/api/forum/auth/login`, { method: 'POST', headers: JSON_BODY, body: JSON.stringify({ username: 'maya', password: 'sample-maya' }) })
  const hers = maya.headers.getSetCookie().map((text) => text.split(';')[0]).join('; ')
  const topic = await fetch(`${url}/api/forum/topics`, {
    method: 'POST', headers: { ...JSON_BODY, cookie: hers }, body: JSON.stringify({ categoryId: 1, title: 'Zeppelins above the playground', content: 'Did you see them too?' }),
  })
  const answer = (await topic.json()) as { topic: { id: number } }
  return { cookie: hers, topicId: answer.topic.id }
}

/** A copy of the site that a test may move. */
function aSiteFolder(): string {
  const folder = aFolder()
  copyFileSync(home.file, join(folder, 'on-joue.sqlite'))
  return folder
}

describe('a move to PostgreSQL and back', () => {
  it('brings every row along, and the site goes on there: sessions, search, and numbers', async () => {
    const [folder, place] = [aSiteFolder(), await anEmptyPlace()]

    const there = await move(['--to', urlOf(place)], { DATA_DIR: folder }).ended
    expect(there).toMatchObject({ code: 0, output: expect.stringContaining('all counts and checksums match') })
    expect(there.output).not.toContain('Warning')
    expect(existsSync(join(folder, 'on-joue.sqlite.moving'))).toBe(false)

    const server = await aServer(place, { DATA_DIR: folder, BACKUPS: 'off' })
    const me = (await (await fetch(`${server.url}/api/forum/auth/me`, { headers: { cookie: home.cookie } })).json()) as { user: { username: string } }
    expect(me.user.username).toBe('maya')
    expect(await (await fetch(`${server.url}/api/forum/search?q=zeppelins`)).text()).toContain('Zeppelins above the playground')
    const reply = await fetch(`${server.url}/api/forum/topics/${home.topicId}/posts`, {
      method: 'POST', headers: { ...JSON_BODY, cookie: home.cookie }, body: JSON.stringify({ content: 'They are back.' }),
    })
    expect(reply.status).toBe(201)
    server.process.kill('SIGTERM')
    await server.ended

    const back = aFolder()
    expect(await move(['--back'], { DATA_DIR: back, DATABASE_URL: urlOf(place) }).ended).toMatchObject({ code: 0 })
    const file = { engine: 'sqlite', file: join(back, 'on-joue.sqlite') } as const
    expect(await countsOf(file)).toEqual(await countsOf(place))
    expect((await countsOf(file))['move_progress']).toBeUndefined()
    const again = await aServer(file, { BACKUPS: 'off' })
    expect(await (await fetch(`${again.url}/forum/topics/${home.topicId}`)).text()).toContain('They are back.')
    expect(await (await fetch(`${again.url}/api/forum/search?q=zeppelins`)).text()).toContain('Zeppelins above the playground')
  })

  it('killed at five points goes on where it was, and ends with the same rows', async () => {
    const [folder, place] = [aSiteFolder(), await anEmptyPlace()]
    const other = await connectTo(place)
    const begin = () => move(['--to', urlOf(place)], { DATA_DIR: folder })
    const isBegun = async () => (await other.query("select to_regclass('move_progress') as name")).rows[0].name !== null
    const first = begin()
    await expect.poll(isBegun, { interval: 5 }).toBe(true)
    first.child.kill('SIGKILL')
    await first.ended
    const db = openDatabase(place)
    await migrate(db)
    await db.destroy()

    for (const table of ['member', 'topic', 'post', 'search_term']) {
      await other.query(`begin; lock table "${table}" in access exclusive mode`)
      const run = begin()
      const waits = `select count(*)::int as count from pg_locks where not granted and database = (select oid from pg_database where datname = current_database())`
      await expect.poll(async () => (await other.query(waits)).rows[0].count, { interval: 20 }).toBeGreaterThan(0)
      run.child.kill('SIGKILL')
      expect((await run.ended).code).toBe(null)
      await other.query('rollback')
      const released = `select count(*)::int as count from pg_locks where locktype = 'advisory' and database = (select oid from pg_database where datname = current_database())`
      await expect.poll(async () => (await other.query(released)).rows[0].count, { interval: 20 }).toBe(0)
    }

    expect(await begin().ended).toMatchObject({ code: 0, output: expect.stringContaining('all counts and checksums match') })
    expect(await countsOf(place)).toEqual(await countsOf({ engine: 'sqlite', file: join(folder, 'on-joue.sqlite') }))
  })

  it('gives no number twice, not even that of a row that was deleted', async () => {
    const [folder, place] = [aSiteFolder(), await anEmptyPlace()]
    const sqlite = new DatabaseSync(join(folder, 'on-joue.sqlite'))
    const last = Number(sqlite.prepare("select seq from sqlite_sequence where name = 'contact_message'").get()?.['seq'])
    sqlite.exec('delete from contact_message')
    sqlite.close()

    await move(['--to', urlOf(place)], { DATA_DIR: folder }).ended

    const { rows } = await (await connectTo(place)).query(
      "insert into contact_message (name, email, message, source, fingerprint, created_at) values ('', '', '', '', 'x', '') returning id",
    )
    expect(rows[0].id).toBe(last + 1)
  })

  it('knows every table and column that either engine has', async () => {
    const place = await aMigratedPlace()
    const file = join(aFolder(), 'on-joue.sqlite')
    const db = openDatabase({ engine: 'sqlite', file })
    await migrate(db)
    await db.destroy()
    const sqlite = new DatabaseSync(file)
    const known = tablesInOrder(sqlite).flatMap(({ name, columns }) => columns.map((column) => `${name}.${column.name}`))
    sqlite.close()

    const { rows } = await (await connectTo(place)).query(
      "select table_name || '.' || column_name as name from information_schema.columns where table_schema = 'public' and table_name <> 'migration' and is_generated = 'NEVER'",
    )

    expect(known.toSorted()).toEqual(rows.map(({ name }) => name).toSorted())
  })
})

describe('a move is refused, in words and without a password,', () => {
  it.each([
    ['where nothing says where to', [], {}, 'Say what goes where'],
    ['where the address isn’t one', ['--to', 'mysql://x'], {}, '--to takes an address like'],
    ['where no server answers', ['--to', 'postgres://owner:s3cret@127.0.0.1:1/site'], {}, 'ECONNREFUSED'],
    ['where there is no site', ['--to', 'postgres://owner:s3cret@127.0.0.1:1/site'], { DATA_DIR: '/nowhere/at/all' }, 'No site found'],
    ['back, where nothing says where from', ['--back'], {}, 'DATABASE_URL isn’t set'],
  ] as const)('and says why: %s', async (_, args, environment, words) => {
    const { code, output } = await move([...args], { DATA_DIR: aSiteFolder(), ...environment }).ended

    expect({ code, output }).toEqual({ code: 1, output: expect.stringContaining(words) })
    expect(output).not.toMatch(/s3cret|\n\s+at /)
  })

  it('into a database that holds something, and over a file', async () => {
    const place = await aMigratedPlace()
    const into = await move(['--to', urlOf(place)], { DATA_DIR: aSiteFolder() }).ended
    const over = await move(['--back'], { DATA_DIR: aSiteFolder(), DATABASE_URL: urlOf(place) }).ended

    expect(into).toMatchObject({ code: 1, output: expect.stringContaining('already has tables') })
    expect(over).toMatchObject({ code: 1, output: expect.stringContaining('already exists') })
  })
})
