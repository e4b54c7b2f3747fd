import { describe, expect, it } from 'vitest'
import { flushViews } from '../../../src/domain/forum/reading/topics/view-counter.ts'
import type { CategoryView, PostView, TopicView } from '../../../src/shared/forum/forum.ts'
import { after, DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '../../../src/shared/time/instant.ts'
import { aForum } from '../../support/a-forum.ts'
import { NOON } from '../../support/a-site.ts'

const json = async <T>(answer: Response | Promise<Response>): Promise<T> => (await answer).json() as Promise<T>
const titles = ({ topics }: { topics: TopicView[] }) => topics.map(({ title }) => title)
const ago = (ms: number) => after(NOON, -ms)

/** The address of a page of the same list. */
const linkOf = (answer: Response, relation: string): string | undefined =>
  new RegExp(`<([^>]+)>; rel="${relation}"`).exec(answer.headers.get('link') ?? '')?.[1]

describe('categories', () => {
  it('are listed in the owner’s order with what each is about [R180 R257]', async () => {
    const { ask, category, aCategory, aTopic } = await aForum()
    await aCategory({ name: 'Kid Activities', closedAt: NOON })
    await aTopic()

    const { categories } = await json<{ categories: CategoryView[] }>(ask('/api/forum/categories'))

    expect(categories).toMatchObject([
      { id: category.id, name: 'Parenting Tips', slug: 'parenting-tips', topicCount: 1, look: 'rose', isOpen: true },
      { name: 'Kid Activities', slug: 'kid-activities', topicCount: 0, isOpen: false },
    ])
    expect(categories[0]?.description).toBeTypeOf('string')
    expect(categories[0]).not.toHaveProperty('latestTopics')
  })

  it('bring their three newest topics for the forum’s home [R097]', async () => {
    const { ask, aTopic } = await aForum()
    for (const [title, hours] of [['Oldest', 4], ['Newest', 1], ['Third', 3], ['Second', 2]] as const) {
      await aTopic({ title, at: ago(hours * HOUR_MS) })
    }
    await aTopic({ title: 'Hidden', hiddenAt: NOON })

    const { categories } = await json<{ categories: CategoryView[] }>(ask('/api/forum/categories?latest=3'))

    expect(categories[0]?.latestTopics?.map(({ title }) => title)).toEqual(['Newest', 'Second', 'Third'])
  })

  it('are found by slug or id [R258]', async () => {
    const { ask, category } = await aForum()

    const bySlug = await json(ask('/api/forum/categories/parenting-tips'))
    const byId = await json(ask(`/api/forum/categories/${category.id}`))

    expect(bySlug).toMatchObject({ category: { id: category.id, name: 'Parenting Tips', description: 'All about Parenting Tips.' } })
    expect(byId).toEqual(bySlug)
  })

  it.each(['nothing', '999', '-1', '1e9', '12abc', '9007199254740993', '%00', '%F0%9F%98%80', '%ff', 'a'.repeat(1_000)])(
    'named “%s” are not found [R105 D08]',
    async (name) => {
      const { ask } = await aForum()

      const answer = await ask(`/api/forum/categories/${name}`)

      expect([answer.status, await answer.json()]).toEqual([404, { message: 'Category Not Found' }])
    },
  )
})

describe('topics of a category', () => {
  it('come with all a list shows of them [R181 R182 R259 Q011]', async () => {
    const { ask, aTopic, category, maya, omar } = await aForum()
    const at = ago(HOUR_MS)
    const { id } = await aTopic({ title: 'Rainy days', at, views: 7, posts: [{ by: maya }, { by: omar, at: NOON }], pinnedAt: NOON })

    const { topics } = await json<{ topics: TopicView[] }>(ask(`/api/forum/categories/${category.id}/topics`))

    expect(topics).toEqual([
      {
        id,
        title: 'Rainy days',
        slug: 'rainy-days',
        categoryId: category.id,
        category: { id: category.id, name: 'Parenting Tips', slug: 'parenting-tips' },
        postCount: 2,
        replyCount: 1,
        views: 7,
        viewCount: 7,
        createdAt: at,
        lastPostAt: NOON,
        user: { id: maya.id, username: 'Maya', avatar: null, isAdmin: false },
        isPinned: true,
        isLocked: false,
        lockedUntil: null,
        slowMinutes: null,
        isHidden: false,
      },
    ])
  })

  it('are sorted by newest post or by views, the pinned first either way [R108 D22]', async () => {
    const { ask, aTopic } = await aForum()
    await aTopic({ title: 'Pinned', at: ago(9 * HOUR_MS), pinnedAt: NOON })
    await aTopic({ title: 'Much seen', at: ago(8 * HOUR_MS), views: 90 })
    await aTopic({ title: 'New', at: ago(HOUR_MS), views: 3 })
    await aTopic({ title: 'Seen as much', at: ago(2 * HOUR_MS), views: 90 })

    const latest = await json<{ topics: TopicView[] }>(ask('/api/forum/categories/parenting-tips/topics'))
    const views = await json<{ topics: TopicView[] }>(ask('/api/forum/categories/parenting-tips/topics?sort=views'))
    const odd = await json<{ topics: TopicView[] }>(ask('/api/forum/categories/parenting-tips/topics?sort=id;drop'))

    expect(titles(latest)).toEqual(['Pinned', 'New', 'Seen as much', 'Much seen'])
    expect(titles(views)).toEqual(['Pinned', 'Seen as much', 'Much seen', 'New'])
    expect(odd).toEqual(latest)
  })

  it('are on some page once, with pinned ones on more than one page', async () => {
    const { ask, aTopic } = await aForum()
    for (let n = 0; n < 11; n += 1) await aTopic({ title: `Topic ${n}`, at: ago(n * HOUR_MS), ...(n % 3 === 0 && { pinnedAt: NOON }) })

    const seen: string[] = []
    let next: string | undefined = '/api/forum/categories/parenting-tips/topics?limit=3'
    while (next) {
      const answer = await ask(next)
      seen.push(...titles(await json(answer)))
      next = linkOf(answer, 'next')
    }

    const pinned = [0, 3, 6, 9]
    const others = [1, 2, 4, 5, 7, 8, 10]
    expect(seen).toEqual([...pinned, ...others].map((n) => `Topic ${n}`))
  })

  it('leave out hidden ones', async () => {
    const { ask, aTopic } = await aForum()
    await aTopic({ title: 'Hidden', hiddenAt: NOON, pinnedAt: NOON })

    const answer = await ask('/api/forum/categories/parenting-tips/topics')

    expect(await answer.json()).toEqual({ topics: [] })
    expect(answer.headers.get('x-total-count')).toBe('0')
  })
})

describe('latest topics', () => {
  it('are as many as asked for, the newest visible post first, then the newest topic [R260]', async () => {
    const { ask, aTopic, aPost } = await aForum()
    const revived = await aTopic({ title: 'Revived', at: ago(9 * HOUR_MS) })
    for (let n = 1; n <= 6; n += 1) await aTopic({ title: `Topic ${n}`, at: ago(HOUR_MS), pinnedAt: n === 3 ? NOON : undefined })
    await aPost(revived, { at: NOON })

    const answer = await ask('/api/forum/topics/latest?limit=5')

    expect(titles(await json(answer))).toEqual(['Revived', 'Topic 6', 'Topic 5', 'Topic 4', 'Topic 3'])
    expect(answer.headers.get('x-total-count')).toBe('7')
  })

  it.each(['0', '-1', 'abc', '1.5', '1e2', '', '10000', '99999999999999999999', '%00'])(
    'take the odd limit “%s” for none or for the largest [D31]',
    async (limit) => {
      const { ask, aTopic } = await aForum()
      await aTopic()

      for (const list of ['topics/latest', 'topics/popular', 'categories/parenting-tips/topics', 'search']) {
        const answer = await ask(`/api/forum/${list}?limit=${limit}&page=${limit}&q=toddler`)
        expect([list, answer.status]).toEqual([list, 200])
      }
    },
  )

  it('are at most 100 as a plain list, and 50 on a page', async () => {
    const { ask, aTopic } = await aForum()
    for (let n = 0; n < 103; n += 1) await aTopic({ title: `Topic ${n}`, at: ago(n * SECOND_MS) })

    const bare = await ask('/api/forum/topics/latest')
    const page = await ask('/api/forum/topics/latest?limit=10000')
    const rest = await ask(linkOf(bare, 'next') ?? '')

    expect(titles(await json(bare))).toHaveLength(100)
    expect(titles(await json(page))).toHaveLength(50)
    expect(titles(await json(rest))).toEqual(['Topic 100', 'Topic 101', 'Topic 102'])
  })
})

describe('popular topics', () => {
  it('weigh views, replies, people and likes of the last 30 days [R261 D64]', async () => {
    const { ask, aTopic, maya, omar, ines, rosa } = await aForum()
    const at = ago(DAY_MS)
    await aTopic({ title: 'Only seen', at, views: 30 })
    await aTopic({ title: 'One talks', at, posts: [{}, { by: omar }, { by: omar }, { by: omar }] })
    await aTopic({ title: 'Many talk', at, posts: [{}, { by: omar }, { by: ines }, { by: rosa }] })
    await aTopic({ title: 'Author talks', at, posts: [{}, { by: maya }, { by: maya }, { by: maya }] })
    await aTopic({ title: 'Liked', at, posts: [{ likedBy: [omar, ines] }] })

    const popular = await json<{ topics: TopicView[] }>(ask('/api/forum/topics/popular?limit=4'))

    // 2·log(31) = 2.98; 3·log(4) + 1.5·log(2) = 2.26; 3·log(4) + 1.5·log(4) = 2.71; log(3) = 0.48; the author alone: 0
    expect(titles(popular)).toEqual(['Only seen', 'Many talk', 'One talks', 'Liked'])
  })

  it('are filled up from longer periods', async () => {
    const { ask, aTopic } = await aForum()
    await aTopic({ title: 'Last year, much seen', at: ago(300 * DAY_MS), views: 5_000 })
    await aTopic({ title: 'Two years ago', at: ago(700 * DAY_MS), views: 90_000 })
    await aTopic({ title: 'This week', at: ago(DAY_MS), views: 1 })
    await aTopic({ title: 'This month', at: ago(20 * DAY_MS), views: 9 })

    const of = async (query: string) => titles(await json(ask(`/api/forum/topics/popular${query}`)))

    expect(await of('?limit=5')).toEqual(['This month', 'This week', 'Last year, much seen', 'Two years ago'])
    expect(await of('?limit=5&period=week')).toEqual(['This week', 'This month', 'Last year, much seen', 'Two years ago'])
    expect(await of('?limit=1&period=all')).toEqual(['Two years ago'])
    expect(await of('?limit=1&period=__proto__')).toEqual(['This month'])
  })

  it('lose a topic at once when it is hidden, though the order is kept for a minute', async () => {
    const { ask, aTopic, site } = await aForum()
    const { id } = await aTopic({ views: 9 })
    expect(titles(await json(ask('/api/forum/topics/popular')))).toHaveLength(1)

    await site.db.updateTable('topic').set({ hiddenAt: NOON }).where('id', '=', id).execute()

    expect(titles(await json(ask('/api/forum/topics/popular')))).toEqual([])
  })
})

describe('a topic', () => {
  it('says what its reader may do [R262]', async () => {
    const { askAs, aTopic, maya, omar, ines, site } = await aForum()
    const { id } = await aTopic({ by: maya, at: ago(HOUR_MS), posts: [{ by: maya }, { by: omar }] })
    await site.db.insertInto('bookmark').values({ memberId: omar.id, topicId: id, postId: null, createdAt: NOON }).execute()
    const read = async (member: typeof maya | null) =>
      (await json<{ topic: TopicView }>(askAs(member, `/api/forum/topics/${id}`))).topic

    const none = { reply: false, rename: false, moderate: false, bookmark: false }
    expect(await read(null)).toMatchObject({ id, can: none, isBookmarked: false })
    expect(await read(omar)).toMatchObject({ can: { ...none, reply: true, bookmark: true }, isBookmarked: true })
    expect(await read(maya)).toMatchObject({ can: { ...none, reply: true, bookmark: true }, isBookmarked: false })
    expect(await read(ines)).toMatchObject({ can: { reply: true, rename: true, moderate: true, bookmark: true } })
  })

  it('takes no reply while it is locked [R207]', async () => {
    const { askAs, aTopic, rosa } = await aForum()
    const { id } = await aTopic({ lockedAt: NOON })

    const { topic } = await json<{ topic: TopicView }>(askAs(rosa, `/api/forum/topics/${id}`))

    expect(topic).toMatchObject({ isLocked: true, can: { reply: false } })
  })

  it.each([
    [{ minutes: 9, isAnswered: true }, true],
    [{ minutes: 11, isAnswered: true }, false],
    [{ minutes: 90_000, isAnswered: false }, true],
  ])('is renamed by its author soon, or while no one has answered: %o', async ({ minutes, isAnswered }, isAllowed) => {
    const { askAs, aTopic, maya, omar } = await aForum()
    const posts = [{ by: maya }, { by: maya }, ...(isAnswered ? [{ by: omar }] : [])]
    const { id } = await aTopic({ by: maya, at: ago(minutes * MINUTE_MS), posts })

    const { topic } = await json<{ topic: TopicView }>(askAs(maya, `/api/forum/topics/${id}`))

    expect(topic.can?.rename).toBe(isAllowed)
  })

  it('that is hidden is there for staff and its author only', async () => {
    const { askAs, aTopic, maya, omar, ines } = await aForum()
    const { id } = await aTopic({ by: maya, hiddenAt: NOON })
    const statuses = async (path: string) =>
      Promise.all([null, omar, maya, ines].map(async (member) => (await askAs(member, path)).status))

    expect(await statuses(`/api/forum/topics/${id}`)).toEqual([404, 404, 200, 200])
    expect(await statuses(`/api/forum/topics/${id}/posts`)).toEqual([404, 404, 200, 200])
  })

  it.each(['0', '999', 'abc', '1e9', '12abc', '-1', '+1', '01', '1.0', '9007199254740993', '2147483648', '%00', '%20'])(
    'with the id “%s” is not found [D08 R123 R053]',
    async (id) => {
      const { ask, aTopic } = await aForum()
      await aTopic()

      for (const path of [`/api/forum/topics/${id}`, `/api/forum/topics/${id}/posts`]) {
        const answer = await ask(path)
        expect([answer.status, await answer.json()]).toEqual([404, { message: 'Topic Not Found' }])
      }
    },
  )

  it('outlives its author’s account [R118]', async () => {
    const { ask, aTopic } = await aForum()
    const { id } = await aTopic({ by: null, posts: [{ by: null }] })

    const { topic } = await json<{ topic: TopicView }>(ask(`/api/forum/topics/${id}`))
    const posts = await json<PostView[]>(ask(`/api/forum/topics/${id}/posts`))

    const former = { id: 0, username: 'Former member', avatar: null, isAdmin: false }
    expect([topic.user, posts[0]?.user]).toEqual([former, former])
  })
})

describe('posts of a topic', () => {
  it('are a plain list with all a card shows [R183 R263 D01 Q011]', async () => {
    const { ask, aTopic, aPost, maya, rosa } = await aForum()
    const topic = await aTopic({ by: maya, posts: [{ content: 'One\n\nTwo' }] })
    const answered = await aPost(topic, { by: rosa, content: 'Three', replyTo: topic.posts[0], likedBy: [maya] })

    const posts = await json<PostView[]>(ask(`/api/forum/topics/${topic.id}/posts`))

    expect(posts).toHaveLength(2)
    expect(posts[0]).toMatchObject({ number: 1, content: 'One\n\nTwo', likeCount: 0, thumbsUpCount: 0, removed: null, replyTo: null })
    expect(posts[1]).toEqual({
      id: answered.id,
      topicId: topic.id,
      number: 2,
      place: 2,
      content: 'Three',
      version: expect.stringMatching(/^[\w-]{16}$/),
      linksAllowed: true,
      createdAt: NOON,
      editedAt: null,
      likeCount: 1,
      thumbsUpCount: 0,
      user: { id: rosa.id, username: 'Rosa', avatar: null, isAdmin: true },
      removed: null,
      hiddenBy: null, reviewReason: null,
      undoUntil: null,
      replyTo: { id: topic.posts[0]?.id, number: 1, username: 'Maya' },
      hasLiked: false,
      hasThumbedUp: false,
      isBookmarked: false,
      can: { edit: false, delete: false, restore: false, react: false, report: false, hide: false, removeDetails: false, history: false, takeDown: false },
    })
  })

  it.each(['', '?limit=7', '?page=1', '?limit=50', '?limit=1000'])(
    'come every one once to anyone who follows “next” from “%s” [Q018]',
    async (query) => {
      const { ask, aTopic } = await aForum()
      const { id } = await aTopic({ posts: 123 })

      const numbers: number[] = []
      let next: string | undefined = `/api/forum/topics/${id}/posts${query}`
      while (next) {
        const answer: Response = await ask(next)
        expect(answer.headers.get('x-total-count')).toBe('123')
        numbers.push(...(await json<PostView[]>(answer)).map(({ number }) => number))
        next = linkOf(answer, 'next')
      }

      expect(numbers).toEqual(Array.from({ length: 123 }, (_, index) => index + 1))
    },
  )

  it('name their other pages', async () => {
    const { ask, aTopic } = await aForum()
    const { id } = await aTopic({ posts: 45 })
    const path = `/api/forum/topics/${id}/posts`
    const pageOf = (answer: Response, relation: string) => new URL(linkOf(answer, relation) ?? 'x:').searchParams.get('page')
    const relations = (answer: Response) => ['first', 'prev', 'next', 'last'].map((relation) => pageOf(answer, relation))

    expect(relations(await ask(`${path}?page=1`))).toEqual(['1', null, '2', '3'])
    expect(relations(await ask(`${path}?page=2`))).toEqual(['1', '1', '3', '3'])
    expect(relations(await ask(`${path}?page=3`))).toEqual(['1', '2', null, '3'])
    expect(relations(await ask(`${path}?page=99`))).toEqual(['1', '3', null, '3'])
    expect(relations(await ask(path))).toEqual(['1', null, null, '1'])
    expect(await json(ask(`${path}?page=99`))).toEqual([])
  })

  it('keep their place and number when they are removed, and nothing of what they said', async () => {
    const { askAs, ask, aTopic, maya, omar, ines, rosa } = await aForum()
    const { id } = await aTopic({
      posts: [
        { by: maya },
        { by: omar, content: 'I take this back', deletedAt: ago(HOUR_MS) },
        { by: omar, content: 'Rosa removed this', deletedAt: ago(HOUR_MS), deletedBy: rosa },
        { by: omar, content: 'Ines hid this', hiddenAt: NOON },
        { by: omar, content: 'Long gone', deletedAt: ago(2 * DAY_MS) },
        { by: maya, content: 'Still here' },
      ],
    })
    const read = async (member: typeof maya | null) => json<PostView[]>(askAs(member, `/api/forum/topics/${id}/posts`))

    const [visitor, author, moderator, admin] = await Promise.all([read(null), read(omar), read(ines), read(rosa)])

    expect(visitor.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6])
    expect(visitor.map(({ removed }) => removed)).toEqual([null, 'by-author', 'by-staff', 'by-staff', 'by-author', null])
    expect(visitor.slice(1, 5).map(({ content }) => content)).toEqual(['', '', '', ''])
    expect(author.map(({ can }) => can.restore)).toEqual([false, true, false, false, false, false])
    expect(author[1]).toMatchObject({ content: '', undoUntil: after(NOON, 23 * HOUR_MS) })
    expect(moderator.map(({ content }) => content !== '')).toEqual([true, false, false, true, false, true])
    expect(moderator.map(({ can }) => can.restore)).toEqual([false, false, false, true, false, false])
    expect(admin.map(({ can }) => can.restore)).toEqual([false, true, true, true, false, false])
    const { topic } = await json<{ topic: TopicView }>(ask(`/api/forum/topics/${id}`))
    expect([topic.postCount, topic.replyCount]).toEqual([2, 1])
  })

  it('say that an opening post others have replied to goes without its topic, except for admins', async () => {
    const { askAs, aTopic, aPost, maya, omar, rosa } = await aForum()
    const topic = await aTopic({ by: maya, posts: [{ by: maya }, { by: maya }] })
    const mayDelete = async (member: typeof maya) =>
      (await json<PostView[]>(askAs(member, `/api/forum/topics/${topic.id}/posts`))).map(({ can }) => [can.delete, can.takeDown])
    expect(await mayDelete(maya)).toEqual([[true, false], [true, false]])

    await aPost(topic, { by: omar })

    expect(await mayDelete(maya)).toEqual([[true, true], [true, false], [false, false]])
    expect(await mayDelete(rosa)).toEqual([[true, false], [true, false], [true, false]])
  })

  it('carry the reader’s own likes and bookmarks', async () => {
    const { askAs, aTopic, omar, maya, site } = await aForum()
    const { id, posts } = await aTopic({ posts: [{ by: maya, likedBy: [omar] }, { by: maya }] })
    const [first, second] = posts
    if (!first || !second) throw new Error('Two posts were asked for.')
    await site.db.insertInto('reaction').values({ postId: second.id, memberId: omar.id, kind: 'thumbs-up', createdAt: NOON }).execute()
    await site.db.insertInto('bookmark').values({ memberId: omar.id, topicId: id, postId: second.id, createdAt: NOON }).execute()

    const [one, two] = await json<PostView[]>(askAs(omar, `/api/forum/topics/${id}/posts`))

    expect(one).toMatchObject({ hasLiked: true, hasThumbedUp: false, isBookmarked: false })
    expect(two).toMatchObject({ hasLiked: false, hasThumbedUp: true, isBookmarked: true })
  })
})

describe('community stats', () => {
  it('count what is there, and who was here in the last five minutes [R092 D09 D42]', async () => {
    const { ask, aTopic, aMember, clock } = await aForum()
    clock.pass(HOUR_MS)
    await aMember('Lena', { seenAt: after(NOON, 56 * MINUTE_MS) })
    await aMember('Theo', { seenAt: after(NOON, 54 * MINUTE_MS) })
    await aTopic({ posts: 3 })
    await aTopic({ hiddenAt: NOON })

    expect(await json(ask('/api/forum/stats'))).toEqual({ stats: { topics: 1, posts: 3, members: 6, online: 1 } })
  })
})

describe('views [R182 D02]', () => {
  const browser = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0' }

  it('count a guest once an hour, and each guest', async () => {
    const { ask, aTopic, clock, site } = await aForum()
    const { id } = await aTopic({ views: 5 })
    const look = (from: string) => ask(`/api/forum/topics/${id}`, { headers: browser, from })
    const views = async () => {
      await flushViews(site)
      return (await json<{ topic: TopicView }>(ask(`/api/forum/topics/${id}`))).topic
    }

    for (const from of ['203.0.113.1', '203.0.113.1', '198.51.100.2']) await look(from)
    expect(await views()).toMatchObject({ views: 7, viewCount: 7 })

    clock.pass(59 * MINUTE_MS)
    await look('203.0.113.1')
    expect(await views()).toMatchObject({ views: 7 })

    clock.pass(MINUTE_MS)
    await look('203.0.113.1')
    expect(await views()).toMatchObject({ views: 8 })
  })

  it.each(['Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)', 'facebookexternalhit/1.1', 'Slurp', undefined])(
    'do not count the bot “%s”',
    async (agent) => {
      const { ask, aTopic, site } = await aForum()
      const { id } = await aTopic()

      await ask(`/api/forum/topics/${id}`, { headers: agent ? { 'user-agent': agent } : {} })
      await flushViews(site)

      expect((await json<{ topic: TopicView }>(ask(`/api/forum/topics/${id}`))).topic.views).toBe(0)
    },
  )

  it('are written once, however many rounds write at the same time', async () => {
    const { ask, aTopic, site } = await aForum()
    const { id } = await aTopic()
    await ask(`/api/forum/topics/${id}`, { headers: browser })

    await Promise.all([flushViews(site), flushViews(site)])

    expect((await json<{ topic: TopicView }>(ask(`/api/forum/topics/${id}`))).topic.views).toBe(1)
  })
})

describe('the sitemap', () => {
  it('names categories and visible topics, and no cache keeps a title that was taken back', async () => {
    const { ask, category, aTopic } = await aForum()
    const { id } = await aTopic({ title: 'Snacks for the car' })

    const answer = await ask('/sitemap.xml')
    const map = await answer.text()

    expect(answer.headers.get('cache-control')).toBe('no-cache')

    expect(map).toContain(`<loc>http://on-joue.test/forum/categories/${category.slug}</loc>`)
    expect(map).toMatch(new RegExp(`<loc>http://on-joue.test/forum/topics/${id}/[\\w-]+</loc>`))
  })

  it('is an index of parts past 5,000 topics, which together name every visible topic once', async () => {
    const { ask, site, category, maya, aTopic } = await aForum()
    const row = { categoryId: category.id, authorId: maya.id, title: 'A', slug: 'a', createdAt: NOON, lastPostAt: NOON }
    for (let n = 0; n < 10; n += 1) {
      await site.db.insertInto('topic').values(Array.from({ length: 500 }, () => row)).execute()
    }
    await site.db.updateTable('siteTotal').set({ count: 5_000 }).where('key', '=', 'topics').execute()
    const inOne = await (await ask('/sitemap.xml')).text()
    await aTopic({ title: 'One more' })
    await aTopic({ title: 'Hidden', hiddenAt: NOON })

    const index = await (await ask('/sitemap.xml')).text()
    const parts = [...index.matchAll(/<sitemap><loc>http:\/\/on-joue\.test([^<]+)<\/loc>/g)].map(([, path = '']) => path)
    const maps = await Promise.all(parts.map(async (path) => (await ask(path)).text()))

    expect(inOne.match(/\/forum\/topics\//g)).toHaveLength(5_000)
    expect(parts).toEqual(['/sitemap-pages.xml', '/sitemap-topics-1.xml', '/sitemap-topics-2.xml'])
    expect(maps.map((map) => map.match(/<loc>[^<]*\/forum\/topics\//g)?.length ?? 0)).toEqual([0, 5_000, 1])
    expect(maps[0]).toContain(`/forum/categories/${category.slug}</loc>`)
    for (const name of ['topics-3', 'topics-0', 'nothing']) expect((await ask(`/sitemap-${name}.xml`)).status).toBe(404)
  })
})
