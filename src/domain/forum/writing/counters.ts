import { sql } from 'kysely'
import type { Transaction } from '../../../db/connection.ts'
import type { Instant } from '../../../shared/time/instant.ts'
import type { PostRow, TopicRow } from './find-to-write.ts'

/** One more, or one fewer. */
export type Step = 1 | -1

/** Counts a post that has become visible (1) or is no longer (-1); call it after the post was changed. */
export async function countPost(trx: Transaction, topic: TopicRow, post: PostRow, step: Step): Promise<void> {
  const likes = post.likeCount + post.thumbsUpCount
  await trx
    .updateTable('topic')
    .set((eb) => ({
      postCount: eb('postCount', '+', step),
      likeCount: eb('likeCount', '+', step * likes),
      lastPostAt: newestPostAt,
    }))
    .where('id', '=', topic.id)
    .execute()
  if (!topic.hiddenAt) await addToTotal(trx, 'posts', step)
}

/** When the newest visible post of the row's topic was written; a topic without one is as old as itself. */
const newestPostAt = sql<Instant>`coalesce(
  (select post.created_at from post where post.topic_id = topic.id and post.deleted_at is null
    and post.hidden_at is null order by post.number desc limit 1),
  topic.created_at)`

/** Counts a topic, with its posts, that has become visible (1) or is no longer (-1). */
export async function countTopic(trx: Transaction, topic: TopicRow, step: Step): Promise<void> {
  await addToCategory(trx, topic.categoryId, step)
  await addToTotal(trx, 'topics', step)
  await addToTotal(trx, 'posts', step * topic.postCount)
}

export async function addToCategory(trx: Transaction, id: number, step: Step): Promise<void> {
  await trx
    .updateTable('category')
    .set((eb) => ({ topicCount: eb('topicCount', '+', step) }))
    .where('id', '=', id)
    .execute()
}

/**
 * Two transactions never wait for each other as long as all go the same way: the topic, categories by id, the
 * total of topics, the total of posts, search entries last.
 */
export async function addToTotal(trx: Transaction, key: 'topics' | 'posts', step: number): Promise<void> {
  await trx
    .updateTable('siteTotal')
    .set((eb) => ({ count: eb('count', '+', step) }))
    .where('key', '=', key)
    .execute()
}
