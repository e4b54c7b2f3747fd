import { type RawBuilder, sql } from 'kysely'

/** The same for PostgreSQL: `'term'` in quotes is a word whatever it spells. */
export function matchesInPostgres(groups: readonly (readonly string[])[]): RawBuilder<boolean> {
  const query = groups.map((terms) => `(${terms.map((term) => `'${term}'`).join(' | ')})`).join(' & ')
  return sql<boolean>`post_search.words @@ to_tsquery('simple', ${query})`
}
