import type { Transaction } from '../../db/connection.ts'
import { lockFor } from '../../db/lock.ts'
import { announce } from '../site/bus.ts'
import { EVERYTHING } from '../site/cache-tags.ts'
import { dropFromIndex, reindexTopicTitle } from '../forum/reading/search/search-index.ts'
import { changeForum } from '../forum/writing/change-forum.ts'
import { recountForum } from '../forum/writing/recount.ts'
import type { Site } from '../site/site.ts'
import { SAMPLE_LOCK } from './seed-sample.ts'

/** What stands in a sample topic that stays because somebody real has answered in it. */
export const REMOVED_OPENING = 'This sample topic was removed.'

/** How much was taken out, and how many topics stay for what real members wrote in them. */
export interface RemovedSample {
  members: number
  topics: number
  posts: number
  blogPosts: number
  keptTopics: number
}

/**
 * Takes out every sampled member, category, topic, post and blog post. Whatever real members wrote stays: a sample topic they
 * answered in keeps their posts, and a sample category keeps the topics they opened. Doing it again changes nothing.
 */
export async function removeSample(site: Site): Promise<RemovedSample> {
  const removed = await changeForum(site, async (trx) => {
    await lockFor(trx, SAMPLE_LOCK)
    const sampled = await sampledPosts(trx)
    const remaining = await topicsWithRealPosts(trx)
    const openings = sampled.filter(({ topicId, number }) => number === 1 && remaining.includes(topicId)).map(({ id }) => id)
    if (remaining.length > 0) await spareRealPosts(trx, remaining, openings)
    const topics = await trx.deleteFrom('topic').where('sampledAt', 'is not', null).returning('id').execute()
    const members = await removeMembers(trx)
    await removeCategories(trx)
    await dropFromIndex(trx, sampled.map(({ id }) => id))
    for (const topicId of remaining) await reindexTopicTitle(trx, topicId)
    // One that the owner has changed is no sample any more.
    const blogPosts = await trx.deleteFrom('blogPost').where('sampledAt', 'is not', null).returning('id').execute()
    const now = site.clock.now()
    await announce(trx, EVERYTHING, now)
    const posts = sampled.length - openings.length
    return { members, topics: topics.length, posts, blogPosts: blogPosts.length, keptTopics: remaining.length }
  })
  // What was left behind counts anew, the likes that went with the sample members included.
  await recountForum(site)
  // Pages cached since the first announcement show the old numbers.
  await changeForum(site, (trx) => announce(trx, EVERYTHING, site.clock.now()))
  return removed
}

const sampledPosts = (trx: Transaction) =>
  trx.selectFrom('post').select(['id', 'number', 'topicId']).where('sampledAt', 'is not', null).execute()

/** The sample topics that real members have written in. Until the end of `trx` nobody writes in any other. */
async function topicsWithRealPosts(trx: Transaction): Promise<number[]> {
  // Writing a row holds it: a reply on its way either is here already or waits.
  await trx
    .updateTable('topic')
    .set((eb) => ({ sampledAt: eb.ref('sampledAt') }))
    .where('sampledAt', 'is not', null)
    .execute()
  const rows = await trx
    .selectFrom('topic')
    .innerJoin('post', 'post.topicId', 'topic.id')
    .select('topic.id')
    .distinct()
    .where('topic.sampledAt', 'is not', null)
    .where('post.sampledAt', 'is', null)
    .execute()
  return rows.map(({ id }) => id)
}

/** Empties the kept topics of sample posts, all but the opening one, and makes them real. */
async function spareRealPosts(trx: Transaction, remaining: number[], openings: number[]): Promise<void> {
  await trx
    .updateTable('post')
    .set({ content: REMOVED_OPENING, authorId: null, editedAt: null, sampledAt: null })
    .where('id', 'in', openings)
    .execute()
  await trx.deleteFrom('reaction').where('postId', 'in', openings).execute()
  await trx.deleteFrom('postEdit').where('postId', 'in', openings).execute()
  await trx.deleteFrom('post').where('topicId', 'in', remaining).where('sampledAt', 'is not', null).execute()
  await trx
    .updateTable('post')
    .set({ replyToId: null })
    .where('topicId', 'in', remaining)
    .where('replyToId', 'is not', null)
    .where((eb) => eb('replyToId', 'not in', eb.selectFrom('post as left').select('left.id').where('left.topicId', 'in', remaining)))
    .execute()
  await trx.updateTable('topic').set({ authorId: null, sampledAt: null }).where('id', 'in', remaining).execute()
}

/** With them go their sessions, likes and bookmarks; what they wrote after the seeding stays without a name. */
async function removeMembers(trx: Transaction): Promise<number> {
  const gone = await trx.deleteFrom('member').where('sampledAt', 'is not', null).returning('id').execute()
  await trx
    .updateTable('siteTotal')
    .set((eb) => ({ count: eb('count', '-', gone.length) }))
    .where('key', '=', 'members')
    .execute()
  return gone.length
}

async function removeCategories(trx: Transaction): Promise<void> {
  await trx
    .deleteFrom('category')
    .where('sampledAt', 'is not', null)
    .where((eb) => eb('id', 'not in', eb.selectFrom('topic').select('categoryId')))
    .execute()
  await trx.updateTable('category').set({ sampledAt: null }).where('sampledAt', 'is not', null).execute()
}
