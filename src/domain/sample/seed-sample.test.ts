import { describe, expect, it } from 'vitest'
import { aSite } from '../../../tests/support/a-site.ts'
import { openDatabase } from '../../db/connection.ts'
import { after, DAY_MS, HOUR_MS, MINUTE_MS } from '../../shared/time/instant.ts'
import { createAccount } from '../accounts/staff/appoint.ts'
import { isPassword } from '../accounts/password/password-hash.ts'
import { getStats } from '../forum/reading/stats.ts'
import { recountForum } from '../forum/writing/recount.ts'
import type { Site } from '../site/site.ts'
import { seedSample, seedSampleIfWanted } from './seed-sample.ts'

const FIGURES = { topics: 106, posts: 583, members: 247, online: 42 }

async function aSeededSite() {
  const made = await aSite()
  await seedSampleIfWanted(made.site, { wanted: true, withLogins: true })
  return made
}

const anAdmin = (site: Site, username = 'the_owner') =>
  createAccount(site, { username, email: `${username}@example.com`, role: 'admin', passwordHash: 'a hash' })

const rowsOf = (site: Site, table: 'topic' | 'post' | 'member' | 'category') =>
  site.db.selectFrom(table).select(['id', 'sampledAt']).execute()

describe('an empty forum with sample data', () => {
  it('reads 106 topics, 583 posts, 247 members, 42 online, by counters and by counting [R093] [R309]', async () => {
    const { site } = await aSeededSite()

    expect(await getStats(site)).toEqual(FIGURES)
    expect(await rowsOf(site, 'topic')).toHaveLength(106)
    expect(await rowsOf(site, 'post')).toHaveLength(583)
    expect(await rowsOf(site, 'member')).toHaveLength(247)
    const since = after(site.clock.now(), -5 * MINUTE_MS)
    const online = await site.db.selectFrom('member').select('username').where('lastSeenAt', '>', since).execute()
    expect(online).toHaveLength(42)
    expect(online.map(({ username }) => username)).toEqual(expect.arrayContaining(['maya', 'omar', 'ines', 'rosa']))
  })

  it('still reads 42 online when the first visitor comes four minutes later [R309]', async () => {
    const { site, clock } = await aSeededSite()

    clock.pass(4 * MINUTE_MS)

    expect(await getStats(site)).toEqual(FIGURES)
  })

  it('has the five categories in their order, each with its count [R308]', async () => {
    const { site } = await aSeededSite()

    const categories = await site.db
      .selectFrom('category')
      .select(['name', 'slug', 'look', 'topicCount'])
      .orderBy('position')
      .execute()

    expect(categories.map(({ name, slug, look, topicCount }) => [name, slug, look, topicCount])).toEqual([
      ['Parenting Tips', 'parenting-tips', 'rose', 28],
      ['Kid Activities', 'kid-activities', 'sun', 24],
      ['Child Development', 'child-development', 'leaf', 19],
      ['Events & Meetups', 'events-meetups', 'sky', 21],
      ['Health & Safety', 'health-safety', 'caramel', 14],
    ])
  })

  it('agrees with a recount in every counter', async () => {
    const { site } = await aSeededSite()

    expect(await recountForum(site)).toEqual([])
  })

  it('marks every row as sample', async () => {
    const { site } = await aSeededSite()

    for (const table of ['topic', 'post', 'member', 'category'] as const) {
      const rows = await rowsOf(site, table)
      expect(rows.filter(({ sampledAt }) => sampledAt === null), table).toEqual([])
    }
  })

  it('has dates spread over a year, none of them to come, and each in its order', async () => {
    const { site, clock } = await aSeededSite()
    const now = clock.now()
    const posts = await site.db
      .selectFrom('post')
      .select(['topicId', 'number', 'createdAt'])
      .orderBy('topicId')
      .orderBy('number')
      .execute()
    const topics = await site.db.selectFrom('topic').select(['createdAt', 'lastPostAt']).orderBy('id').execute()

    for (const [index, { topicId, createdAt }] of posts.entries()) {
      expect(createdAt < now).toBe(true)
      const next = posts[index + 1]
      if (next?.topicId === topicId) expect(createdAt < next.createdAt).toBe(true)
    }
    const youngerThan = (ms: number) => topics.filter(({ lastPostAt }) => lastPostAt > after(now, -ms)).length
    expect(youngerThan(HOUR_MS)).toBeGreaterThanOrEqual(2)
    expect(youngerThan(DAY_MS)).toBeGreaterThanOrEqual(6)
    expect(youngerThan(30 * DAY_MS)).toBeLessThan(60)
    expect(topics.map(({ createdAt }) => createdAt)).toEqual(topics.map(({ createdAt }) => createdAt).toSorted())
    expect(topics[0]?.createdAt).toMatch(/^2025-0[56]/)
  })

  it('lets nobody write, like or be seen before joining, or like an own post', async () => {
    const { site, clock } = await aSeededSite()

    const early = await site.db
      .selectFrom('post')
      .innerJoin('member', 'member.id', 'post.authorId')
      .select('post.id')
      .where((eb) =>
        eb.or([
          eb('post.createdAt', '<', eb.ref('member.createdAt')),
          eb('post.createdAt', '>', eb.ref('member.lastSeenAt')),
        ]),
      )
      .execute()
    const odd = await site.db
      .selectFrom('reaction')
      .innerJoin('member', 'member.id', 'reaction.memberId')
      .innerJoin('post', 'post.id', 'reaction.postId')
      .select('post.id')
      .where((eb) =>
        eb.or([
          eb('reaction.createdAt', '<', eb.ref('member.createdAt')),
          eb('reaction.createdAt', '<', eb.ref('post.createdAt')),
          eb('reaction.createdAt', '>', eb.ref('member.lastSeenAt')),
          eb('member.id', '=', eb.ref('post.authorId')),
        ]),
      )
      .execute()
    const members = await site.db.selectFrom('member').select(['createdAt', 'lastSeenAt']).execute()

    expect(early).toEqual([])
    expect(odd).toEqual([])
    for (const { createdAt, lastSeenAt } of members) expect(createdAt < lastSeenAt && lastSeenAt <= clock.now()).toBe(true)
  })

  it('is lively: pinned and locked topics, many writers, answers to answers, views and likes', async () => {
    const { site } = await aSeededSite()
    const topics = await site.db.selectFrom('topic').selectAll().execute()
    const posts = await site.db.selectFrom('post').selectAll().execute()

    expect(topics.filter(({ pinnedAt }) => pinnedAt).length).toBeGreaterThanOrEqual(1)
    expect(topics.filter(({ lockedAt }) => lockedAt).length).toBeGreaterThanOrEqual(1)
    expect(new Set(posts.map(({ authorId }) => authorId)).size).toBeGreaterThan(120)
    expect(posts.filter(({ replyToId }) => replyToId).length).toBeGreaterThan(50)
    const topicOf = new Map(posts.map(({ id, topicId }) => [id, topicId]))
    for (const { replyToId, topicId } of posts) if (replyToId) expect(topicOf.get(replyToId)).toBe(topicId)
    for (const { viewCount, likeCount, postCount } of topics) {
      expect(viewCount).toBeGreaterThan(postCount * 5)
      expect(viewCount).toBeGreaterThan(likeCount)
    }
    const top = topics.toSorted((a, b) => b.viewCount - a.viewCount).slice(0, 3)
    expect(top.map(({ title }) => title)).toEqual([
      'Leaving the playground without tears',
      'Cardboard castle, step by step',
      'Opening day wish list',
    ])
  })

  it('is found by the search', async () => {
    const { site } = await aSeededSite()

    const indexed = await site.db.selectFrom('postSearch').select('rowid').execute()
    const word = await site.db.selectFrom('searchTerm').selectAll().where('term', '=', 'cardboard').executeTakeFirst()

    expect(indexed).toHaveLength(583)
    expect(word?.postCount).toBeGreaterThan(0)
  })

  it('can be logged in to as a member and as an admin, and as nobody else', async () => {
    const { site } = await aSeededSite()

    const open = await site.db
      .selectFrom('member')
      .select(['username', 'role', 'passwordHash'])
      .where('passwordHash', 'is not', null)
      .orderBy('username')
      .execute()

    expect(open.map(({ username, role }) => [username, role])).toEqual([['maya', 'member'], ['rosa', 'admin']])
    expect(await isPassword(site, 'sample-maya', open[0]?.passwordHash ?? null)).toBe(true)
    expect(await isPassword(site, 'sample-rosa-admin', open[1]?.passwordHash ?? null)).toBe(true)
  })
})

describe('the sample community', () => {
  it('counts an admin made just before as one of the 247 and one of the 42 [R093]', async () => {
    const { site } = await aSite()
    await anAdmin(site)

    expect(await seedSample(site)).toBe(true)

    expect(await getStats(site)).toEqual(FIGURES)
    expect(await rowsOf(site, 'member')).toHaveLength(247)
    expect(await recountForum(site)).toEqual([])
  })

  it('leaves its own Rosa another name when the admin is called that', async () => {
    const { site, clock } = await aSite()
    await anAdmin(site, 'Rosa')
    clock.pass(HOUR_MS)

    await seedSample(site)

    const names = await site.db.selectFrom('member').select('username').where('usernameKey', 'like', 'rosa%').execute()
    expect(names.map(({ username }) => username).toSorted()).toEqual(['Rosa', 'rosa-sample'])
    expect(await getStats(site)).toEqual(FIGURES)
  })

  it('stays away from a forum with real members', async () => {
    const { site } = await aSite()
    await createAccount(site, { username: 'somebody', email: 'somebody@example.com', role: 'member', passwordHash: 'a hash' })

    expect(await seedSample(site)).toBe(false)

    expect(await getStats(site)).toMatchObject({ topics: 0, members: 1 })
  })

  it('stays away where it is not wanted', async () => {
    const { site } = await aSite()

    await seedSampleIfWanted(site, { wanted: false, withLogins: true })

    expect(await getStats(site)).toEqual({ topics: 0, posts: 0, members: 0, online: 0 })
  })

  it('is there once, however often it is asked for', async () => {
    const { site, clock } = await aSeededSite()
    clock.pass(DAY_MS)

    expect(await seedSample(site)).toBe(false)

    expect(await getStats(site)).toEqual({ ...FIGURES, online: 0 })
  })

  it('is there once when two processes start at the same time', async () => {
    const { site, place } = await aSite()
    const other = { ...site, db: openDatabase(place) }

    const made = await Promise.all([seedSample(site), seedSample(other)])
    await other.db.destroy()

    expect(made.toSorted()).toEqual([false, true])
    expect(await getStats(site)).toEqual(FIGURES)
    expect(await recountForum(site)).toEqual([])
  })

})
