import { describe, expect, it } from 'vitest'
import { aForum, as } from '../../../tests/support/a-forum.ts'
import { aSite } from '../../../tests/support/a-site.ts'
import { MINUTE_MS } from '../../shared/time/instant.ts'
import { createAccount } from '../accounts/staff/appoint.ts'
import { getStats } from '../forum/reading/stats.ts'
import { openTopic } from '../forum/writing/open-topic.ts'
import { reactToPost } from '../forum/responses/react-to-post.ts'
import { recountForum } from '../forum/writing/recount.ts'
import { replyToTopic } from '../forum/writing/reply-to-topic.ts'
import type { Member, Site } from '../site/site.ts'
import { REMOVED_OPENING, removeSample } from './remove-sample.ts'
import { seedSample } from './seed-sample.ts'

const TABLES = ['topic', 'post', 'member', 'category'] as const

async function sampledRows(site: Site) {
  const rows = await Promise.all(
    TABLES.map((table) => site.db.selectFrom(table).select('id').where('sampledAt', 'is not', null).execute()),
  )
  return rows.map(({ length }) => length)
}

/** A member's actor, by name. */
async function actorOf(site: Site, username: string): Promise<Member> {
  const row = await site.db
    .selectFrom('member')
    .select(['id', 'username', 'role', 'createdAt'])
    .where('username', '=', username)
    .executeTakeFirstOrThrow()
  const session = { sessionId: 1, passwordCheckedAt: null, lacksAuthenticator: false }
  return { kind: 'member', network: username, isSuspended: false, ...session, ...row }
}

/** A seeded forum with Nora, who is real, and the sample topic that was written in last. */
async function aForumWithNora() {
  const { site, clock } = await aSite()
  await seedSample(site)
  const account = { username: 'nora', email: 'nora@example.com', role: 'member', passwordHash: 'a hash' } as const
  await createAccount(site, account)
  const sampleTopic = await site.db
    .selectFrom('topic')
    .select(['id', 'categoryId'])
    .orderBy('lastPostAt', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  return { site, clock, sampleTopic, nora: await actorOf(site, 'nora') }
}

const postsOf = (site: Site, topicId: number) =>
  site.db.selectFrom('post').selectAll().where('topicId', '=', topicId).orderBy('number').execute()

const QUESTION = { title: 'A real question', content: 'How are you all doing?' }

describe('removing the sample community', () => {
  it('leaves nothing of it, and it does not come back with the next start', async () => {
    const { site } = await aSite()
    await seedSample(site)

    const removed = await removeSample(site)

    expect(removed).toEqual({ members: 247, topics: 106, posts: 583, blogPosts: 10, keptTopics: 0 })
    expect(await sampledRows(site)).toEqual([0, 0, 0, 0])
    expect(await getStats(site)).toEqual({ topics: 0, posts: 0, members: 0, online: 0 })
    for (const table of ['reaction', 'postSearch', 'searchTerm', 'category'] as const) {
      const rows = await site.db.selectFrom(table).selectAll().execute()
      expect(rows, table).toEqual([])
    }
    expect(await seedSample(site)).toBe(false)
  })

  it('keeps what real members wrote, in their own topics and under sample ones', async () => {
    const { site, clock, nora, sampleTopic } = await aForumWithNora()
    const [, second] = await postsOf(site, sampleTopic.id)
    const answer = { content: 'Ours is the same, thank you.', replyToId: second?.id }
    const reply = await replyToTopic(site, nora, sampleTopic.id, answer)
    clock.pass(5 * MINUTE_MS)
    const own = await openTopic(site, nora, { ...QUESTION, categoryId: sampleTopic.categoryId })

    const removed = await removeSample(site)

    expect(removed).toMatchObject({ topics: 105, keptTopics: 1 })
    expect(await sampledRows(site)).toEqual([0, 0, 0, 0])
    expect(await getStats(site)).toMatchObject({ topics: 2, posts: 3, members: 1 })
    expect(await postsOf(site, sampleTopic.id)).toMatchObject([
      { number: 1, content: REMOVED_OPENING, authorId: null, likeCount: 0 },
      { id: reply.id, number: reply.number, content: answer.content, authorId: nora.id, replyToId: null },
    ])
    const categories = await site.db.selectFrom('category').select(['id', 'topicCount']).execute()
    expect(categories).toEqual([{ id: sampleTopic.categoryId, topicCount: 2 }])
    expect(await recountForum(site)).toEqual([])
    const indexed = await site.db.selectFrom('postSearch').select('rowid').execute()
    expect(indexed).toHaveLength(3)
    expect(await postsOf(site, own.id)).toMatchObject([{ content: QUESTION.content }])
  })

  it('takes the likes of sample members off real posts', async () => {
    const { site, nora, sampleTopic } = await aForumWithNora()
    const own = await openTopic(site, nora, { ...QUESTION, categoryId: sampleTopic.categoryId })
    const [post] = await postsOf(site, own.id)
    await reactToPost(site, await actorOf(site, 'omar'), post?.id ?? 0, 'like', true)

    await removeSample(site)

    expect(await postsOf(site, own.id)).toMatchObject([{ likeCount: 0 }])
    expect(await recountForum(site)).toEqual([])
  })

  it('changes nothing where there is none', async () => {
    const { site, aTopic, maya, omar } = await aForum()
    const topic = await aTopic({ by: maya, posts: [{ by: maya, likedBy: [omar] }] })
    await replyToTopic(site, as(omar), topic.id, { content: 'A real answer.' })
    const before = await getStats(site)

    expect(await removeSample(site)).toEqual({ members: 0, topics: 0, posts: 0, blogPosts: 0, keptTopics: 0 })

    expect(await getStats(site)).toEqual(before)
    expect(before).toMatchObject({ topics: 1, posts: 2, members: 4 })
  })
})
