import type { Insertable } from 'kysely'
import type { Transaction } from '../../db/connection.ts'
import type { Tables } from '../../db/tables.ts'
import { after, type Instant } from '../../shared/time/instant.ts'
import { slugOf } from '../../shared/text/slug.ts'
import { indexPosts } from '../forum/reading/search/search-index.ts'
import { type SamplePlan, SOON_MS, type TopicPlan } from './plan-sample.ts'
import { type Ids, writePosts, writeLikes, inBatches, idOf } from './write-sample-posts.ts'

/** Writes the whole plan with its counters and search entries. `passwords` holds hashes by the planned name. */
export async function writeSample(
  trx: Transaction,
  now: Instant,
  plan: SamplePlan,
  passwords: ReadonlyMap<string, string>,
): Promise<void> {
  const members = await writeMembers(trx, now, plan, passwords)
  const categories = await writeCategories(trx, now, plan)
  const topics = await writeTopics(trx, now, plan, { members, categories })
  const posts = await writePosts(trx, now, plan, { members, topics })
  await writeLikes(trx, plan, { members, posts })
  await addToTotals(trx, { topics: topics.size, posts: posts.size, members: members.size })
  const toIndex = plan.topics.flatMap(({ title, posts: written }) =>
    written.map(({ text }, index) => ({ id: idOf(posts, `${title} ${index + 1}`), number: index + 1, content: text, title })),
  )
  await indexPosts(trx, toIndex)
}

async function writeMembers(
  trx: Transaction,
  now: Instant,
  { members }: SamplePlan,
  passwords: ReadonlyMap<string, string>,
): Promise<Ids> {
  const rows = members.map(({ name, username, ...member }) => ({
    ...member,
    username, usernameKey: username.toLowerCase(), passwordHash: passwords.get(name) ?? null,
    email: `${username}@sample.invalid`, emailKey: `${username.toLowerCase()}@sample.invalid`,
    emailConfirmedAt: after(member.createdAt, SOON_MS), sampledAt: now,
  }))
  const written = await inBatches(rows, (batch) =>
    trx.insertInto('member').values(batch).returning(['id', 'username']).execute(),
  )
  const ids = new Map(written.map(({ id, username }) => [username, id]))
  return new Map(members.map(({ name, username }) => [name, idOf(ids, username)]))
}

async function writeCategories(trx: Transaction, now: Instant, { categories, topics, members }: SamplePlan): Promise<Ids> {
  const createdAt = members.map((member) => member.createdAt).toSorted()[0] ?? now
  const rows = categories.map((category, index) => ({
    ...category,
    slug: slugOf(category.name),
    position: index + 1,
    topicCount: topics.filter((topic) => topic.category === category.name).length,
    createdAt, sampledAt: now,
  }))
  const written = await trx.insertInto('category').values(rows).returning(['id', 'name']).execute()
  return new Map(written.map(({ id, name }) => [name, id]))
}

async function writeTopics(
  trx: Transaction,
  now: Instant,
  { topics }: SamplePlan,
  { members, categories }: { members: Ids; categories: Ids },
): Promise<Ids> {
  const rows = topics.map((topic) => toTopicRow(topic, now, { members, categories }))
  const written = await inBatches(rows, (batch) =>
    trx.insertInto('topic').values(batch).returning(['id', 'title']).execute(),
  )
  return new Map(written.map(({ id, title }) => [title, id]))
}

function toTopicRow(
  { category, title, views, isPinned, isLocked, posts }: TopicPlan,
  now: Instant,
  { members, categories }: { members: Ids; categories: Ids },
): Insertable<Tables['topic']> {
  const createdAt = posts[0]?.createdAt ?? now
  const lastPostAt = posts.at(-1)?.createdAt ?? now
  return {
    title, slug: slugOf(title), categoryId: idOf(categories, category), authorId: idOf(members, posts[0]?.by ?? ''),
    createdAt, lastPostAt, postCount: posts.length, nextNumber: posts.length + 1, viewCount: views,
    likeCount: posts.reduce((sum, { likes }) => sum + likes.length, 0),
    pinnedAt: isPinned ? after(createdAt, SOON_MS) : null, pinnedBy: isPinned ? idOf(members, 'ines') : null,
    lockedAt: isLocked ? after(lastPostAt, SOON_MS) : null, lockedBy: isLocked ? idOf(members, 'rosa') : null,
    sampledAt: now,
  }
}

async function addToTotals(trx: Transaction, totals: Record<'topics' | 'posts' | 'members', number>): Promise<void> {
  for (const key of ['topics', 'posts', 'members'] as const) {
    await trx
      .updateTable('siteTotal')
      .set((eb) => ({ count: eb('count', '+', totals[key]) }))
      .where('key', '=', key)
      .execute()
  }
}
