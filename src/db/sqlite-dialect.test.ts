import { DatabaseSync } from 'node:sqlite'
import { sql } from 'kysely'
import { describe, expect, it, onTestFinished } from 'vitest'
import { aMigratedPlace } from '../../tests/support/a-database.ts'
import { openDatabase } from './connection.ts'

const insertChange = { kind: 'facts', createdAt: '2026-05-01T12:00:00.000Z' }

async function aSqliteFile() {
  const place = await aMigratedPlace()
  if (place.engine !== 'sqlite') throw new Error('This test is about SQLite.')
  const db = openDatabase(place)
  onTestFinished(() => db.destroy())
  return { db, file: place.file }
}

describe('a SQLite file', () => {
  it('is safe against power cuts: write-ahead log, flushed with every commit', async () => {
    const { db } = await aSqliteFile()

    const mode = await db.transaction().execute((trx) => sql<{ journalMode: string }>`pragma journal_mode`.execute(trx))
    const flush = await db.transaction().execute((trx) => sql<{ synchronous: number }>`pragma synchronous`.execute(trx))

    expect(mode.rows[0]?.journalMode).toBe('wal')
    expect(flush.rows[0]?.synchronous).toBe(2)
  })

  it('answers reads while a transaction is open', async () => {
    const { db } = await aSqliteFile()

    const read = await db.transaction().execute(async (trx) => {
      await trx.insertInto('siteChange').values(insertChange).execute()
      return db.selectFrom('siteChange').selectAll().execute()
    })

    expect(read).toEqual([])
  })

  it('gives each transaction its turn, and takes back what a failed one did', async () => {
    const { db } = await aSqliteFile()
    const write = (fail: boolean) =>
      db.transaction().execute(async (trx) => {
        await trx.insertInto('siteChange').values(insertChange).execute()
        if (fail) throw new Error('changed my mind')
      })

    const outcomes = await Promise.allSettled([write(false), write(true), write(false)])

    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
    expect(await db.selectFrom('siteChange').selectAll().execute()).toHaveLength(2)
  })

  it('waits for another process without freezing anybody, and writes once the lock is gone', async () => {
    const { db, file } = await aSqliteFile()
    const other = new DatabaseSync(file)
    other.exec('begin exclusive')
    let ticks = 0
    const ticking = setInterval(() => (ticks += 1), 10)

    const writing = db.insertInto('siteChange').values(insertChange).execute()
    await new Promise((resolve) => setTimeout(resolve, 400))
    const readConcurrently = await db.selectFrom('siteChange').selectAll().execute()
    other.exec('commit')
    await writing
    clearInterval(ticking)

    expect(readConcurrently).toEqual([])
    expect(ticks).toBeGreaterThan(8)
    expect(await db.selectFrom('siteChange').selectAll().execute()).toHaveLength(1)
    other.close()
  })

  it('gives up on a lock that stays, saying that the database is busy', { timeout: 15_000 }, async () => {
    const { db, file } = await aSqliteFile()
    const other = new DatabaseSync(file)
    other.exec('begin exclusive')

    const writing = db.insertInto('siteChange').values(insertChange).execute()

    await expect(writing).rejects.toMatchObject({ name: 'DatabaseBusyError' })
    other.exec('rollback')
    other.close()
  })
})
