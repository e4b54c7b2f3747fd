import { execFile } from 'node:child_process'
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, it, onTestFinished } from 'vitest'
import { openDatabase, type DatabaseTarget } from '../../../src/db/connection.ts'
import { aMigratedPlace } from '../../support/a-database.ts'
import { NODE_VARIABLES } from '../../support/node-variables.ts'

/** A migrated place that a command of the owner finds by its variables. */
async function aPlaceForACommand(): Promise<{ place: DatabaseTarget; env: Record<string, string> }> {
  const place = await aMigratedPlace()
  if (place.engine === 'postgres') return { place, env: { DATABASE_URL: place.url } }
  const folder = mkdtempSync(join(tmpdir(), 'on-joue-recount-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const file = join(folder, 'on-joue.sqlite')
  copyFileSync(place.file, file)
  return { place: { engine: 'sqlite', file }, env: { DATA_DIR: folder } }
}

it('is run by the owner, who is told what differed, and finds nothing the next time', async () => {
  const { place, env } = await aPlaceForACommand()
  const db = openDatabase(place)
  onTestFinished(() => db.destroy())
  const look = { name: 'Kid Activities', slug: 'kid-activities', description: 'Rainy days.', look: 'sun', position: 1 } as const
  await db.insertInto('category').values({ ...look, createdAt: '2026-05-01T12:00:00.000Z', topicCount: 3 }).execute()
  const recount = async () => {
    const options = { env: { ...NODE_VARIABLES, ...env } }
    return (await promisify(execFile)(process.execPath, ['src/server/commands/recount.ts'], options)).stdout
  }

  expect(await recount()).toBe('category 1: topicCount was 3, now 0\nCounters fixed: 1.\n')
  expect(await recount()).toBe('All counters are correct.\n')
  expect(await db.selectFrom('siteChange').select('kind').execute()).toHaveLength(place.engine === 'sqlite' ? 1 : 0)
})
