import { describe, expect, it } from 'vitest'
import { recountForum } from '../../../src/domain/forum/writing/recount.ts'
import { aForum } from '../../support/a-forum.ts'

const MEMBERS = 50

describe('members who write at once', () => {
  it('get numbers without gaps or doubles, fifty in one topic', async () => {
    const forum = await aForum()
    const topic = await forum.aTopic()
    const members = []
    for (let n = 1; n <= MEMBERS; n += 1) members.push(await forum.aMember(`Parent-${n}`))

    const answers = await Promise.all(
      members.map((member, n) =>
        forum.sendAs(member, 'POST', `/api/forum/topics/${topic.id}/posts`, { content: `My own thought, number ${n}` }),
      ),
    )

    expect(answers.map(({ status }) => status)).toEqual(Array(MEMBERS).fill(201))
    const posts = await forum.site.db.selectFrom('post').select('number').orderBy('number').execute()
    expect(posts.map(({ number }) => number)).toEqual(Array.from({ length: MEMBERS + 1 }, (_, n) => n + 1))
    expect(await recountForum(forum.site)).toEqual([])
  })

  it('make one post of one key sent ten times, with one answer', async () => {
    const forum = await aForum({ limitFactor: 1 })
    const topic = await forum.aTopic()
    const send = () =>
      forum.sendAs(forum.omar, 'POST', `/api/forum/topics/${topic.id}/posts`, { content: 'Once only' }, { 'idempotency-key': 'a-key' })

    const answers = await Promise.all(Array.from({ length: 10 }, send))

    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(201))
    const bodies = await Promise.all(answers.map((answer) => answer.text()))
    expect(new Set(bodies).size).toBe(1)
    expect(await forum.site.db.selectFrom('post').select('id').execute()).toHaveLength(2)
  })

  it('make one topic of one double click', async () => {
    const forum = await aForum({ limitFactor: 1 })
    const body = { categoryId: forum.category.id, title: 'Quiet corners', content: 'Where do you go?' }

    const answers = await Promise.all([1, 2, 3].map(() => forum.sendAs(forum.maya, 'POST', '/api/forum/topics', body)))

    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201])
    expect(await forum.site.db.selectFrom('topic').select('id').execute()).toHaveLength(1)
    expect(await recountForum(forum.site)).toEqual([])
  })

  it('never miscount, whatever they do to the same posts', async () => {
    const forum = await aForum()
    const [topic, other] = [await forum.aTopic({ posts: 3 }), await forum.aTopic()]
    const category = await forum.aCategory()
    const post = await forum.aPost(topic)
    const [first] = topic.posts
    const { maya, omar, ines, rosa } = forum
    const acts: Parameters<typeof forum.sendAs>[] = [
      [omar, 'DELETE', `/api/forum/posts/${post.id}`],
      [omar, 'DELETE', `/api/forum/posts/${post.id}/removal`],
      [maya, 'PUT', `/api/forum/posts/${post.id}/like`],
      [maya, 'DELETE', `/api/forum/posts/${post.id}/like`],
      [ines, 'PUT', `/api/forum/posts/${post.id}/hidden`],
      [ines, 'DELETE', `/api/forum/posts/${post.id}/hidden`],
      [rosa, 'DELETE', `/api/forum/posts/${first?.id}`],
      [rosa, 'DELETE', `/api/forum/posts/${first?.id}/removal`],
      [ines, 'PUT', `/api/forum/topics/${topic.id}/hidden`],
      [rosa, 'DELETE', `/api/forum/topics/${topic.id}/hidden`],
      [ines, 'PATCH', `/api/forum/topics/${topic.id}`, { categoryId: category.id, title: 'Elsewhere now' }],
      [ines, 'PATCH', `/api/forum/topics/${topic.id}`, { categoryId: forum.category.id, title: 'Back again' }],
      [omar, 'POST', `/api/forum/topics/${topic.id}/posts`, { content: 'While it is hidden' }],
      [maya, 'POST', `/api/forum/topics/${other.id}/posts`, { content: 'Somewhere else' }],
      [rosa, 'PATCH', `/api/forum/posts/${post.id}`, { content: 'Words in another order' }],
      [maya, 'PATCH', `/api/forum/posts/${other.posts[0]?.id}`, { content: 'Order another in words' }],
    ]

    // The same shuffles every time: a step through the list that visits all.
    const statuses = new Set<number>()
    for (const step of [1, 3, 5, 7, 9, 11, 13]) {
      const shuffled = acts.map((_, n) => acts[(n * step) % acts.length]!)
      for (const { status } of await Promise.all(shuffled.map((act) => forum.sendAs(...act)))) statuses.add(status)
    }

    expect([...statuses].filter((status) => status >= 500)).toEqual([])
    expect(await recountForum(forum.site)).toEqual([])
  })
})

describe('a recount', () => {
  it('finds and fixes what is wrong, and says what it was', async () => {
    const forum = await aForum()
    const topic = await forum.aTopic({ posts: [{}, { likedBy: [forum.omar] }] })
    await forum.site.db.updateTable('topic').set({ postCount: 7, lastPostAt: '2020-01-01T00:00:00.000Z' }).execute()
    await forum.site.db.updateTable('post').set({ likeCount: 5 }).where('number', '=', 2).execute()

    const wrong = await recountForum(forum.site)

    expect(wrong).toMatchObject([
      { of: `post ${topic.posts[1]?.id}`, counter: 'likeCount', was: 5, is: 1 },
      { of: `topic ${topic.id}`, counter: 'postCount', was: 7, is: 2 },
      { of: `topic ${topic.id}`, counter: 'lastPostAt' },
    ])
    expect(await recountForum(forum.site)).toEqual([])
  })
})
