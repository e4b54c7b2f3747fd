import type { DatabaseSync } from 'node:sqlite'

export type Value = string | number | null
/** The values of one row, in the order of its table's columns. */
export type Row = readonly Value[]

/** A table as both engines have it. */
export interface MovedTable {
  name: string
  columns: readonly { name: string; type: 'text' | 'integer' }[]
  /** The columns that tell rows apart, and order them. */
  key: readonly string[]
  /** Whether the database numbers its rows. */
  isNumbered: boolean
}

/** What each engine keeps by itself: the book of migrations and the indexes of full-text search. */
const NOT_MOVED = "name not like 'sqlite%' and name not like 'post_search_%' and name not like 'blog_search%' and name <> 'migration'"

/** The search index, which SQLite describes as a table without types or a key. */
const POST_SEARCH: MovedTable = {
  name: 'post_search',
  columns: [{ name: 'rowid', type: 'integer' }, { name: 'title', type: 'text' }, { name: 'body', type: 'text' }],
  key: ['rowid'],
  isNumbered: false,
}

/**
 * All tables, each after those it refers to, so that no row comes before what it belongs to.
 *
 * @param sqlite - the SQLite end of the move, source or target, with the schema of this version
 */
export function tablesInOrder(sqlite: DatabaseSync): MovedTable[] {
  const names = sqlite.prepare(`select name from sqlite_master where type = 'table' and ${NOT_MOVED} order by name`).all().map(({ name }) => String(name))
  const ordered = new Set<string>()
  const add = (name: string) => {
    for (const { table } of sqlite.prepare('select "table" from pragma_foreign_key_list(?)').all(name)) {
      if (table !== name && !ordered.has(String(table))) add(String(table))
    }
    ordered.add(name)
  }
  for (const name of names) add(name)
  return [...ordered].map((name) => (name === POST_SEARCH.name ? POST_SEARCH : describe(sqlite, name)))
}

function describe(sqlite: DatabaseSync, name: string): MovedTable {
  const columns = sqlite.prepare('select name, type, pk from pragma_table_info(?)').all(name)
  const key = columns.filter(({ pk }) => Number(pk) > 0).toSorted((a, b) => Number(a['pk']) - Number(b['pk']))
  return {
    name,
    columns: columns.map((column) => ({ name: String(column['name']), type: /text/i.test(String(column['type'])) ? 'text' : 'integer' })),
    key: key.map((column) => String(column['name'])),
    isNumbered: key.length === 1 && key[0]?.['name'] === 'id',
  }
}

/** Where a row stands in the order of its table. */
export const keyOf = ({ columns, key }: MovedTable, row: Row): Value[] =>
  key.map((name) => row[columns.findIndex((column) => column.name === name)] ?? null)
