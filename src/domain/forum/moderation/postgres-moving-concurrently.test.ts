import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { aForum, as } from '../../../../tests/support/a-forum.ts'
import type { Transaction } from '../../../db/connection.ts'
import { lockFor } from '../../../db/lock.ts'
import type { Site } from '../../site/site.ts'
import { addToCategory, addToTotal } from '../writing/counters.ts'
import { openTopic } from '../writing/open-topic.ts'
import { recountForum } from '../writing/recount.ts'
import { replyToTopic } from '../writing/reply-to-topic.ts'
import { hidePost } from './hide-post.ts'
import { mergeTopic } from './merge-topic.ts'
import { splitTopic } from './split-topic.ts'

const REASON = 'The same question.'

async function threeTopics() {
  const forum = await aForum()
  const [first, second, third] = [await forum.aTopic({ posts: 3 }), await forum.aTopic({ posts: 2 }), await forum.aTopic()]
  const garden = await forum.aCategory({ name: 'Garden', slug: 'garden' })
  return { ...forum, first, second, third, garden }
}

/** Waits until so many transactions of this database wait for a lock. */
async function untilWaiting({ db }: Site, count: number): Promise<void> {
  for (;;) {
    const { rows } = await sql<{ waiting: number }>`select count(*)::integer as waiting from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(db)
    if ((rows[0]?.waiting ?? 0) >= count) return
  }
}

const whileLocked = (site: Site, lock: (trx: Transaction) => Promise<void>, work: () => Promise<void>) =>
  site.db.transaction().execute(async (trx) => {
    await lock(trx)
    await work()
  })

it('a post that’s hidden while it’s being split off is counted out of its new topic', async () => {
  const { site, ines, rosa, first, garden } = await threeTopics()
  const [, moved] = first.posts
  const waiting: Promise<unknown>[] = []

  await whileLocked(site, (trx) => lockFor(trx, `topic:${first.id}`), async () => {
    waiting.push(splitTopic(site, as(ines), first.id, { posts: [moved?.id ?? 0], andAfter: true, title: 'The blue room', categoryId: garden.id, reason: REASON }))
    await untilWaiting(site, 1)
    waiting.push(hidePost(site, as(rosa), moved?.id ?? 0))
    await untilWaiting(site, 2)
  })
  await Promise.all(waiting)

  const { topicId } = await site.db.selectFrom('post').select('topicId').where('id', '=', moved?.id ?? 0).executeTakeFirstOrThrow()
  const counts = await site.db.selectFrom('topic').select(['id', 'postCount']).where('id', 'in', [first.id, topicId]).orderBy('id').execute()
  expect(counts).toEqual([{ id: first.id, postCount: 1 }, { id: topicId, postCount: 1 }])
  expect(await recountForum(site)).toEqual([])
})

it.each(['a merge', 'a split'])('a topic that’s opened in the category during %s stays counted', async (what) => {
  const { site, category, ines, maya, first, second } = await threeTopics()
  const [, moved] = first.posts
  const waiting: Promise<unknown>[] = []
  const open = async (trx: Transaction) => {
    const at = site.clock.now()
    await trx.insertInto('topic').values({ categoryId: category.id, authorId: maya.id, title: 'Opened', slug: 'opened', createdAt: at, lastPostAt: at }).execute()
    await addToCategory(trx, category.id, 1)
    await addToTotal(trx, 'topics', 1)
  }

  await whileLocked(site, open, async () => {
    waiting.push(
      what === 'a merge'
        ? mergeTopic(site, as(ines), first.id, { into: second.id, reason: REASON })
        : splitTopic(site, as(ines), first.id, { posts: [moved?.id ?? 0], andAfter: false, title: 'The blue room', categoryId: category.id, reason: REASON }),
    )
    await untilWaiting(site, 1)
  })
  await Promise.all(waiting)

  expect(await recountForum(site)).toEqual([])
})

it('merges and splits amid replies and new topics elsewhere leave every count right', async () => {
  const { site, category, garden, ines, maya, omar, first, second, third } = await threeTopics()
  const [, moved] = first.posts

  await Promise.all([
    ...Array.from({ length: 12 }, (_, nth) => replyToTopic(site, as(omar), third.id, { content: `Number ${nth} elsewhere.` })),
    splitTopic(site, as(ines), first.id, { posts: [moved?.id ?? 0], andAfter: false, title: 'The blue room', categoryId: garden.id, reason: REASON }),
    mergeTopic(site, as(ines), second.id, { into: first.id, reason: REASON }),
    ...Array.from({ length: 6 }, (_, nth) => replyToTopic(site, as(omar), second.id, { content: `Number ${nth} in the merged one.` })),
    openTopic(site, as(maya), { categoryId: category.id, title: 'One more', content: 'What do they eat?' }),
  ])

  expect(await recountForum(site)).toEqual([])
})
