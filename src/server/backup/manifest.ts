import { sql } from 'kysely'
import { z } from 'zod'
import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { type Database, engineOf } from '../../db/connection.ts'

/** The list in every backup of what is in it. */
export const Manifest = z.object({
  format: z.literal(1),
  madeAt: z.string(),
  engine: z.enum(['sqlite', 'postgres']),
  /** Rows of every table. */
  counts: z.record(z.string(), z.number().int()),
  /** Every other file of the backup, by its path in it. */
  files: z.array(z.object({ path: z.string(), bytes: z.number().int(), sha256: z.string() })),
})
export type Manifest = z.output<typeof Manifest>

/** The rows of every table of the site, as the connection sees them. The search index's own tables are the engine's affair. */
export async function countRows(db: Database): Promise<Record<string, number>> {
  const { rows } = await (engineOf(db) === 'sqlite'
    ? sql<{ name: string }>`select name from sqlite_master where type = 'table' and name not like 'sqlite%' and name not like 'post_search_%' and name not like 'blog_search%'`
    : sql<{ name: string }>`select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`
  ).execute(db)
  const counts: Record<string, number> = {}
  for (const { name } of rows.toSorted((a, b) => a.name.localeCompare(b.name))) {
    const counted = await sql<{ count: number }>`select count(*) as count from ${sql.table(name)}`.execute(db)
    counts[name] = Number(counted.rows[0]?.count ?? 0)
  }
  return counts
}

/** What is not as the manifest says, in words; nothing when all is well. */
export const differences = (expected: Record<string, number>, found: Record<string, number>): string[] =>
  [...new Set([...Object.keys(expected), ...Object.keys(found)])]
    .filter((table) => expected[table] !== found[table])
    .map((table) => `${table}: ${expected[table] ?? 'no table'} in the backup, ${found[table] ?? 'no table'} restored`)

/** SHA-256 of a file of any size, in hexadecimal. */
export async function checksumOf(file: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(file), hash)
  return hash.digest('hex')
}
