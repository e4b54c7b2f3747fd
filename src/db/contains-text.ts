import { type RawBuilder, sql, type SqlBool } from 'kysely'

/** Whether a column holds a word anywhere, in whatever letter case. `%` and `_` mean themselves. */
export const likeIn = (column: string, word: string): RawBuilder<SqlBool> =>
  sql<SqlBool>`lower(${sql.ref(column)}) like ${`%${word.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`} escape '\\'`
