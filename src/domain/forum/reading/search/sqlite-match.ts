import { type RawBuilder, sql } from 'kysely'

/**
 * Rows with one term of every group. Terms are our own folded words, letters and digits only, and quoted besides:
 * none of them can be read as FTS5's query language.
 */
export function matchesInSqlite(groups: readonly (readonly string[])[]): RawBuilder<boolean> {
  const query = groups.map((terms) => `(${terms.map((term) => `"${term}"`).join(' OR ')})`).join(' AND ')
  return sql<boolean>`post_search match ${query}`
}
