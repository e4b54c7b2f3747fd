import type { Transaction } from '../../db/connection.ts'
import { lockFor } from '../../db/lock.ts'
import type { RemovedSample } from '../../shared/office/office-sample.ts'
import { SAMPLE_NEEDS_ADMIN } from '../../shared/frame/sample-words.ts'
import { hasRealAdmin } from '../accounts/staff/first-admin.ts'
import { startWithCategories } from '../forum/categories/starter-categories.ts'
import { dropFromIndex, reindexTopicTitle } from '../forum/reading/search/search-index.ts'
import { changeForum } from '../forum/writing/change-forum.ts'
import { recountTopicsIn } from '../forum/writing/recount.ts'
import { removeFiles } from '../pictures/save-picture.ts'
import { announce } from '../site/bus.ts'
import { EVERYTHING } from '../site/cache-tags.ts'
import { AppError } from '../site/app-error.ts'
import { hasSample } from '../site/has-sample.ts'
import type { Site } from '../site/site.ts'
import { removeSampleMembers } from './remove-sample-members.ts'
import { isSample, listSamplePosts, listSampleTopics } from './sample-rows.ts'
import { SAMPLE_LOCK } from './seed-sample.ts'
import { touchedTopics, emptyOpenings, inChunks } from './touched-topics.ts'

const NOTHING: RemovedSample = { members: 0, topics: 0, posts: 0, blogPosts: 0, remainingTopics: 0 }

/**
 * Removes every sample member, category, topic, post, and blog post, with all that hangs on them, and everything that
 * was written with a sample account. What real members wrote stays: a sample topic they replied to keeps their posts,
 * and a sample category keeps their topics. Doing it again changes nothing.
 *
 * @param record - writes down in the same transaction that it was done
 * @throws AppError `conflict` while the sample admin is the only one
 */
export async function removeSample(site: Site, record?: (trx: Transaction, removed: RemovedSample) => Promise<void>): Promise<RemovedSample> {
  const { pictures, ...removed } = await changeForum(site, async (trx) => {
    await lockFor(trx, SAMPLE_LOCK)
    if (!(await hasSample(trx))) return { ...NOTHING, pictures: [] }
    if (!(await hasRealAdmin(trx))) throw new AppError('conflict', SAMPLE_NEEDS_ADMIN)
    const done = await removeAll(trx, site)
    await record?.(trx, done)
    await announce(trx, EVERYTHING, site.clock.now())
    return done
  })
  await removeFiles(site, pictures)
  return removed
}

async function removeAll(trx: Transaction, site: Site): Promise<RemovedSample & { pictures: string[] }> {
  // Writing a row locks it: a reply on its way is either here already, or waits and finds its topic gone.
  await trx.updateTable('topic').set((eb) => ({ sampledAt: eb.ref('sampledAt') })).where(isSample('topic')).execute()
  const topics = await listSampleTopics(trx)
  const remaining = topics.filter(({ realPosts }) => realPosts > 0).map(({ id }) => id)
  const posts = await listSamplePosts(trx)
  const openings = posts.filter(({ topicId, number }) => number === 1 && remaining.includes(topicId)).map(({ id }) => id)
  const gone = posts.map(({ id }) => id).filter((id) => !openings.includes(id))
  const others = await touchedTopics(trx, posts.map(({ topicId }) => topicId), topics.map(({ id }) => id))

  await emptyOpenings(trx, openings)
  await deletePosts(trx, gone)
  await deleteTopics(trx, topics.map(({ id }) => id).filter((id) => !remaining.includes(id)))
  await makeTopicsReal(trx, remaining)
  const { members, pictures } = await removeSampleMembers(trx, site)
  await removeCategories(trx)
  await startWithCategories(trx, site)
  // One that the owner has changed is no sample anymore.
  const blogPosts = await trx.deleteFrom('blogPost').where('sampledAt', 'is not', null).returning('id').execute()
  await recountTopicsIn(trx, [...remaining, ...others])
  await dropFromIndex(trx, gone)
  for (const topicId of remaining) await reindexTopicTitle(trx, topicId)
  return { members, topics: topics.length - remaining.length, posts: gone.length, blogPosts: blogPosts.length, remainingTopics: remaining.length, pictures }
}

/** With their likes, bookmarks, notifications, reports, and the emails about them that still wait. */
async function deletePosts(trx: Transaction, ids: readonly number[]): Promise<void> {
  for (const some of inChunks(ids)) {
    const emails = trx.selectFrom('replyEmail').select('emailId').where('postId', 'in', some)
    await trx.deleteFrom('outbox').where('id', 'in', emails).where('sentAt', 'is', null).execute()
    await trx.deleteFrom('replyEmail').where('postId', 'in', some).execute()
    await trx.updateTable('post').set({ replyToId: null }).where('replyToId', 'in', some).execute()
    await trx.deleteFrom('post').where('id', 'in', some).execute()
  }
}

async function deleteTopics(trx: Transaction, ids: readonly number[]): Promise<void> {
  for (const some of inChunks(ids)) await trx.deleteFrom('topic').where('id', 'in', some).execute()
}

/** Nothing made up is left of a topic that stays but its title: no author, no views, no pin. */
async function makeTopicsReal(trx: Transaction, ids: readonly number[]): Promise<void> {
  const real = { authorId: null, sampledAt: null, viewCount: 0, pinnedAt: null, pinnedBy: null }
  for (const some of inChunks(ids)) await trx.updateTable('topic').set(real).where('id', 'in', some).execute()
}

async function removeCategories(trx: Transaction): Promise<void> {
  await trx
    .deleteFrom('category')
    .where('sampledAt', 'is not', null)
    .where((eb) => eb('id', 'not in', eb.selectFrom('topic').select('categoryId')))
    .execute()
  await trx.updateTable('category').set({ sampledAt: null }).where('sampledAt', 'is not', null).execute()
}
