import { copyFileSync, existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { openDatabase, type DatabaseTarget } from '../../src/db/connection.ts'
import { migrate } from '../../src/db/migrate.ts'
import { addressOf, asOwner } from './postgres-server.ts'

/** Which engine this run of the tests is about. */
export const ENGINE = process.env.TEST_ENGINE === 'postgres' ? 'postgres' : 'sqlite'

const folder = mkdtempSync(join(tmpdir(), 'databases-'))
let count = 0
let template: Promise<DatabaseTarget> | undefined

/** A folder of one test, for what a site keeps beside its database. It is made when it is first used. */
export function aDataFolder(): string {
  const data = join(folder, `data-${(count += 1)}`)
  onTestFinished(() => rmSync(data, { recursive: true, force: true }))
  return data
}

/** An empty place on this run's engine, gone when the test has ended. */
export async function anEmptyPlace(): Promise<DatabaseTarget> {
  const name = `on_joue_${process.pid}_${(count += 1)}`
  if (ENGINE === 'sqlite') {
    const file = join(folder, `${name}.sqlite`)
    onTestFinished(() => ['', '-wal', '-shm'].forEach((end) => rmSync(`${file}${end}`, { force: true })))
    return { engine: 'sqlite', file }
  }
  await asOwner(`create database ${name}`)
  onTestFinished(() => asOwner(`drop database if exists ${name} with (force)`))
  return { engine: 'postgres', url: addressOf(name) }
}

/** A place with every table, copied from one that was migrated once. */
export async function aMigratedPlace(): Promise<DatabaseTarget> {
  const source = await (template ??= migrateTemplate())
  if (source.engine === 'sqlite') {
    const place = await anEmptyPlace()
    if (place.engine === 'sqlite') copyFileSync(source.file, place.file)
    return place
  }
  const name = `on_joue_${process.pid}_${(count += 1)}`
  // Half the time of the usual way, where nothing waits for the disk.
  await asOwner(`create database ${name} template ${new URL(source.url).pathname.slice(1)} strategy file_copy`)
  onTestFinished(() => asOwner(`drop database if exists ${name} with (force)`))
  return { engine: 'postgres', url: addressOf(name) }
}

async function migrateTemplate(): Promise<DatabaseTarget> {
  const name = `on_joue_template_${process.pid}_${process.env.VITEST_POOL_ID ?? 0}_${Date.now()}`
  const place: DatabaseTarget =
    ENGINE === 'sqlite'
      ? { engine: 'sqlite', file: join(folder, `${name}.sqlite`) }
      : { engine: 'postgres', url: addressOf(name) }
  if (place.engine === 'postgres') await asOwner(`create database ${name}`)
  const db = openDatabase(place)
  await migrate(db)
  await db.destroy()
  if (place.engine === 'sqlite' && existsSync(`${place.file}-wal`)) renameSync(`${place.file}-wal`, `${place.file}-gone`)
  return place
}
