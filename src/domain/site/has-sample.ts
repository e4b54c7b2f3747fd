import type { Database } from '../../db/connection.ts'
import type { Tag } from './cache-tags.ts'

/** Where sample rows are. */
export const SAMPLE_TABLES = ['member', 'category', 'topic', 'post', 'blogPost'] as const
/** The changes that can take the last sample row away; adding and removing the whole community changes everything. */
export const SAMPLE_TAGS: readonly Tag[] = ['members', 'categories', 'forum-lists', 'blog']

/** Whether any of the people and posts on the site are made up. Costs the same however much there is: each table has an index of its sample rows. */
export async function hasSample(db: Database): Promise<boolean> {
  for (const table of SAMPLE_TABLES) {
    if (await db.selectFrom(table).select('id').where('sampledAt', 'is not', null).limit(1).executeTakeFirst()) return true
  }
  return false
}
