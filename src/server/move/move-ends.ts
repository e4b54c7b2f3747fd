import type { MovedTable, Row, Value } from './moved-tables.ts'

/** Either end of a move, as rows in the order of their keys. */
export interface MoveEnd {
  countRows: (table: MovedTable) => Promise<number>
  /** The next rows behind `after`; from the first one where there's no key yet. */
  readRows: (table: MovedTable, after: readonly Value[] | undefined, most: number) => Promise<Row[]>
  /** The last number given in each numbered table, deleted rows included. */
  lastNumbers: (tables: readonly MovedTable[]) => Promise<Map<string, number>>
  close: () => Promise<void>
}

/** The end that is filled. How far it is stands in the same transaction as the rows. */
export interface MoveTarget extends MoveEnd {
  /** The key of the last row in each table that was begun. */
  progress: () => Promise<Map<string, Value[]>>
  /** Writes rows and how far they lead; all or none of it. */
  writeRows: (table: MovedTable, rows: readonly Row[]) => Promise<void>
  setLastNumbers: (numbers: ReadonlyMap<string, number>) => Promise<void>
  /** Forgets the progress: from now on this is a site like any other. */
  finish: () => Promise<void>
}

/** Where the target notes how far the move is. */
export const PROGRESS = 'move_progress'

/** `where (a, b) > (…) order by a, b limit …`, which both engines know. */
export function pageOf({ name, columns, key }: MovedTable, after: readonly Value[] | undefined, placeholder: (index: number) => string): string {
  const list = (names: readonly string[]) => names.map((each) => `"${each}"`).join(', ')
  const behind = after ? ` where (${list(key)}) > (${after.map((_, index) => placeholder(index)).join(', ')})` : ''
  return `select ${list(columns.map((column) => column.name))} from "${name}"${behind} order by ${list(key)} limit ${placeholder(after?.length ?? 0)}`
}

/** PostgreSQL holds no NUL in a text; a browser can send one. */
export const withoutNul = (value: Value): Value => (typeof value === 'string' ? value.replaceAll('\0', '') : value)
