import type { Database } from '../../../db/connection.ts'
import { topicAddress } from '../../../shared/forum/forum.ts'

/** Most topics in one sitemap. Source: docs/rules/forum.md#robots */
export const TOPICS_IN_SITEMAP = 5_000

/** The paths of all categories but sample ones. */
export async function listCategoryAddresses(db: Database): Promise<string[]> {
  const categories = await db.selectFrom('category').select('slug').where('sampledAt', 'is', null).orderBy('position').execute()
  return categories.map(({ slug }) => `/forum/categories/${slug}`)
}

/** The paths of the newest visible topics, {@link TOPICS_IN_SITEMAP} at most. */
export async function listTopicAddresses(db: Database): Promise<string[]> {
  const topics = await visibleTopics(db).orderBy('lastPostAt', 'desc').orderBy('id', 'desc').limit(TOPICS_IN_SITEMAP).execute()
  return topics.map((topic) => topicAddress(topic))
}

/**
 * The numbers of the parts into which a forum with more topics is cut, by ranges of ids: a topic never changes its
 * part, and a part costs what it holds. Empty while all topics fit in one.
 */
export async function listTopicParts(db: Database): Promise<number[]> {
  const total = await db.selectFrom('siteTotal').select('count').where('key', '=', 'topics').executeTakeFirst()
  if ((total?.count ?? 0) <= TOPICS_IN_SITEMAP) return []
  const parts: number[] = []
  let after = 0
  for (;;) {
    const next = await visibleTopics(db).where('id', '>', after).orderBy('id').limit(1).executeTakeFirst()
    if (!next) return parts
    const part = Math.ceil(next.id / TOPICS_IN_SITEMAP)
    parts.push(part)
    after = part * TOPICS_IN_SITEMAP
  }
}

/** The paths of one part's visible topics; none for a part that is not there. */
export async function listTopicAddressesIn(db: Database, part: number): Promise<string[]> {
  const topics = await visibleTopics(db)
    .where('id', '>', (part - 1) * TOPICS_IN_SITEMAP)
    .where('id', '<=', part * TOPICS_IN_SITEMAP)
    .orderBy('id')
    .execute()
  return topics.map((topic) => topicAddress(topic))
}

/** Nothing of the sample community. */
const visibleTopics = (db: Database) => db.selectFrom('topic').select(['id', 'slug']).where('hiddenAt', 'is', null).where('sampledAt', 'is', null)
