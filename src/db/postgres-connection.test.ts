import { sql } from 'kysely'
import { expect, it, onTestFinished } from 'vitest'
import { anEmptyPlace } from '../../tests/support/a-database.ts'
import { openDatabase } from './connection.ts'

async function aDatabase() {
  const db = openDatabase(await anEmptyPlace())
  onTestFinished(() => db.destroy())
  return db
}

it('a server that goes away between two statements of a change fails the change, not the process', async () => {
  const db = await aDatabase()
  const other = await aDatabase()
  const { promise: isCut, resolve: cut } = Promise.withResolvers<void>()

  const change = db.transaction().execute(async (trx) => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(trx)
    await sql`select pg_terminate_backend(${rows[0]!.pid}, 5000)`.execute(other)
    // Long enough for the news to arrive while no one asks anything of this connection.
    setTimeout(cut, 200)
    await isCut
    await sql`select 1`.execute(trx)
  })

  await expect(change).rejects.toThrow()
  expect((await sql<{ one: number }>`select 1 as one`.execute(db)).rows).toEqual([{ one: 1 }])
})
