import { type RawBuilder, sql } from 'kysely'
import { type Database, engineOf } from '../../../../db/connection.ts'
import type { Instant } from '../../../../shared/time/instant.ts'
import { type SearchedWord, termsOf } from './known-terms.ts'

/** Only the newest are weighed against each other, so that a common word costs no more as the forum grows. */
export const MOST_CANDIDATES = 300

/** A visible post that has all searched words, with its title and text folded. */
export interface Candidate {
  rowid: number
  /** Only with the opening post. */
  title: string
  body: string
  createdAt: Instant
}

/** Engines only find; who comes first is not left to them, because they would disagree. */
export function listCandidates(db: Database, words: readonly SearchedWord[]): Promise<Candidate[]> {
  const terms = words.map(termsOf)
  return db
    .selectFrom('postSearch')
    .innerJoin('post', 'post.id', 'postSearch.rowid')
    .innerJoin('topic', 'topic.id', 'post.topicId')
    .select(['postSearch.rowid', 'postSearch.title', 'postSearch.body', 'post.createdAt'])
    .where(engineOf(db) === 'sqlite' ? matchesInSqlite(terms) : matchesInPostgres(terms))
    .where('topic.hiddenAt', 'is', null)
    // A removed opening post is in the index with its title only, so that its topic can still be found.
    .where((eb) =>
      eb.or([
        eb('postSearch.body', '=', ''),
        eb.and([eb('post.deletedAt', 'is', null), eb('post.hiddenAt', 'is', null)]),
      ]),
    )
    .orderBy('postSearch.rowid', 'desc')
    .limit(MOST_CANDIDATES)
    .execute()
}

/**
 * Rows with one term of every group. Terms are our own folded words, letters and digits only, and quoted besides:
 * none of them can be read as FTS5's query language.
 */
function matchesInSqlite(groups: readonly (readonly string[])[]): RawBuilder<boolean> {
  const query = groups.map((terms) => `(${terms.map((term) => `"${term}"`).join(' OR ')})`).join(' AND ')
  return sql<boolean>`post_search match ${query}`
}

/** The same for PostgreSQL: `'term'` in quotes is a word whatever it spells. */
function matchesInPostgres(groups: readonly (readonly string[])[]): RawBuilder<boolean> {
  const query = groups.map((terms) => `(${terms.map((term) => `'${term}'`).join(' | ')})`).join(' & ')
  return sql<boolean>`post_search.words @@ to_tsquery('simple', ${query})`
}
