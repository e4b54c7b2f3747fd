import { type Kysely, sql } from 'kysely'
import { type Database, engineOf } from './connection.ts'
import { lockFor } from './lock.ts'
import { MIGRATIONS, type Migration } from './migrations.ts'

/**
 * Brings the schema up to date. Each migration is one transaction with its own entry in the book, so a process
 * killed midway leaves whole steps only; processes that start together take turns.
 *
 * @returns the names of the migrations that ran here
 * @throws Error when a newer version of the site has brought the schema further
 */
export async function migrate(
  db: Database,
  migrations: Readonly<Record<string, Migration>> = MIGRATIONS,
): Promise<string[]> {
  const ran: string[] = []
  for (;;) {
    const name = await runNext(db, migrations)
    if (!name) return ran
    ran.push(name)
  }
}

/** The last migration that ran here. @throws Error where none has */
export async function latestMigration(db: Database): Promise<string> {
  const { rows } = await sql<{ name: string }>`select max(name) as name from migration`.execute(db)
  return rows[0]!.name
}

async function runNext(db: Database, migrations: Readonly<Record<string, Migration>>): Promise<string | undefined> {
  return db.transaction().execute(async (trx) => {
    await lockFor(trx, 'migrate')
    await sql`create table if not exists migration (name text primary key, ran_at text not null)`.execute(trx)
    const { rows } = await sql<{ name: string }>`select name from migration`.execute(trx)
    const done = new Set(rows.map((row) => row.name))
    const unknown = [...done].find((name) => !Object.hasOwn(migrations, name))
    if (unknown) throw new Error(`A newer version of the site has used this database (${unknown}). Please start that version.`)
    const next = Object.entries(migrations).find(([name]) => !done.has(name))
    if (!next) return undefined

    const [name, migration] = next
    await migration.up(trx as unknown as Kysely<unknown>, engineOf(trx))
    await sql`insert into migration (name, ran_at) values (${name}, ${new Date().toISOString()})`.execute(trx)
    return name
  })
}
