import { sql } from 'kysely'
import type { Database, Transaction } from '../../../db/connection.ts'
import { lockFor } from '../../../db/lock.ts'
import { announce } from '../../site/bus.ts'
import { EVERYTHING } from '../../site/cache-tags.ts'
import type { Site } from '../../site/site.ts'
import { changeForum } from './change-forum.ts'

/** A counter that did not equal what it counts. */
export interface Miscount {
  /** The row, such as `topic 12`. */
  of: string
  counter: string
  was: number | string
  is: number | string
}

/** Topics looked at by one statement. */
const BATCH = 500

interface Found {
  table: 'post' | 'topic' | 'category'
  id: number
  topicId: number
  /** Stored and true value of each counter. */
  counters: Record<string, readonly [was: number | string, is: number | string]>
}

/**
 * Recounts every counter of the forum and fixes those that are wrong; kept pages that showed them are dropped.
 *
 * @returns what was wrong; empty when all was well
 */
export async function recountForum(site: Site): Promise<Miscount[]> {
  const { db } = site
  const { last } = await db
    .selectFrom('topic')
    .select((eb) => eb.fn.coalesce(eb.fn.max('id'), eb.lit(0)).as('last'))
    .executeTakeFirstOrThrow()
  const wrong: Miscount[] = []
  for (let first = 1; first <= Number(last); first += BATCH) {
    wrong.push(...(await recountTopics(db, first, first + BATCH - 1)))
  }
  wrong.push(...(await db.transaction().execute(recountCategories)))
  if (wrong.length > 0) await changeForum(site, (trx) => announce(trx, EVERYTHING, site.clock.now()))
  return wrong
}

/** Looks without locks first, and again under the lock of each topic that seems wrong: it may only be busy. */
async function recountTopics(db: Database, first: number, last: number): Promise<Miscount[]> {
  const suspects = [...(await findWrongPosts(db, first, last)), ...(await findWrongTopics(db, first, last))]
  const wrong: Miscount[] = []
  for (const id of new Set(suspects.map(({ topicId }) => topicId))) {
    wrong.push(...(await db.transaction().execute((trx) => recountTopic(trx, id))))
  }
  return wrong
}

async function recountTopic(trx: Transaction, id: number): Promise<Miscount[]> {
  await lockFor(trx, `topic:${id}`)
  const posts = await mend(trx, await findWrongPosts(trx, id, id))
  return [...posts, ...(await mend(trx, await findWrongTopics(trx, id, id)))]
}

/** Recounts some topics, and what counts topics, within a transaction that has changed them. */
export async function recountTopicsIn(trx: Transaction, ids: readonly number[]): Promise<void> {
  for (const id of ids) await recountTopic(trx, id)
  await recountCategories(trx)
}

interface CountedPost {
  id: number
  topicId: number
  likeCount: number
  thumbsUpCount: number
  likes: number
  thumbs: number
}

async function findWrongPosts(db: Database, first: number, last: number): Promise<Found[]> {
  const { rows } = await sql<CountedPost>`
    select * from (select id, topic_id, like_count, thumbs_up_count,
      (select count(*) from reaction where post_id = post.id and kind = 'like') as likes,
      (select count(*) from reaction where post_id = post.id and kind = 'thumbs-up') as thumbs
      from post where topic_id between ${first} and ${last}) as counted
    where like_count <> likes or thumbs_up_count <> thumbs`.execute(db)
  return rows.map(({ id, topicId, likeCount, thumbsUpCount, likes, thumbs }) => ({
    table: 'post', id, topicId,
    counters: { likeCount: [likeCount, likes], thumbsUpCount: [thumbsUpCount, thumbs] },
  }))
}

interface CountedTopic {
  id: number
  postCount: number
  likeCount: number
  nextNumber: number
  lastPostAt: string
  posts: number
  likes: number
  next: number
  newest: string
}

async function findWrongTopics(db: Database, first: number, last: number): Promise<Found[]> {
  const visible = sql`topic_id = topic.id and deleted_at is null and hidden_at is null`
  const { rows } = await sql<CountedTopic>`
    select * from (select id, post_count, like_count, next_number, last_post_at,
      (select count(*) from post where ${visible}) as posts,
      (select coalesce(sum(like_count + thumbs_up_count), 0) from post where ${visible}) as likes,
      (select coalesce(max(number), 0) + 1 from post where topic_id = topic.id) as next,
      coalesce((select created_at from post where ${visible} order by number desc limit 1), created_at) as newest
      from topic where id between ${first} and ${last}) as counted
    where post_count <> posts or like_count <> likes or next_number <> next or last_post_at <> newest`.execute(db)
  return rows.map(({ id, postCount, likeCount, nextNumber, lastPostAt, posts, likes, next, newest }) => ({
    table: 'topic', id, topicId: id,
    counters: {
      postCount: [postCount, posts],
      likeCount: [likeCount, likes],
      nextNumber: [nextNumber, next],
      lastPostAt: [lastPostAt, newest],
    },
  }))
}

async function recountCategories(trx: Transaction): Promise<Miscount[]> {
  const { rows } = await sql<{ id: number; topicCount: number; topics: number }>`
    select * from (select id, topic_count,
      (select count(*) from topic where category_id = category.id and hidden_at is null) as topics
      from category) as counted
    where topic_count <> topics`.execute(trx)
  const categories = rows.map(({ id, topicCount, topics }): Found => ({
    table: 'category', id, topicId: 0,
    counters: { topicCount: [topicCount, topics] },
  }))
  return [...(await mend(trx, categories)), ...(await recountTotals(trx))]
}

async function recountTotals(trx: Database): Promise<Miscount[]> {
  const { rows } = await sql<{ topics: number; posts: number }>`
    select count(*) as topics, coalesce(sum(post_count), 0) as posts from topic where hidden_at is null`.execute(trx)
  const totals = await trx.selectFrom('siteTotal').selectAll().where('key', '!=', 'members').execute()
  const wrong: Miscount[] = []
  for (const { key, count } of totals) {
    const is = (key === 'topics' ? rows[0]?.topics : rows[0]?.posts) ?? 0
    if (count === is) continue
    await trx.updateTable('siteTotal').set({ count: is }).where('key', '=', key).execute()
    wrong.push({ of: 'site', counter: key, was: count, is })
  }
  return wrong
}

async function mend(trx: Database, found: Found[]): Promise<Miscount[]> {
  const wrong: Miscount[] = []
  for (const { table, id, counters } of found) {
    const differing = Object.entries(counters).filter(([, [was, is]]) => was !== is)
    const right = Object.fromEntries(differing.map(([counter, [, is]]) => [counter, is]))
    await trx.updateTable(table).set(right).where('id', '=', id).execute()
    for (const [counter, [was, is]] of differing) wrong.push({ of: `${table} ${id}`, counter, was, is })
  }
  return wrong
}
