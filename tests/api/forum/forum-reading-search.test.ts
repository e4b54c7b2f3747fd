import { describe, expect, it } from 'vitest'
import { takeSearchLimit } from '../../../src/domain/forum/reading/search/take-search-limit.ts'
import { dropFromIndex, indexPost, reindexTopicTitle, unindexPost } from '../../../src/domain/forum/reading/search/search-index.ts'
import { flushRateCounters } from '../../../src/domain/limits/rate-counters.ts'
import type { SearchHit } from '../../../src/shared/forum/forum.ts'
import { after, DAY_MS, SECOND_MS } from '../../../src/shared/time/instant.ts'
import { aForum, type PostOptions } from '../../support/a-forum.ts'
import { NOON } from '../../support/a-site.ts'

type Forum = Awaited<ReturnType<typeof aForum>>

const searchFor = async ({ ask }: Forum, q: string, more = ''): Promise<SearchHit[]> => {
  const answer = await ask(`/api/forum/search?q=${encodeURIComponent(q)}${more}`)
  expect(answer.status).toBe(200)
  return ((await answer.json()) as { hits: SearchHit[] }).hits
}
const textOf = ({ snippet }: SearchHit) => snippet.map(({ text }) => text).join('')
const marksOf = ({ snippet }: SearchHit) => snippet.filter(({ isMatch }) => isMatch).map(({ text }) => text)
const titlesOf = (hits: SearchHit[]) => hits.map(({ topic }) => topic.title)

/** A forum with one topic for each text. */
async function aForumSaying(...texts: (string | { title: string; content?: string; at?: string })[]): Promise<Forum> {
  const forum = await aForum()
  for (const [index, wanted] of texts.entries()) {
    const { title, content, at } = typeof wanted === 'string' ? { title: `Topic ${index + 1}`, content: wanted, at: NOON } : wanted
    await forum.aTopic({ title, at, posts: [{ content: content ?? 'Nothing more to say.' }] })
  }
  return forum
}

describe('the search [R276 D27]', () => {
  it('finds posts by their text and topics by their title', async () => {
    const forum = await aForumSaying({ title: 'Sleeping through' }, 'She is finally sleeping, hurray.', 'Something else')

    const hits = await searchFor(forum, 'sleeping')

    expect(titlesOf(hits)).toEqual(['Sleeping through', 'Topic 2'])
    expect(hits[1]).toMatchObject({
      topic: { title: 'Topic 2', slug: 'topic-2', category: { slug: 'parenting-tips' } },
      post: { number: 1 },
      user: { username: 'Maya', isAdmin: false },
      createdAt: NOON,
    })
  })

  it('finds replies, and says which post it was', async () => {
    const forum = await aForum()
    const topic = await forum.aTopic({ posts: 25 })
    const { id } = await forum.aPost(topic, { content: 'Try a marble run.' })

    expect(await searchFor(forum, 'marble')).toMatchObject([{ topic: { id: topic.id }, post: { id, number: 26 } }])
  })

  it.each([
    ['cafe', 'Meet at the CAFÉ'],
    ['CAFÉ', 'meet at the cafe'],
    ['strasse', 'Die Straße'],
    ['oeuvre', 'Œuvre'],
    ['naïve', 'so naive'],
    ['dont', 'Don’t worry'],
    ['ecole', 'à l’école'],
    ['пикник', 'Пикник завтра'],
  ])('finds “%s” in “%s”', async (q, text) => {
    expect(await searchFor(await aForumSaying(text, 'Other words'), q)).toHaveLength(1)
  })

  it('finds a word that is only begun, from three letters on', async () => {
    const forum = await aForumSaying('Our playground is near')

    expect(await searchFor(forum, 'play')).toHaveLength(1)
    expect(await searchFor(forum, 'pla')).toHaveLength(1)
    expect(await searchFor(forum, 'pl')).toHaveLength(0)
    expect(await searchFor(forum, 'ground')).toHaveLength(0)
  })

  it.each(['playgruond', 'playgrond', 'plaayground', 'pleyground', 'layground'])('forgives one slip: “%s”', async (q) => {
    const forum = await aForumSaying('Our playground is near', 'Something else')

    const hits = await searchFor(forum, q)

    expect(hits.map(marksOf)).toEqual([['playground']])
  })

  it('forgives no second slip, none in a short word, and none to a word that is in some post', async () => {
    const forum = await aForumSaying('Our playground is far', 'A cat', 'The stair', 'The chair')

    expect(await searchFor(forum, 'plaigruond')).toEqual([])
    expect(await searchFor(forum, 'cot')).toEqual([])
    expect((await searchFor(forum, 'chair')).map(marksOf)).toEqual([['chair']])
  })

  it('wants every word', async () => {
    const forum = await aForumSaying('Swim lessons for toddlers', 'Swim shorts', 'Lessons learned')

    expect(await searchFor(forum, 'swim lessons')).toHaveLength(1)
    expect(await searchFor(forum, 'lessons, swim!')).toHaveLength(1)
    expect(await searchFor(forum, 'swim zebra')).toHaveLength(0)
  })

  it('puts titles before texts, whole words before begun ones, and those before slips', async () => {
    const forum = await aForumSaying(
      { title: 'Begun', content: 'About parking.', at: NOON },
      { title: 'In the text', content: 'At the park.', at: after(NOON, -300 * DAY_MS) },
      { title: 'A park', at: after(NOON, -300 * DAY_MS) },
    )

    expect(titlesOf(await searchFor(forum, 'park'))).toEqual(['A park', 'In the text', 'Begun'])
  })

  it('puts words side by side before words apart, and new before old', async () => {
    const forum = await aForumSaying(
      { title: 'Together', content: 'When is nap time then', at: NOON },
      { title: 'New', content: 'The nap was no time at all', at: NOON },
      { title: 'Old', content: 'The nap was no time at all', at: after(NOON, -200 * DAY_MS) },
    )

    expect(titlesOf(await searchFor(forum, 'nap time'))).toEqual(['Together', 'New', 'Old'])
  })

  it('shows the text around the first match with the matches marked, as it was written', async () => {
    const before = 'Lorem words come first. '.repeat(20)
    const forum = await aForumSaying(`${before}The <b>Café</b>\n\nopens when cafes do. ${'And more. '.repeat(60)}`)

    const [hit] = await searchFor(forum, 'cafe')

    if (!hit) throw new Error('Nothing was found.')
    expect(marksOf(hit)).toEqual(['Café', 'cafes'])
    expect(textOf(hit)).toContain('The <b>Café</b> opens when cafes do.')
    expect(textOf(hit)).toMatch(/^….*…$/)
    expect(textOf(hit).length).toBeLessThan(250)
  })

  it('shows how a post begins when only its title matches', async () => {
    const forum = await aForumSaying({ title: 'Scooters', content: 'Which one is best?' })

    const [hit] = await searchFor(forum, 'scooters')

    expect(hit?.snippet).toEqual([{ text: 'Which one is best?', isMatch: false }])
  })

  it('answers twenty to a page, each hit once, with the total', async () => {
    const forum = await aForum()
    await forum.aTopic({ posts: Array.from({ length: 45 }, (_, n): PostOptions => ({ content: `Pancakes number ${n}` })) })

    const pages = await Promise.all([1, 2, 3, 4].map((page) => searchFor(forum, 'pancakes', `&page=${page}`)))
    const answer = await forum.ask('/api/forum/search?q=pancakes')

    expect(pages.map(({ length }) => length)).toEqual([20, 20, 5, 0])
    expect(new Set(pages.flat().map(({ post }) => post.id)).size).toBe(45)
    expect(answer.headers.get('x-total-count')).toBe('45')
    expect(answer.headers.get('link')).toContain('q=pancakes&page=2&limit=20>; rel="next"')
  })

  it('names no other pages behind a question so long that a proxy would refuse the answer', async () => {
    const forum = await aForum()
    await forum.aTopic({ posts: [{ content: 'Pancakes' }] })

    const answer = await forum.ask(`/api/forum/search?q=pancakes&mark=${'x'.repeat(4_000)}`)

    expect([answer.status, answer.headers.get('link'), answer.headers.get('x-total-count')]).toEqual([200, null, '1'])
  })

  it('weighs the newest few hundred of very many', async () => {
    const forum = await aForum()
    await forum.aTopic({ posts: Array.from({ length: 310 }, (): PostOptions => ({ content: 'Pancakes' })) })

    const answer = await forum.ask('/api/forum/search?q=pancakes&limit=50')

    expect(answer.headers.get('x-total-count')).toBe('300')
  })

  it.each(['', ' ', 'a', '!', '🎉', '"', '-', 'é', '\u0000'])('finds nothing for “%s”, which is less than two letters', async (q) => {
    expect(await searchFor(await aForumSaying('a é 🎉 words'), q)).toEqual([])
  })

  it('finds nothing when nothing is asked', async () => {
    const { ask } = await aForumSaying('words')

    expect(await (await ask('/api/forum/search')).json()).toEqual({ hits: [] })
  })

  it.each([
    '"', '""', "'", "''", '*', 'foo*', '(', ')', '((', 'AND', 'OR', 'NOT', 'NEAR', 'NEAR(a b, 2)', 'a AND', '^word', 'title:word',
    'title : word', '-word', '+word', 'word:*', 'a & b | !c', 'a <-> b', '%', '_', '%%%', '_____', '\\', "\\'", '$1', '?', ';--',
    "'; drop table post; --", '" OR 1=1', '\u0000word', 'wo\u0000rd', '\ud800', '\ufffd', '🎉🎉🎉', '👨‍👩‍👧', 'ﷺ', '𝕨𝕠𝕣𝕕',
    'a'.repeat(1_000), 'ab '.repeat(400), '"'.repeat(1_000), '\u202eword', '1e9', '1e999', '-5', '0x1f', '3.14', '{}', '[]',
    '<script>alert(1)</script>', '../../etc/passwd', 'null', 'undefined', '__proto__', 'constructor', '图书馆', 'نص', 'ก็',
  ])('answers the hostile “%s” like any other', async (q) => {
    const forum = await aForumSaying('a harmless word', "and or not near title 1e9 '; drop table post")

    for (const text of [q, `${q} word`, `word ${q}`]) {
      const answer = await forum.ask(`/api/forum/search?q=${encodeURIComponent(text.toWellFormed())}`)
      expect([text, answer.status]).toEqual([text, 200])
    }
    expect(await searchFor(forum, 'harmless')).toHaveLength(1)
  })

  it.each(['%', '%zz', '%ff', '%00', '%c0%af', '&q=two', '%ED%A0%80'])('answers the broken address “?q=%s”', async (q) => {
    const { ask } = await aForumSaying('a harmless word')

    expect((await ask(`/api/forum/search?q=${q}`)).status).toBe(200)
  })

  it('finds words that engines read as more than words', async () => {
    const words = ['near', 'not', '1e9', '12abc', '007', '3d', 'null', 'and', 'x2', '10000000000000000000000']
    const forum = await aForumSaying(...words.map((word) => `zebra ${word} zebra`))

    for (const word of words) expect([word, (await searchFor(forum, `${word} zebra`)).length]).toEqual([word, 1])
  })
})

describe('the search never finds', () => {
  it('hidden topics, and hidden or removed posts', async () => {
    const forum = await aForum()
    const secret = { content: 'The secret word' }
    await forum.aTopic({ title: 'Hidden', hiddenAt: NOON, posts: [secret] })
    await forum.aTopic({ title: 'Posts', posts: [{}, { ...secret, hiddenAt: NOON }, { ...secret, deletedAt: NOON }] })

    expect(await searchFor(forum, 'secret')).toEqual([])
  })

  it('a post from the moment it is hidden, even before the index knows', async () => {
    const forum = await aForumSaying('The secret word')
    await forum.site.db.updateTable('post').set({ hiddenAt: NOON }).execute()

    expect(await searchFor(forum, 'secret')).toEqual([])
  })

  it('the text of a removed opening post, though its topic is found by title', async () => {
    const forum = await aForum()
    await forum.aTopic({ title: 'Picnics', posts: [{ content: 'The secret word', deletedAt: NOON }, {}] })

    const [hit] = await searchFor(forum, 'picnics')

    expect(hit).toMatchObject({ topic: { title: 'Picnics' }, snippet: [] })
    expect(await searchFor(forum, 'secret')).toEqual([])
  })
})

describe('the search index', () => {
  const terms = async ({ site }: Forum) => {
    const rows = await site.db.selectFrom('searchTerm').selectAll().orderBy('term').execute()
    return Object.fromEntries(rows.map(({ term, postCount }) => [term, postCount]))
  }

  it('follows a post through edit, removal and return', async () => {
    const forum = await aForum()
    const { db } = forum.site
    const { posts, title } = await forum.aTopic({ title: 'Topic', posts: [{ content: 'First' }, { content: 'Old words, old habits' }] })
    const post = posts[1]
    if (!post) throw new Error('A reply was asked for.')
    expect(await terms(forum)).toEqual({ first: 1, habits: 1, old: 1, topic: 1, words: 1 })

    await db.transaction().execute((trx) => indexPost(trx, { ...post, content: 'New words' }, title))
    expect(await terms(forum)).toEqual({ first: 1, new: 1, topic: 1, words: 1 })

    await db.transaction().execute((trx) => unindexPost(trx, post.id))
    await db.transaction().execute((trx) => unindexPost(trx, post.id))
    expect(await terms(forum)).toEqual({ first: 1, topic: 1 })

    await db.transaction().execute((trx) => indexPost(trx, { ...post, content: 'First again' }, title))
    expect(await terms(forum)).toEqual({ again: 1, first: 2, topic: 1 })
  })

  it('follows a topic through a rename, also once its opening post is removed', async () => {
    const forum = await aForum()
    const { db } = forum.site
    const { id, posts } = await forum.aTopic({ title: 'Kites', posts: [{ content: 'Kites and strings' }] })
    const rename = (title: string) =>
      db.transaction().execute(async (trx) => {
        await trx.updateTable('topic').set({ title }).where('id', '=', id).execute()
        await reindexTopicTitle(trx, id)
      })

    await rename('Dragons')
    expect(await terms(forum)).toEqual({ and: 1, dragons: 1, kites: 1, strings: 1 })

    await db.updateTable('post').set({ deletedAt: NOON }).execute()
    await db.transaction().execute((trx) => unindexPost(trx, posts[0]?.id ?? 0))
    expect(await terms(forum)).toEqual({ dragons: 1 })

    await rename('Balloons')
    expect(await terms(forum)).toEqual({ balloons: 1 })
    expect(titlesOf(await searchFor(forum, 'balloons'))).toEqual(['Balloons'])
  })

  it('forgets deleted posts with all their words', async () => {
    const forum = await aForumSaying('One text', 'Another text')
    const { db } = forum.site
    const posts = await db.selectFrom('post').select('id').execute()

    await db.transaction().execute((trx) => dropFromIndex(trx, posts.map(({ id }) => id)))

    expect(await terms(forum)).toEqual({})
    expect(await searchFor(forum, 'text')).toEqual([])
  })

  it('lets many index the same words at once, in whatever order they stand', async () => {
    const forum = await aForum()
    const { posts, title } = await forum.aTopic({ title: 'Topic', posts: Array.from({ length: 12 }, (): PostOptions => ({ content: 'x' })) })
    const texts = ['red green blue', 'blue green red', 'green blue red']

    await Promise.all(
      posts.map((post, index) =>
        forum.site.db.transaction().execute((trx) => indexPost(trx, { ...post, content: texts[index % 3] ?? '' }, title)),
      ),
    )

    expect(await terms(forum)).toEqual({ blue: 12, green: 12, red: 12, topic: 1 })
  })

  it('takes in a community of 583 posts', async () => {
    const forum = await aForum()
    const content = Array.from({ length: 120 }, (_, n) => `word${n}`).join(' ')

    await forum.aTopic({ posts: Array.from({ length: 583 }, (_, n): PostOptions => ({ content: `${content} number${n}` })) })

    expect(await searchFor(forum, 'number582')).toHaveLength(1)
  })
})

describe('searching a lot', () => {
  const search = (forum: Forum, by: Forum['maya'] | null, network?: string) =>
    forum.askAs(by, '/api/forum/search?q=naps', network ? { network } : {})

  it('is for visitors twice a second and 15 times a minute, each network by itself', async () => {
    const forum = await aForum({ limitFactor: 1 })
    const statuses: number[] = []
    for (let second = 0; second < 8; second += 1) {
      for (let n = 0; n < 2; n += 1) statuses.push((await search(forum, null)).status)
      forum.clock.pass(SECOND_MS)
    }

    const refused = await search(forum, null)

    expect(statuses).toEqual([...Array.from({ length: 15 }, () => 200), 429])
    expect([refused.status, Number(refused.headers.get('retry-after'))]).toEqual([429, 52])
    expect(await refused.json()).toEqual({ message: 'Too many tries. Please try again in a minute.' })
    expect((await search(forum, null, 'another-network')).status).toBe(200)
    expect((await forum.askAs(null, '/api/forum/search?q=')).status).toBe(200)
    forum.clock.pass(52 * SECOND_MS)
    for (const status of [200, 200, 429]) expect((await search(forum, null)).status).toBe(status)
  })

  it('is for members 30 times a minute, wherever they are', async () => {
    const forum = await aForum({ limitFactor: 1 })

    for (let n = 0; n < 30; n += 1) expect((await search(forum, forum.omar)).status).toBe(200)

    expect((await search(forum, forum.omar)).status).toBe(429)
    expect((await search(forum, forum.maya)).status).toBe(200)
  })

  it('holds over processes and restarts', async () => {
    const forum = await aForum({ limitFactor: 1 })
    for (let n = 0; n < 30; n += 1) await search(forum, forum.omar)
    await flushRateCounters(forum.site)
    const neighbor = { ...forum.site }

    await takeSearchLimit(neighbor, forum.as(forum.omar))
    await flushRateCounters(neighbor)

    await expect(takeSearchLimit(neighbor, forum.as(forum.omar))).rejects.toThrow('Too many tries')
  })

  it('is refused on the page in words, with the question kept', async () => {
    const forum = await aForum({ limitFactor: 1 })
    for (let n = 0; n < 2; n += 1) await forum.ask(`/forum/search?q=naps${n}`)

    const answer = await forum.ask('/forum/search?q=quiet+corner')
    const html = await answer.text()

    expect(answer.status).toBe(429)
    expect(html).toContain('Too many tries. Please try again in a minute.')
    expect(html).toContain('value="quiet corner"')
  })
})
