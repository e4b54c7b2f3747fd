import { createHash } from 'node:crypto'
import type { MoveEnd, MoveTarget } from './move-ends.ts'
import { withoutNul } from './move-ends.ts'
import { keyOf, type MovedTable, type Row, type Value } from './moved-tables.ts'

/** Rows that are read and written at a time: some megabytes of long posts. */
const BATCH = 2_000

interface Move {
  source: MoveEnd
  target: MoveTarget
  tables: readonly MovedTable[]
  /** Hears how many rows of all have arrived, after every batch. */
  onProgress?: (moved: number, total: number) => void
}

/** One table on both ends. */
export interface Comparison {
  table: string
  rows: readonly [source: number, target: number]
  checksums: readonly [source: string, target: string]
}

/**
 * Copies every row, continues where an earlier run stopped, and compares both ends row by row.
 *
 * @returns each table's count and checksum on both ends
 * @throws Error naming the tables that differ; then the target keeps its progress and isn't a site yet
 */
export async function moveSite(move: Move): Promise<Comparison[]> {
  await copyAll(move)
  const comparisons: Comparison[] = []
  for (const table of move.tables) {
    const [source, target] = await Promise.all([sumOf(move.source, table), sumOf(move.target, table)])
    comparisons.push({ table: table.name, rows: [source.count, target.count], checksums: [source.checksum, target.checksum] })
  }
  const different = comparisons.filter(({ checksums: [source, target] }) => source !== target)
  if (different.length > 0) throw new Error(`These tables differ: ${different.map(({ table, rows }) => `${table} (${rows.join(' and ')} rows)`).join(', ')}.`)
  await move.target.setLastNumbers(await move.source.lastNumbers(move.tables))
  await move.target.finish()
  return comparisons
}

async function copyAll({ source, target, tables, onProgress = () => {} }: Move): Promise<void> {
  let total = 0
  for (const table of tables) total += await source.countRows(table)
  const progress = await target.progress()
  let moved = 0
  for (const table of tables) {
    let after = progress.get(table.name)
    if (after) moved += await target.countRows(table)
    for (;;) {
      const rows = await source.readRows(table, after, BATCH)
      if (rows.length === 0) break
      await target.writeRows(table, rows)
      moved += rows.length
      after = keyOf(table, rows.at(-1)!)
      onProgress(moved, total)
      if (rows.length < BATCH) break
    }
  }
}

/** The count of a table, and a sum over its rows that doesn't depend on their order: the engines sort texts differently. */
async function sumOf(end: MoveEnd, table: MovedTable): Promise<{ count: number; checksum: string }> {
  let [count, sum] = [0, 0n]
  for (let after: readonly Value[] | undefined; ; ) {
    const rows = await end.readRows(table, after, BATCH)
    for (const row of rows) sum = BigInt.asUintN(64, sum + hashOf(table, row))
    count += rows.length
    if (rows.length < BATCH) return { count, checksum: sum.toString(16).padStart(16, '0') }
    after = keyOf(table, rows.at(-1)!)
  }
}

/** The first 64 bits of the SHA-256 of a row as both engines can hold it. */
function hashOf({ columns }: MovedTable, row: Row): bigint {
  const values = row.map((value, index) => (value === null ? null : columns[index]?.type === 'text' ? withoutNul(String(value)) : Number(value)))
  return createHash('sha256').update(JSON.stringify(values)).digest().readBigUInt64BE()
}
