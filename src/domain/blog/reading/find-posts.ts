import { sql } from 'kysely'
import { type Database, engineOf } from '../../../db/connection.ts'
import type { Instant } from '../../../shared/time/instant.ts'
import type { Site } from '../../site/site.ts'
import { publicPosts } from './public-posts.ts'
import { wordsOf } from './post-words.ts'

const WORDS_MAX = 6

/** The words of a text by which posts are found. */
export const wordsToFind = (text: string): string[] => wordsOf({ title: text, excerpt: '', content: '' }).split(' ').filter(Boolean).slice(0, WORDS_MAX)

/** The published posts that have all of these words, which {@link wordsToFind} made. */
export const postsWith = (db: Database, now: Instant, words: readonly string[]) =>
  publicPosts(db, now).where(
    engineOf(db) === 'sqlite'
      ? sql<boolean>`id in (select rowid from blog_search where blog_search match ${words.map((word) => `"${word}"`).join(' ')} order by rowid desc limit 300)`
      : sql<boolean>`to_tsvector('simple', words) @@ to_tsquery('simple', ${words.map((word) => `'${word}'`).join(' & ')})`,
  )

/** The newest published posts that have all telling words of a text; where it has none, such as “nap”, those with it in their title. */
export async function findPosts({ db, clock }: Site, text: string, limit: number): Promise<{ slug: string; title: string; excerpt: string }[]> {
  const words = wordsToFind(text)
  const inTitle = `%${text.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`
  const found = words.length > 0 ? postsWith(db, clock.now(), words) : publicPosts(db, clock.now()).where(sql<boolean>`lower(title) like ${inTitle} escape '\\'`)
  return found.select(['slug', 'title', 'excerpt']).orderBy('id', 'desc').limit(limit).execute()
}
