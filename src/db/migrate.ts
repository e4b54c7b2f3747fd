import { setTimeout as wait } from 'node:timers/promises'
import { type Kysely, sql } from 'kysely'
import { errorField } from '../shared/errors.ts'
import { type Database, engineOf } from './connection.ts'
import { lockFor } from './lock.ts'
import { MIGRATIONS, type Migration } from './migrations.ts'

/**
 * Brings the schema up to date. Each migration is one transaction with its own entry in the book, so a process
 * killed midway leaves whole steps only; processes that start together take turns.
 *
 * @returns the names of the migrations that ran here
 * @throws Error when a newer version of the site has taken away what this one uses
 */
export async function migrate(
  db: Database,
  migrations: Readonly<Record<string, Migration>> = MIGRATIONS,
): Promise<string[]> {
  const ran: string[] = []
  for (;;) {
    const name = await runNextPatiently(db, migrations)
    if (!name) return ran
    ran.push(name)
  }
}

/** The last migration that ran here. @throws Error where none has */
export async function latestMigration(db: Database): Promise<string> {
  const { rows } = await sql<{ name: string }>`select max(name) as name from migration`.execute(db)
  return rows[0]!.name
}

/** From this one on, a migration only adds, unless its name says otherwise; `scripts/setup/migration-rules.mjs` checks that. */
const FIRST_ADDING = '0044'

/** Whether this version runs on a schema that a newer one has brought this far: someone may update one machine at a time, or go back. */
export const canLiveWith = (newer: string): boolean => newer >= FIRST_ADDING && !newer.endsWith('-contract')

/**
 * On PostgreSQL, a step that waits longer than this for a table gives up, because everyone who wants that table waits
 * behind it, and before PostgreSQL ends one of two transactions that wait for each other (after a second).
 */
const LOCK_MS = 500
/** How often a step is tried that others were in the way of: about a minute. */
const TRIES = 100
/** A lock that wasn't free in time, and two transactions that waited for each other. */
const IN_THE_WAY = new Set(['55P03', '40P01'])

async function runNextPatiently(db: Database, migrations: Readonly<Record<string, Migration>>): Promise<string | undefined> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await runNext(db, migrations)
    } catch (error) {
      if (tries === TRIES || !IN_THE_WAY.has(String(errorField(error, 'code')))) throw error
      await wait(100 * (1 + Math.random()))
    }
  }
}

async function runNext(db: Database, migrations: Readonly<Record<string, Migration>>): Promise<string | undefined> {
  return db.transaction().execute(async (trx) => {
    await lockFor(trx, 'migrate')
    await sql`create table if not exists migration (name text primary key, ran_at text not null)`.execute(trx)
    const { rows } = await sql<{ name: string }>`select name from migration`.execute(trx)
    const done = new Set(rows.map((row) => row.name))
    const unknown = [...done].find((name) => !Object.hasOwn(migrations, name) && !canLiveWith(name))
    if (unknown) throw new Error(`A newer version of the site has used this database (${unknown}). Please start that version.`)
    const next = Object.entries(migrations).find(([name]) => !done.has(name))
    if (!next) return undefined

    const [name, migration] = next
    if (engineOf(trx) === 'postgres') await sql`select set_config('lock_timeout', ${`${LOCK_MS}ms`}, true)`.execute(trx)
    await migration.up(trx as unknown as Kysely<unknown>, engineOf(trx))
    await sql`insert into migration (name, ran_at) values (${name}, ${new Date().toISOString()})`.execute(trx)
    return name
  })
}
