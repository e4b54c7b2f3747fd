import { describe, expect, it } from 'vitest'
import type { BookmarkView, NotificationView } from '../../../src/shared/forum/forum.ts'
import { aForum, type MemberRow } from '../../support/a-forum.ts'
import { NOON } from '../../support/a-site.ts'

type Forum = Awaited<ReturnType<typeof aForum>>
const newsOf = async ({ askAs }: Forum, member: MemberRow, page = 1) => {
  const answer = await askAs(member, `/api/forum/notifications?page=${page}`)
  return ((await answer.json()) as { notifications: NotificationView[] }).notifications
}
const reply = (forum: Forum, by: MemberRow, topicId: number, body: { content: string; replyToId?: number }) =>
  forum.sendAs(by, 'POST', `/api/forum/topics/${topicId}/posts`, body)

describe('notifications', () => {
  it('tell of a reply in my topic, a reply to me, and a mention [R278]', async () => {
    const forum = await aForum()
    const topic = await forum.aTopic({ by: forum.maya })
    const post = await forum.aPost(topic, { by: forum.omar })

    await reply(forum, forum.rosa, topic.id, { content: '@ines have a look.', replyToId: post.id })

    expect(await newsOf(forum, forum.maya)).toMatchObject([
      {
        ...{ kind: 'topic-reply', isRead: false, createdAt: NOON, user: { username: 'Rosa', isAdmin: true } },
        topic: { id: topic.id, title: topic.title, slug: topic.slug },
        post: { number: 3, excerpt: '@ines have a look.' },
      },
    ])
    expect(await newsOf(forum, forum.omar)).toMatchObject([{ kind: 'post-reply' }])
    expect(await newsOf(forum, forum.ines)).toMatchObject([{ kind: 'mention' }])
    expect(await newsOf(forum, forum.rosa)).toEqual([])
  })

  it('come once per post, for the strongest reason, and never from oneself', async () => {
    const forum = await aForum()
    const topic = await forum.aTopic({ by: forum.maya })

    await reply(forum, forum.omar, topic.id, { content: '@maya and @MAYA: yes.', replyToId: topic.posts[0]?.id })
    await reply(forum, forum.omar, topic.id, { content: 'Also, @Maya: no.' })
    await reply(forum, forum.maya, topic.id, { content: 'Me, @Maya.', replyToId: topic.posts[0]?.id })

    expect((await newsOf(forum, forum.maya)).map(({ kind }) => kind)).toEqual(['mention', 'post-reply'])
  })

  it('tell ten members at most by their name, and none in an address or a quote', async () => {
    const forum = await aForum()
    const topic = await forum.aTopic()
    const names = []
    for (let n = 10; n <= 22; n += 1) names.push((await forum.aMember(`Parent-${n}`)).username)

    await reply(forum, forum.omar, topic.id, { content: `> @ines wrote\nwrite to me@rosa.example ${names.map((name) => `@${name}`).join(', ')}.` })

    const emails = await forum.site.db.selectFrom('notification').select('memberId').where('kind', '=', 'mention').execute()
    expect(emails).toHaveLength(10)
    expect(await newsOf(forum, forum.ines)).toEqual([])
    expect(await newsOf(forum, forum.rosa)).toEqual([])
  })

  it('are not written for a post that is refused', async () => {
    const forum = await aForum()
    const topic = await forum.aTopic({ lockedAt: NOON })

    await reply(forum, forum.omar, topic.id, { content: 'Hello @ines' })

    expect(await forum.site.db.selectFrom('notification').selectAll().execute()).toEqual([])
  })

  it('are marked as read one by one or all at once, and only one’s own', async () => {
    const forum = await aForum()
    const topic = await forum.aTopic()
    for (const n of [1, 2, 3]) await reply(forum, forum.omar, topic.id, { content: `Thought ${n}` })
    const [newest] = await newsOf(forum, forum.maya)

    expect((await forum.sendAs(forum.omar, 'PUT', `/api/forum/notifications/${newest?.id}/read`)).status).toBe(404)
    expect((await forum.sendAs(forum.maya, 'PUT', `/api/forum/notifications/${newest?.id}/read`)).status).toBe(204)
    expect((await newsOf(forum, forum.maya)).map(({ isRead }) => isRead)).toEqual([true, false, false])
    expect((await forum.sendAs(forum.maya, 'PUT', '/api/forum/notifications/read')).status).toBe(204)
    expect((await newsOf(forum, forum.maya)).every(({ isRead }) => isRead)).toBe(true)
  })

  it('come in pages of 20 with their total', async () => {
    const forum = await aForum()
    const topic = await forum.aTopic()
    for (let n = 1; n <= 23; n += 1) await reply(forum, forum.omar, topic.id, { content: `Thought ${n}` })

    const first = await forum.askAs(forum.maya, '/api/forum/notifications')
    expect(first.headers.get('x-total-count')).toBe('23')
    expect(first.headers.get('link')).toContain('/api/forum/notifications?page=2&limit=20>; rel="next"')
    expect((await newsOf(forum, forum.maya, 2)).map(({ post }) => post.excerpt)).toEqual(['Thought 3', 'Thought 2', 'Thought 1'])
    for (const page of ['0', '-1', 'abc', '1e99', '99999999999999']) {
      expect((await forum.askAs(forum.maya, `/api/forum/notifications?page=${page}`)).status).toBe(200)
    }
  })

  it('show nothing of what was removed or hidden since', async () => {
    const forum = await aForum()
    const [topic, other] = [await forum.aTopic(), await forum.aTopic()]
    const answer = await reply(forum, forum.omar, topic.id, { content: 'A secret' })
    await reply(forum, forum.omar, other.id, { content: 'Another secret' })

    await forum.sendAs(forum.omar, 'DELETE', `/api/forum/posts/${((await answer.json()) as { id: number }).id}`)
    await forum.sendAs(forum.ines, 'PUT', `/api/forum/topics/${other.id}/hidden`)

    expect(await newsOf(forum, forum.maya)).toMatchObject([
      { kind: 'topic-hidden', topic: { id: other.id }, post: { excerpt: '' } },
      { kind: 'topic-reply', topic: { id: topic.id }, post: { excerpt: '' } },
    ])
  })
})

describe('bookmarks', () => {
  const listOf = async ({ askAs }: Forum, member: MemberRow) => {
    const answer = await askAs(member, '/api/forum/bookmarks')
    return ((await answer.json()) as { bookmarks: BookmarkView[] }).bookmarks
  }

  it('keep topics and posts, each once, the newest first, for oneself [R277]', async () => {
    const forum = await aForum()
    const topic = await forum.aTopic()
    const post = await forum.aPost(topic, { content: '> quoted\nBring a favorite toy.' })

    for (const path of [`topics/${topic.id}`, `topics/${topic.id}`, `posts/${post.id}`, `posts/${post.id}`]) {
      expect((await forum.sendAs(forum.maya, 'PUT', `/api/forum/${path}/bookmark`)).status).toBe(204)
    }

    expect(await listOf(forum, forum.maya)).toMatchObject([
      { topic: { id: topic.id }, post: { id: post.id, number: 2, excerpt: 'Bring a favorite toy.' } },
      { topic: { id: topic.id, title: topic.title }, post: null },
    ])
    expect(await listOf(forum, forum.omar)).toEqual([])
  })

  it('go when taken back, the post’s without the topic’s', async () => {
    const forum = await aForum()
    const topic = await forum.aTopic()
    const [post] = topic.posts
    for (const path of [`topics/${topic.id}`, `posts/${post?.id}`]) await forum.sendAs(forum.maya, 'PUT', `/api/forum/${path}/bookmark`)

    await forum.sendAs(forum.maya, 'DELETE', `/api/forum/topics/${topic.id}/bookmark`)
    expect(await listOf(forum, forum.maya)).toMatchObject([{ post: { id: post?.id } }])
    await forum.sendAs(forum.maya, 'DELETE', `/api/forum/posts/${post?.id}/bookmark`)
    expect(await listOf(forum, forum.maya)).toEqual([])
  })

  it('show nothing that was hidden since', async () => {
    const forum = await aForum()
    const [topic, other] = [await forum.aTopic(), await forum.aTopic()]
    const post = await forum.aPost(other, { content: 'A secret' })
    for (const path of [`topics/${topic.id}`, `posts/${post.id}`]) await forum.sendAs(forum.maya, 'PUT', `/api/forum/${path}/bookmark`)

    await forum.sendAs(forum.ines, 'PUT', `/api/forum/topics/${topic.id}/hidden`)
    await forum.sendAs(forum.omar, 'DELETE', `/api/forum/posts/${post.id}`)

    expect(await listOf(forum, forum.maya)).toMatchObject([{ post: { id: post.id, excerpt: '' } }])
  })
})
