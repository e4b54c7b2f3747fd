import { sql } from 'kysely'
import { expect, it, onTestFinished } from 'vitest'
import { anEmptyPlace } from '../../../../tests/support/a-database.ts'
import { openDatabase } from '../../../db/connection.ts'
import { migrate } from '../../../db/migrate.ts'
import { MIGRATIONS } from '../../../db/migrations.ts'

const AT = '2026-05-01T12:00:00.000Z'
/** Name, address, role, password, and whether the row is still there afterwards. */
const ROWS = [
  ['admin', 'admin@on-joue.example', 'admin', null, false],
  ['claire', 'claire@example.com', 'admin', 'a hash', true],
  ['ines', 'ines@example.com', 'moderator', null, true],
  ['rosa', 'rosa@example.com', 'admin', null, true],
] as const

it('the account that waited for the first admin’s link is taken back by the upgrade, and no other; those without a password aren’t counted', async () => {
  const db = openDatabase(await anEmptyPlace())
  onTestFinished(() => db.destroy())
  await migrate(db, Object.fromEntries(Object.entries(MIGRATIONS).filter(([name]) => name < '0026')))
  for (const [name, email, role, password] of ROWS) {
    await sql`insert into member (username, username_key, email, email_key, first_name, last_name, role, password_hash, created_at, last_seen_at)
      values (${name}, ${name}, ${email}, ${email}, '', '', ${role}, ${password}, ${AT}, ${AT})`.execute(db)
  }
  await sql`update site_total set count = 4 where key = 'members'`.execute(db)

  await migrate(db)

  const stayed = await db.selectFrom('member').select('username').orderBy('id').execute()
  expect(stayed.map(({ username }) => username)).toEqual(ROWS.filter(([, , , , stays]) => stays).map(([name]) => name))
  expect(await db.selectFrom('siteTotal').select('count').where('key', '=', 'members').executeTakeFirst()).toEqual({ count: 1 })
})
