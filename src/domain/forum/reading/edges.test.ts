import { describe, expect, it } from 'vitest'
import { aForum, as } from '../../../../tests/support/a-forum.ts'
import { aVisitor, NOON } from '../../../../tests/support/a-site.ts'
import { after, DAY_MS, HOUR_MS, MINUTE_MS } from '../../../shared/time/instant.ts'
import { sweepLimits } from '../../limits/count-uses.ts'
import { LOCKED, HIDDEN, markTopic } from '../moderation/mark-topic.ts'
import { getCategory } from './get-category.ts'
import { getTopic } from './topics/get-topic.ts'
import { listPosts } from './posts/list-posts.ts'
import { listLatestTopics, listTopics } from './topics/list-topics.ts'
import { listUnanswered } from './topics/list-unanswered.ts'
import { listPopularTopics } from './topics/popular.ts'
import { getStats } from './stats.ts'
import { ViewCounter } from './topics/view-counter.ts'

const ALL = { offset: 0, limit: 100 }
const ids = ({ entries }: { entries: readonly { id: number }[] }) => entries.map(({ id }) => id)

describe('who is online', () => {
  it('was seen less than five minutes ago, to the millisecond', async () => {
    const { site, clock } = await aForum()

    clock.pass(5 * MINUTE_MS - 1)
    expect((await getStats(site)).online).toBe(4)
    clock.pass(1)

    expect((await getStats(site)).online).toBe(0)
  })
})

describe('a view of a topic', () => {
  /** Counts looks and tells how many the topic then has. */
  async function aCounter() {
    const forum = await aForum()
    const topic = await forum.aTopic()
    const counter = new ViewCounter(forum.site)
    const views = async () => {
      await counter.flush()
      return (await getTopic(forum.site, aVisitor(), topic.id)).views
    }
    return { ...forum, topic, counter, views }
  }

  it('counts once an hour for each viewer, to the millisecond, from the last that counted', async () => {
    const { topic, counter, views, clock } = await aCounter()
    const look = () => counter.count(topic.id, aVisitor(), 'Firefox')
    look()

    clock.pass(HOUR_MS - 1)
    look()
    expect(await views()).toBe(1)
    clock.pass(1)
    look()
    expect(await views()).toBe(2)
    clock.pass(HOUR_MS - 1)
    look()

    expect(await views()).toBe(2)
  })

  it('counts once whichever process sees it, and after a restart, within the hour from the one that counted', async () => {
    const { site, topic, counter, views, clock } = await aCounter()
    const other = new ViewCounter(site)
    const look = async (at: ViewCounter) => {
      at.count(topic.id, aVisitor(), 'Firefox')
      await at.flush()
    }
    await look(counter)

    clock.pass(HOUR_MS - 1)
    await look(other)
    expect(await views()).toBe(1)
    clock.pass(1)
    await look(other)
    expect(await views()).toBe(2)
    await look(counter)
    await look(new ViewCounter(site))

    expect(await views()).toBe(2)
  })

  it('does not wait for a clock that was set back', async () => {
    const { site, topic, counter, views, clock } = await aCounter()
    counter.count(topic.id, aVisitor(), 'Firefox')
    await counter.flush()
    clock.pass(-DAY_MS)

    for (const process of [counter, new ViewCounter(site)]) {
      process.count(topic.id, aVisitor(), 'Firefox')
      await process.flush()
    }

    expect(await views()).toBe(2)
  })

  it('leaves a mark that says neither who nor what, for an hour', async () => {
    const { site, topic, counter, clock } = await aCounter()
    counter.count(topic.id, aVisitor('a library’s'), 'Firefox')

    await counter.flush()

    const marks = site.db.selectFrom('limitWindow').select(['key', 'expiresAt']).where('key', 'like', 'view:%')
    const [mark] = await marks.execute()
    expect(mark).toEqual({ key: expect.stringMatching(/^view:[\w-]{22}$/), expiresAt: after(clock.now(), HOUR_MS) })
    clock.pass(HOUR_MS + 1)
    await sweepLimits(site)
    expect(await marks.execute()).toEqual([])
  })

  it('counts more at once than one statement takes', async () => {
    const { topic, counter, views } = await aCounter()

    for (let nth = 0; nth < 401; nth += 1) counter.count(topic.id, aVisitor(`network ${nth}`), 'Firefox')

    expect(await views()).toBe(401)
  })

  it('counts for a member once, wherever they look from, and for two networks twice', async () => {
    const { topic, counter, views, maya } = await aCounter()
    const browsers = [as(maya), { ...as(maya), network: 'a phone’s' }, aVisitor('a phone’s'), aVisitor('a library’s')]

    for (const viewer of browsers) counter.count(topic.id, viewer, 'Firefox')

    expect(await views()).toBe(3)
  })

  it('counts for each topic by itself', async () => {
    const { site, topic, counter, aTopic } = await aCounter()
    const other = await aTopic()
    for (const { id } of [topic, other, topic]) counter.count(id, aVisitor(), 'Firefox')

    await counter.flush()

    for (const { id } of [topic, other]) expect((await getTopic(site, aVisitor(), id)).views).toBe(1)
  })

  it.each([
    undefined,
    '',
    'Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)',
    'Mozilla/5.0 (compatible; AhrefsBot/7.0)',
    'facebookexternalhit/1.1',
    'Mozilla/5.0 (compatible; SemrushBot-SI/0.97)',
    'Wget/1.21',
    'Scrapy/2.11',
    'HeadlessChrome Lighthouse',
    'WhatsApp Preview',
  ])('does not count for a program such as %s', async (userAgent) => {
    const { topic, counter, views } = await aCounter()

    counter.count(topic.id, aVisitor(), userAgent)

    expect(await views()).toBe(0)
  })

  it.each(['Mozilla/5.0 (Windows NT 10.0; rv:127.0) Gecko/20100101 Firefox/127.0', 'Cubot Echo Android', 'Lynx/2.8.9'])('counts for a person with %s', async (userAgent) => {
    const { topic, counter, views } = await aCounter()

    counter.count(topic.id, aVisitor(), userAgent)

    expect(await views()).toBe(1)
  })

  it('of a topic that was deleted in the meantime holds up no other', async () => {
    const { topic, counter, views } = await aCounter()
    counter.count(99_999, aVisitor(), 'Firefox')
    counter.count(topic.id, aVisitor(), 'Firefox')

    expect(await views()).toBe(1)
  })
})

describe('topics that no one has answered', () => {
  it('are listed from a day on, to the millisecond, the newest first', async () => {
    const { site, clock, rosa, aTopic } = await aForum()
    const first = await aTopic()
    clock.pass(1)
    const second = await aTopic()
    const listed = async () => (await listUnanswered(site, as(rosa))).map(({ id }) => id)

    clock.pass(DAY_MS - 2)
    expect(await listed()).toEqual([])
    clock.pass(1)
    expect(await listed()).toEqual([first.id])
    clock.pass(1)

    expect(await listed()).toEqual([second.id, first.id])
  })

  it('are the ten newest, without those that are locked, hidden, or answered', async () => {
    const { site, clock, rosa, ines, aTopic, aPost } = await aForum()
    const topics = []
    for (let n = 0; n < 14; n += 1) {
      topics.push(await aTopic())
      clock.pass(1)
    }
    const [locked, hidden, answered] = topics.slice(-3)
    await markTopic(site, as(ines), locked?.id ?? 0, LOCKED, true)
    await markTopic(site, as(ines), hidden?.id ?? 0, HIDDEN, true)
    await aPost({ id: answered?.id ?? 0 })
    clock.pass(DAY_MS)

    const listed = await listUnanswered(site, as(rosa))

    expect(listed.map(({ id }) => id)).toEqual(topics.slice(1, 11).map(({ id }) => id).toReversed())
  })

  it('are for admins alone', async () => {
    const { site, ines } = await aForum()

    await expect(listUnanswered(site, as(ines))).rejects.toMatchObject({ code: 'not-found' })
  })
})

describe('topics of the same moment', () => {
  it('come the newest first, and each on one page only', async () => {
    const { site, aTopic } = await aForum()
    const topics = []
    for (let n = 0; n < 5; n += 1) topics.push((await aTopic()).id)

    const pages = []
    for (const offset of [0, 2, 4, 6]) pages.push(ids(await listLatestTopics(site, { offset, limit: 2 })))

    expect(pages).toEqual([[topics[4], topics[3]], [topics[2], topics[1]], [topics[0]], []])
  })

  it('with as many views come by their newest post, and then the newest topic', async () => {
    const { site, aCategory, aTopic, clock } = await aForum()
    const place = await aCategory()
    const of = async (views: number, more = {}) => (await aTopic({ in: place, views, ...more })).id
    const [a, b] = [await of(3), await of(3)]
    clock.pass(MINUTE_MS)
    const [c, pinned, alsoPinned] = [await of(3), await of(1, { pinnedAt: NOON }), await of(2, { pinnedAt: NOON })]
    const category = await getCategory(site, place)

    const byViews = await listTopics(site, category, { ...ALL, sort: 'views' })
    const latest = await listTopics(site, category, { ...ALL, sort: 'latest' })

    expect(ids(byViews)).toEqual([alsoPinned, pinned, c, b, a])
    expect(ids(latest)).toEqual([alsoPinned, pinned, c, b, a])
  })

  it('that are pinned fill a page from its first to its last place, and the others go on behind them', async () => {
    const { site, aCategory, aTopic } = await aForum()
    const place = await aCategory()
    const made = []
    for (let n = 0; n < 6; n += 1) made.push((await aTopic({ in: place, ...(n < 3 && { pinnedAt: NOON }) })).id)
    const category = await getCategory(site, place)
    const page = async (offset: number, limit: number) => ids(await listTopics(site, category, { sort: 'latest', offset, limit }))

    const [p1, p2, p3, o1, o2, o3] = made
    expect(await page(0, 3)).toEqual([p3, p2, p1])
    expect(await page(3, 3)).toEqual([o3, o2, o1])
    expect([await page(0, 2), await page(2, 2), await page(4, 2), await page(6, 2)]).toEqual([[p3, p2], [p1, o3], [o2, o1], []])
  })
})

describe('popular topics', () => {
  it('of one score come by their newest post, then the newest topic', async () => {
    const { site, aTopic, clock } = await aForum()
    const [a, b] = [await aTopic({ views: 9 }), await aTopic({ views: 9 })]
    clock.pass(MINUTE_MS)
    const c = await aTopic({ views: 9 })

    expect(ids(await listPopularTopics(site, 'month', ALL))).toEqual([c.id, b.id, a.id])
  })

  it('gain by others’ replies and nothing by their author’s own', async () => {
    const { site, maya, omar, aTopic } = await aForum()
    const own = await aTopic({ by: maya, views: 1, posts: [{}, { by: maya }, { by: maya }] })
    const answered = await aTopic({ by: maya, views: 1, posts: [{}, { by: omar }] })
    const plain = await aTopic({ by: maya, views: 1 })

    expect(ids(await listPopularTopics(site, 'month', ALL))).toEqual([answered.id, plain.id, own.id])
  })

  it('gain more by two people who reply once than by one who replies twice', async () => {
    const { site, omar, ines, aTopic } = await aForum()
    const two = await aTopic({ posts: [{}, { by: omar }, { by: ines }] })
    const one = await aTopic({ posts: [{}, { by: omar }, { by: omar }] })

    expect(ids(await listPopularTopics(site, 'month', ALL))).toEqual([two.id, one.id])
  })

  it('lose what happened before the period: a reply of exactly 30 days ago counts no more', async () => {
    const { site, omar, aTopic, aPost, clock } = await aForum()
    const old = await aTopic({ posts: [{}, { by: omar, at: NOON }] })
    clock.pass(30 * DAY_MS - 1)
    await aPost(old, { by: null, content: 'Still here.' })
    const popular = async () => ids(await listPopularTopics(site, 'month', { offset: 0, limit: 2 }))
    // 3·log(3) + 1.5·log(2) for the old topic with both of its replies, 3·log(2) with one; 2·log(6) lies between.
    const between = await aTopic({ views: 5 })
    expect(await popular()).toEqual([old.id, between.id])

    clock.pass(MINUTE_MS)

    expect(await popular()).toEqual([between.id, old.id])
  })

  it('without a view, a reply, or a like are none', async () => {
    const { site, aTopic } = await aForum()
    await aTopic()

    expect(await listPopularTopics(site, 'month', ALL)).toEqual({ entries: [], total: 0 })
  })

  it('are ranked again once a minute has ended, to the millisecond', async () => {
    const { site, aTopic, clock } = await aForum()
    const first = await aTopic({ views: 1 })
    expect(ids(await listPopularTopics(site, 'month', ALL))).toEqual([first.id])
    const second = await aTopic({ views: 2 })

    clock.pass(MINUTE_MS - 1)
    expect(ids(await listPopularTopics(site, 'month', ALL))).toEqual([first.id])
    clock.pass(1)

    expect(ids(await listPopularTopics(site, 'month', ALL))).toEqual([second.id, first.id])
  })

  it('tell of one more than the page holds while there are more', async () => {
    const { site, aTopic } = await aForum()
    for (let views = 1; views <= 3; views += 1) await aTopic({ views })
    const total = async (offset: number, limit: number) => (await listPopularTopics(site, 'month', { offset, limit })).total

    expect(await total(0, 1)).toBeGreaterThan(1)
    expect(await total(0, 3)).toBe(3)
    expect(await listPopularTopics(site, 'month', { offset: 3, limit: 3 })).toEqual({ entries: [], total: 3 })
  })
})

describe('posts of a topic in pages', () => {
  it('keep their page when others are removed, and end with an empty one', async () => {
    const { site, clock, aTopic } = await aForum()
    const topic = await aTopic({ posts: [{}, { deletedAt: clock.now() }, {}, { hiddenAt: clock.now() }, {}] })
    const numbers = async (offset: number) => (await listPosts(site, aVisitor(), topic.id, { offset, limit: 2 })).entries.map(({ number }) => number)

    expect([await numbers(0), await numbers(2), await numbers(4), await numbers(5)]).toEqual([[1, 2], [3, 4], [5], []])
    expect((await listPosts(site, aVisitor(), topic.id, { offset: 5, limit: 2 })).total).toBe(5)
  })

  it('of a hidden topic are read by staff and its author alone', async () => {
    const { site, maya, omar, ines, rosa, aTopic } = await aForum()
    const topic = await aTopic({ by: maya, hiddenAt: after(NOON, 0) })

    for (const reader of [maya, ines, rosa]) expect((await listPosts(site, as(reader), topic.id, ALL)).total).toBe(1)
    for (const reader of [as(omar), aVisitor()]) await expect(listPosts(site, reader, topic.id, ALL)).rejects.toMatchObject({ code: 'not-found' })
  })
})
