import { sql } from 'kysely'
import { expect, it, onTestFinished } from 'vitest'
import { anEmptyPlace } from '../../tests/support/a-database.ts'
import { type Database, openDatabase } from './connection.ts'

/** How long a serving process lets PostgreSQL say nothing, in milliseconds. */
const SILENCE_MS = 10_000

/** A database as a serving process has it, on one connection. */
async function aServingDatabase(): Promise<Database> {
  const place = await anEmptyPlace()
  if (place.engine !== 'postgres') throw new Error('for PostgreSQL only')
  const db = openDatabase({ ...place, connectionsMax: 1 }, SILENCE_MS)
  onTestFinished(() => db.destroy())
  await sql`create table toy (id integer primary key, name text)`.execute(db)
  await sql`insert into toy values (1, 'seesaw'), (2, 'slide')`.execute(db)
  return db
}

const namedOn = async (db: Database): Promise<string[]> =>
  (await sql<{ statement: string }>`select statement from pg_prepared_statements order by name`.execute(db)).rows.map(({ statement }) => statement)

const toyNamed = async (db: Database, id: number) => (await sql<{ name: string }>`select name from toy where id = ${id}`.execute(db)).rows

it('a statement that comes often is planned once, and answers for each of its values', async () => {
  const db = await aServingDatabase()

  for (let round = 0; round < 10; round += 1) {
    expect(await toyNamed(db, 1)).toEqual([{ name: 'seesaw' }])
    expect(await toyNamed(db, 2)).toEqual([{ name: 'slide' }])
  }

  expect(await namedOn(db)).toEqual(['select name from toy where id = $1'])
})

it('a statement that comes seldom is planned each time', async () => {
  const db = await aServingDatabase()

  for (let id = 0; id < 20; id += 1) await sql`select name from toy where id = ${sql.lit(id)}`.execute(db)

  expect(await namedOn(db)).toEqual([])
})

it('a column that a later release adds breaks no statement of this one', async () => {
  const db = await aServingDatabase()
  const all = () => sql`select * from toy where id = 1`.execute(db)
  const change = () => sql`update toy set name = 'swing' where id = 1 returning *`.execute(db)
  for (let round = 0; round < 10; round += 1) await Promise.all([toyNamed(db, 2), all(), change()])

  await sql`alter table toy add column color text`.execute(db)

  expect(await toyNamed(db, 2)).toEqual([{ name: 'slide' }])
  expect((await all()).rows).toEqual([{ id: 1, name: 'swing', color: null }])
  expect((await change()).rows).toEqual([{ id: 1, name: 'swing', color: null }])
})

it('names no more statements than a connection should keep plans of', async () => {
  const db = await aServingDatabase()

  for (let id = 0; id < 200; id += 1) {
    for (let round = 0; round < 6; round += 1) await sql`select name from toy where id = ${sql.lit(id)}`.execute(db)
  }

  expect(await namedOn(db)).toHaveLength(120)
})
