import { DatabaseSync } from 'node:sqlite'
import { type MovedTable, keyOf, type Row, type Value } from './moved-tables.ts'
import { type MoveEnd, type MoveTarget, pageOf, PROGRESS } from './move-ends.ts'

/** A SQLite file to read from. */
export function sqliteSource(file: string): MoveEnd & { sqlite: DatabaseSync } {
  const sqlite = new DatabaseSync(file, { readOnly: true })
  return { sqlite, ...reading(sqlite) }
}

/** A SQLite file to fill. Its tables are there already. */
export function sqliteTarget(file: string): MoveTarget & { sqlite: DatabaseSync } {
  const sqlite = new DatabaseSync(file)
  // Rows come after those they refer to, and are compared at the end. A crash loses whole batches, never half of one.
  sqlite.exec('pragma journal_mode = wal; pragma synchronous = normal; pragma foreign_keys = off')
  sqlite.exec(`create table if not exists ${PROGRESS} (table_name text primary key, last_key text not null)`)
  return {
    sqlite,
    ...reading(sqlite),
    progress: async () => new Map(sqlite.prepare(`select table_name, last_key from ${PROGRESS}`).all().map((row) => [String(row['table_name']), JSON.parse(String(row['last_key']))])),
    writeRows: async (table, rows) => {
      const names = table.columns.map(({ name }) => `"${name}"`).join(', ')
      const insert = sqlite.prepare(`insert into "${table.name}" (${names}) values (${table.columns.map(() => '?').join(', ')})`)
      sqlite.exec('begin immediate')
      for (const row of rows) insert.run(...row)
      const note = `insert into ${PROGRESS} values (?, ?) on conflict (table_name) do update set last_key = excluded.last_key`
      sqlite.prepare(note).run(table.name, JSON.stringify(keyOf(table, rows.at(-1)!)))
      sqlite.exec('commit')
    },
    setLastNumbers: async (numbers) => {
      sqlite.exec('begin immediate; delete from sqlite_sequence')
      for (const [name, seq] of numbers) sqlite.prepare('insert into sqlite_sequence (name, seq) values (?, ?)').run(name, seq)
      sqlite.exec('commit')
    },
    finish: async () => sqlite.exec(`drop table ${PROGRESS}; pragma optimize = 0x10002; pragma wal_checkpoint(truncate)`),
  }
}

const reading = (sqlite: DatabaseSync): MoveEnd => ({
  countRows: async ({ name }) => Number(sqlite.prepare(`select count(*) as count from "${name}"`).get()?.['count']),
  readRows: async (table, after, most) => sqlite.prepare(pageOf(table, after, () => '?')).all(...(after ?? []), most).map((row) => inOrder(table, row)),
  lastNumbers: async (tables) => {
    const numbers = new Map(sqlite.prepare('select name, seq from sqlite_sequence').all().map((row) => [String(row['name']), Number(row['seq'])]))
    return new Map(tables.filter(({ isNumbered }) => isNumbered).map(({ name }) => [name, numbers.get(name) ?? 0]))
  },
  close: async () => sqlite.close(),
})

const inOrder = ({ columns }: MovedTable, row: Record<string, unknown>): Row => columns.map(({ name }) => row[name] as Value)
