import { type Kysely, sql } from 'kysely'
import { describe, expect, it, onTestFinished } from 'vitest'
import { anEmptyPlace } from '../../tests/support/a-database.ts'
import { openDatabase, type DatabaseTarget } from './connection.ts'
import { migrate } from './migrate.ts'
import { MIGRATIONS } from './migrations.ts'

function open(place: DatabaseTarget) {
  const db = openDatabase(place)
  onTestFinished(() => db.destroy())
  return db
}

describe('bringing the schema up to date', () => {
  it('runs every migration once, in order', async () => {
    const db = open(await anEmptyPlace())

    const first = await migrate(db)
    const second = await migrate(db)

    expect(first).toEqual(Object.keys(MIGRATIONS))
    expect(second).toEqual([])
  })

  it('lets processes that start together take turns, so that each migration runs once', async () => {
    const place = await anEmptyPlace()
    const processes = Array.from({ length: 4 }, () => open(place))

    const ran = await Promise.all(processes.map((db) => migrate(db)))

    expect(ran.flat().toSorted()).toEqual(Object.keys(MIGRATIONS))
  })

  it('leaves nothing of a migration that fails midway', async () => {
    const db = open(await anEmptyPlace())
    await migrate(db)
    const breaking = {
      ...MIGRATIONS,
      '9999-breaks': {
        up: async (trx: Kysely<unknown>) => {
          await sql`create table half (id integer)`.execute(trx)
          throw new Error('power cut')
        },
      },
    }

    await expect(migrate(db, breaking)).rejects.toThrow('power cut')

    await expect(sql`select * from half`.execute(db)).rejects.toThrow(/half/)
    expect(await migrate(db)).toEqual([])
  })

  it('refuses a database from which a newer version has taken something away', async () => {
    const db = open(await anEmptyPlace())
    const newer = { ...MIGRATIONS, '9999-later-contract': { up: async () => {} } }
    await migrate(db, newer)

    await expect(migrate(db)).rejects.toThrow('A newer version of the site has used this database (9999-later-contract).')

    expect(await migrate(db, newer)).toEqual([])
  })

  it('runs on a database to which a newer version has only added', async () => {
    const db = open(await anEmptyPlace())
    await migrate(db, { ...MIGRATIONS, '9999-later': { up: async () => {} } })

    expect(await migrate(db)).toEqual([])
  })
})
