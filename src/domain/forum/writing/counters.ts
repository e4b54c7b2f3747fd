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

type Counted = Pick<TopicRow, 'categoryId' | 'hiddenAt' | 'postCount'>

/**
 * Counts topics again whose posts have moved, and what counts topics by the difference: a concurrent change isn't lost.
 * `before` are all that there were, locked and as they were.
 */
export async function countMoved(trx: Transaction, before: readonly Counted[], ids: readonly number[]): Promise<void> {
  const after: Counted[] = []
  for (const id of ids.toSorted((a, b) => a - b)) after.push(await countAgain(trx, id))
  const steps = [...before.map((topic) => ({ topic, step: -1 })), ...after.map((topic) => ({ topic, step: 1 }))].filter(({ topic }) => !topic.hiddenAt)
  const categories = Map.groupBy(steps, ({ topic }) => topic.categoryId)
  for (const [id, ofCategory] of [...categories].toSorted(([a], [b]) => a - b)) await addToCategory(trx, id, sum(ofCategory.map(({ step }) => step)))
  await addToTotal(trx, 'topics', sum(steps.map(({ step }) => step)))
  await addToTotal(trx, 'posts', sum(steps.map(({ topic, step }) => step * topic.postCount)))
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0)

function countAgain(trx: Transaction, topicId: number): Promise<Counted> {
  const visible = sql`from post where post.topic_id = topic.id and post.deleted_at is null and post.hidden_at is null`
  return trx
    .updateTable('topic')
    .set({
      postCount: sql<number>`(select count(*) ${visible})`,
      likeCount: sql<number>`(select coalesce(sum(post.like_count + post.thumbs_up_count), 0) ${visible})`,
      nextNumber: sql<number>`(select coalesce(max(post.number), 0) + 1 from post where post.topic_id = topic.id)`,
      lastPostAt: newestPostAt,
    })
    .where('id', '=', topicId)
    .returning(['categoryId', 'hiddenAt', 'postCount'])
    .executeTakeFirstOrThrow()
}

/** Changes a category's count of topics by `step`, which may be negative. */
export async function addToCategory(trx: Transaction, id: number, step: number): Promise<void> {
  if (step === 0) return
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
  if (step === 0) return
  await trx
    .updateTable('siteTotal')
    .set((eb) => ({ count: eb('count', '+', step) }))
    .where('key', '=', key)
    .execute()
}
