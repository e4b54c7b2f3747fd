import { DatabaseSync } from 'node:sqlite'
import { sql } from 'kysely'
import { describe, expect, it, onTestFinished } from 'vitest'
import { aMigratedPlace } from '../../tests/support/a-database.ts'
import { commitsIn } from '../../tests/support/commits-in.ts'
import { openDatabase } from './connection.ts'

const insertChange = { kind: 'facts', createdAt: '2026-05-01T12:00:00.000Z' }

async function aSqliteFile() {
  const place = await aMigratedPlace()
  if (place.engine !== 'sqlite') throw new Error('This test is about SQLite.')
  const db = openDatabase(place)
  onTestFinished(() => db.destroy())
  return { db, place, file: place.file }
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

  it('commits what arrives together at once, and each for itself what comes later', async () => {
    const { db, place } = await aSqliteFile()
    const write = () => db.insertInto('siteChange').values(insertChange).execute()
    const before = commitsIn(place)

    await Promise.all([write(), write(), write(), write()])
    const together = commitsIn(place) - before
    await write()
    await write()

    expect(together).toBeLessThan(4)
    expect(commitsIn(place) - before).toBe(together + 2)
  })

  it('tells no one that a write is done before it is on the disk', async () => {
    const { db, place } = await aSqliteFile()
    const other = openDatabase(place)
    onTestFinished(() => other.destroy())
    const seen = async () => {
      const { id } = await db.insertInto('siteChange').values(insertChange).returning('id').executeTakeFirstOrThrow()
      return other.selectFrom('siteChange').select('id').where('id', '=', id).execute()
    }

    const found = await Promise.all(Array.from({ length: 10 }, seen))

    expect(found.map((rows) => rows.length)).toEqual(Array.from({ length: 10 }, () => 1))
  })

  it('keeps those who wait for the commit out of what a failed one leaves behind', async () => {
    const { db } = await aSqliteFile()
    const save = (kind: string) => db.transaction().execute((trx) => trx.insertInto('siteChange').values({ ...insertChange, kind }).execute())
    const failMidway = db.transaction().execute(async (trx) => {
      await trx.insertInto('siteChange').values({ ...insertChange, kind: 'blog' }).execute()
      await new Promise((resolve) => setTimeout(resolve, 50)) // the others should be committed in the meantime, without this one
      throw new Error('changed my mind')
    })

    const outcomes = await Promise.allSettled([save('facts'), failMidway, save('settings')])

    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
    const saved = await db.selectFrom('siteChange').select('kind').orderBy('id').execute()
    expect(saved.map(({ kind }) => kind)).toEqual(['facts', 'settings'])
  })

  it('takes back a statement that fails alone, and keeps its neighbors', async () => {
    const { db } = await aSqliteFile()
    const write = (id: number) => db.insertInto('siteChange').values({ ...insertChange, id }).execute()

    const outcomes = await Promise.allSettled([write(1), write(1), write(2)])

    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
    expect(await db.selectFrom('siteChange').selectAll().execute()).toHaveLength(2)
  })

  it('gives everyone else a turn between two commits', async () => {
    const { db } = await aSqliteFile()
    let others = 0
    const count = () => {
      others += 1
      timer = setImmediate(count)
    }
    let timer = setImmediate(count)

    await Promise.all(Array.from({ length: 400 }, () => db.insertInto('siteChange').values(insertChange).execute()))
    clearImmediate(timer)

    expect(others).toBeGreaterThanOrEqual(7)
  })

  it('runs a statement that no transaction takes, after those before it', async () => {
    const { db, file } = await aSqliteFile()
    const copy = `${file}.copy`

    await Promise.all([db.insertInto('siteChange').values(insertChange).execute(), sql`vacuum into ${copy}`.execute(db)])

    const copied = new DatabaseSync(copy)
    expect(copied.prepare('select count(*) as count from site_change').get()).toEqual({ count: 1 })
    copied.close()
  })

  it('waits for another process without freezing anyone, and writes once the lock is gone', async () => {
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

  it('gives up on a lock that stays, saying that the database is busy', async () => {
    const { db, file } = await aSqliteFile()
    const other = new DatabaseSync(file)
    other.exec('begin exclusive')

    const writing = db.insertInto('siteChange').values(insertChange).execute()

    await expect(writing).rejects.toMatchObject({ name: 'DatabaseBusyError' })
    other.exec('rollback')
    other.close()
  })
})
