import { sql } from 'kysely'
import type { Site } from '../../src/domain/site/site.ts'
import { ENGINE } from './a-database.ts'

/** The tables in which a text stands anywhere, whatever the letter case: in a column, or in the pages of the search index. */
export async function tablesHolding({ db }: Site, text: string): Promise<string[]> {
  const wanted = text.toLowerCase()
  const holding: string[] = []
  for (const table of await tableNames(db)) {
    const { rows } = await sql<Record<string, unknown>>`select * from ${sql.id(table)}`.execute(db)
    if (rows.some((row) => Object.values(row).some((value) => readable(value).includes(wanted)))) holding.push(table)
  }
  return holding
}

async function tableNames(db: Site['db']): Promise<string[]> {
  const names =
    ENGINE === 'sqlite'
      ? sql<{ name: string }>`select name from sqlite_master where type = 'table' order by name`
      : sql<{ name: string }>`select table_name as name from information_schema.tables where table_schema = current_schema() and table_type = 'BASE TABLE' order by 1`
  return (await names.execute(db)).rows.map(({ name }) => name)
}

const readable = (value: unknown): string =>
  (value instanceof Uint8Array ? Buffer.from(value).toString('latin1') : typeof value === 'object' ? JSON.stringify(value) : String(value)).toLowerCase()
