import { type Kysely, sql } from 'kysely'
import { expect, it, onTestFinished } from 'vitest'
import { anEmptyPlace } from '../../tests/support/a-database.ts'
import { openDatabase, type DatabaseTarget } from './connection.ts'
import { migrate } from './migrate.ts'
import { MIGRATIONS } from './migrations.ts'

function open(place: DatabaseTarget) {
  const db = openDatabase(place)
  onTestFinished(() => db.destroy())
  return db
}

it('a migration waits for a table in use again and again, and lets others pass in between', async () => {
  const place = await anEmptyPlace()
  const [db, site, visitor] = [open(place), open(place), open(place)]
  await migrate(db)
  let tries = 0
  const next = {
    up: async (trx: Kysely<unknown>) => {
      tries += 1
      await sql`alter table fact add column color text`.execute(trx)
    },
  }

  let isMigrated = false
  const { promise: isInUse, resolve: use } = Promise.withResolvers<void>()
  const inUse = site.transaction().execute(async (trx) => {
    await trx.selectFrom('fact').select('id').execute()
    use()
    await expect.poll(() => tries).toBeGreaterThan(1)
    expect(isMigrated).toBe(false)
  })
  await isInUse
  const migrated = migrate(db, { ...MIGRATIONS, '9999-next': next }).then(() => (isMigrated = true))
  await expect.poll(() => tries).toBeGreaterThan(0)
  // Behind the migration's lock, and answered when that gives up.
  await visitor.selectFrom('fact').select('id').execute()
  await Promise.all([inUse, migrated])

  expect(await migrate(db, { ...MIGRATIONS, '9999-next': next })).toEqual([])
})
