import { describe, expect, it } from 'vitest'
import { recountForum } from '../../../src/domain/forum/writing/recount.ts'
import type { PostView } from '../../../src/shared/forum/forum.ts'
import { POST_CONFLICT } from '../../../src/shared/forum/forum-words.ts'
import { DAY_MS, MINUTE_MS } from '../../../src/shared/time/instant.ts'
import { aForum } from '../../support/a-forum.ts'
import { NOON } from '../../support/a-site.ts'

type Forum = Awaited<ReturnType<typeof aForum>>
const postsOf = ({ site }: Forum) => site.db.selectFrom('post').selectAll().orderBy('id').execute()
const topicOf = ({ site }: Forum, id: number) =>
  site.db.selectFrom('topic').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
const bodyOf = async (answer: Response): Promise<PostView> => (await answer.json()) as PostView

describe('editing', () => {
  const edit = (forum: Forum, by: Forum['maya'] | null, id: number | undefined, content: string) =>
    forum.sendAs(by, 'PATCH', `/api/forum/posts/${id}`, { content })

  it('leaves no mark for a small correction in the first five minutes [R137 R240]', async () => {
    const forum = await aForum()
    const post = await forum.aPost(await forum.aTopic(), { content: 'We bring a favourite toy.' })
    forum.clock.pass(5 * MINUTE_MS)

    const answer = await edit(forum, forum.omar, post.id, 'We bring a favorite toy.')

    expect(await bodyOf(answer)).toMatchObject({ content: 'We bring a favorite toy.', editedAt: null })
    expect(await forum.site.db.selectFrom('postEdit').selectAll().execute()).toEqual([])
  })

  it.each([
    ['later, and deletes what it said', 5 * MINUTE_MS + 1, 'We bring a favorite toy.', { content: '', isPurged: true }],
    ['of more than 100 letters, and deletes what it said', 0, `We bring ${'many '.repeat(20)}toys.`, { content: '', isPurged: true }],
    ['after a day, and keeps what it said', DAY_MS + 1, 'We bring a favorite toy.', { content: 'We bring a favourite toy.', isPurged: false }],
  ])('marks an edit %s', async (_, passed, content, before) => {
    const forum = await aForum()
    const post = await forum.aPost(await forum.aTopic(), { content: 'We bring a favourite toy.' })
    forum.clock.pass(passed)

    const answer = await edit(forum, forum.omar, post.id, content)
    const edits = await forum.askAs(forum.omar, `/api/forum/posts/${post.id}/edits`)

    expect(await bodyOf(answer)).toMatchObject({ content, editedAt: forum.clock.now() })
    expect(await edits.json()).toMatchObject({ edits: [{ ...before, username: 'Omar', editedAt: forum.clock.now() }] })
    expect((await forum.askAs(null, `/api/forum/posts/${post.id}/edits`)).status).toBe(401)
  })

  it('refuses another member, and the author once the topic is locked [R245]', async () => {
    const forum = await aForum()
    const open = await forum.aTopic()
    const locked = await forum.aTopic({ lockedAt: NOON })

    expect((await edit(forum, forum.omar, open.posts[0]?.id, 'Mine now')).status).toBe(403)
    expect((await edit(forum, forum.maya, locked.posts[0]?.id, 'A longer opening')).status).toBe(403)
    expect((await postsOf(forum)).map(({ content }) => content)).toEqual(['Post 1.', 'Post 1.'])
  })

  it('lets an admin edit every post, with a mark and a record [R241]', async () => {
    const forum = await aForum()
    const topic = await forum.aTopic({ lockedAt: NOON })

    const answer = await edit(forum, forum.rosa, topic.posts[0]?.id, 'Post 1, without the phone number.')

    expect(await bodyOf(answer)).toMatchObject({ editedAt: NOON })
    expect(await forum.site.db.selectFrom('moderationAct').selectAll().execute()).toMatchObject([
      { kind: 'edit-post', actorId: forum.rosa.id, postId: topic.posts[0]?.id, createdAt: NOON },
    ])
  })

  it('replaces no text the writer has not seen, and counts once they have', async () => {
    const forum = await aForum()
    const post = await forum.aPost(await forum.aTopic(), { content: 'Lina, five, naps at one.' })
    const read = async () => bodyOf(await forum.askAs(forum.omar, `/api/forum/posts/${post.id}`))
    const save = (by: Forum['maya'], content: string, seen: string) =>
      forum.sendAs(by, 'PATCH', `/api/forum/posts/${post.id}`, { content, seen })
    const { version: first } = await read()
    await save(forum.rosa, 'Our child, five, naps at one.', first)

    const late = await save(forum.omar, 'Lina, five, naps at two.', first)
    const shown = await read()
    const knowing = await save(forum.omar, 'Our child, five, naps at two.', shown.version)

    expect(late.status).toBe(409)
    expect(await late.json()).toEqual({ message: POST_CONFLICT })
    expect(shown.content).toBe('Our child, five, naps at one.')
    expect(await bodyOf(knowing)).toMatchObject({ content: 'Our child, five, naps at two.' })
  })

  it('tells an unmarked correction from the text before it', async () => {
    const forum = await aForum()
    const post = await forum.aPost(await forum.aTopic(), { content: 'Lina naps at one.' })
    const { version: seen } = await bodyOf(await forum.askAs(forum.omar, `/api/forum/posts/${post.id}`))
    await edit(forum, forum.omar, post.id, 'Our child naps at one.')

    const answer = await forum.sendAs(forum.rosa, 'PATCH', `/api/forum/posts/${post.id}`, { content: 'Lina naps at 1.', seen })

    expect(answer.status).toBe(409)
  })

  it('takes the same text once more, whose answer may have been lost', async () => {
    const forum = await aForum()
    const post = await forum.aPost(await forum.aTopic(), { content: 'We nap at one.' })
    const { version: seen } = await bodyOf(await forum.askAs(forum.omar, `/api/forum/posts/${post.id}`))
    const save = () => forum.sendAs(forum.omar, 'PATCH', `/api/forum/posts/${post.id}`, { content: 'We nap at two.', seen })
    await save()

    expect((await save()).status).toBe(200)
  })

  it('keeps an opening post at ten letters', async () => {
    const forum = await aForum()
    const topic = await forum.aTopic()

    expect((await edit(forum, forum.maya, topic.posts[0]?.id, 'Too short')).status).toBe(400)
  })

  it('changes nothing else of the forum', async () => {
    const forum = await aForum()
    const topic = await forum.aTopic()
    const before = await topicOf(forum, topic.id)
    forum.clock.pass(DAY_MS)

    await edit(forum, forum.maya, topic.posts[0]?.id, 'Another opening altogether.')

    expect(await topicOf(forum, topic.id)).toEqual(before)
  })
})

describe('removing', () => {
  const remove = (forum: Forum, by: Forum['maya'], id: number | undefined) => forum.sendAs(by, 'DELETE', `/api/forum/posts/${id}`)
  const restore = (forum: Forum, by: Forum['maya'], id: number | undefined) => forum.sendAs(by, 'DELETE', `/api/forum/posts/${id}/removal`)

  it('keeps marker and number, and takes the last date back [R138]', async () => {
    const forum = await aForum()
    const topic = await forum.aTopic()
    forum.clock.pass(MINUTE_MS)
    const post = await forum.aPost(topic, { content: 'Never mind.', likedBy: [forum.maya] })

    const answer = await remove(forum, forum.omar, post.id)

    expect(answer.status).toBe(200)
    expect(await bodyOf(answer)).toMatchObject({ number: 2, content: '', removed: 'by-author', undoUntil: '2026-05-02T12:01:00.000Z' })
    expect(await topicOf(forum, topic.id)).toMatchObject({ postCount: 1, likeCount: 0, lastPostAt: NOON, nextNumber: 3 })
    expect(await recountForum(forum.site)).toEqual([])
  })

  it('is undone within a day, with everything that was there', async () => {
    const forum = await aForum()
    const topic = await forum.aTopic()
    const post = await forum.aPost(topic, { content: 'Never mind.', likedBy: [forum.maya] })
    const before = await topicOf(forum, topic.id)
    await remove(forum, forum.omar, post.id)
    await remove(forum, forum.omar, post.id)
    forum.clock.pass(DAY_MS)

    const answer = await restore(forum, forum.omar, post.id)

    expect(await bodyOf(answer)).toMatchObject({ content: 'Never mind.', removed: null, likeCount: 1 })
    expect(await topicOf(forum, topic.id)).toEqual(before)
    expect(await recountForum(forum.site)).toEqual([])
  })

  it('is final after a day, and never undone by others', async () => {
    const forum = await aForum()
    const post = await forum.aPost(await forum.aTopic())
    await remove(forum, forum.rosa, post.id)

    expect((await restore(forum, forum.omar, post.id)).status).toBe(403)
    forum.clock.pass(DAY_MS + 1)
    expect((await restore(forum, forum.rosa, post.id)).status).toBe(403)
  })

  it('refuses another member [R246]', async () => {
    const forum = await aForum()
    const topic = await forum.aTopic()

    expect((await remove(forum, forum.omar, topic.posts[0]?.id)).status).toBe(403)
  })

  it('hides a topic with its opening post, and shows both again', async () => {
    const forum = await aForum()
    const topic = await forum.aTopic({ posts: 2 })

    await remove(forum, forum.maya, topic.posts[0]?.id)

    expect((await forum.askAs(null, `/api/forum/topics/${topic.id}`)).status).toBe(410)
    expect(await recountForum(forum.site)).toEqual([])
    expect((await restore(forum, forum.maya, topic.posts[0]?.id)).status).toBe(200)
    expect((await forum.askAs(null, `/api/forum/topics/${topic.id}`)).status).toBe(200)
    expect(await recountForum(forum.site)).toEqual([])
  })

  it('of a topic answers 410 with the words for a missing one, to all who don’t see it', async () => {
    const forum = await aForum()
    const { id, slug, posts } = await forum.aTopic({ title: 'Nap times', posts: 2 })
    await forum.ask(`/forum/topics/${id}/${slug}`) // cached
    await remove(forum, forum.maya, posts[0]?.id)

    for (const path of [`topics/${id}`, `topics/${id}/posts`]) {
      const answers = await Promise.all([null, forum.omar, forum.maya, forum.ines].map((who) => forum.askAs(who, `/api/forum/${path}`)))
      expect(answers.map(({ status }) => status), path).toEqual([410, 410, 200, 200])
      expect(await answers[0]?.json()).toEqual({ message: 'Topic Not Found' })
    }
    expect((await forum.askAs(null, `/api/forum/posts/${posts[1]?.id}`)).status).toBe(410)
    const page = await forum.ask(`/forum/topics/${id}/${slug}`)
    expect(page.status).toBe(410)
    expect(await page.text()).toContain('<h1>Topic Not Found</h1>')

    await restore(forum, forum.maya, posts[0]?.id)
    expect((await forum.ask(`/forum/topics/${id}/${slug}`)).status).toBe(200)
  })

  it('answers 410 to all who can’t bring the post back, and its place is still known', async () => {
    const forum = await aForum()
    const topic = await forum.aTopic({ posts: 20 })
    const { id } = await forum.aPost(topic)
    await remove(forum, forum.omar, id)
    const statuses = () => Promise.all([null, forum.maya, forum.omar, forum.rosa].map(async (who) => (await forum.askAs(who, `/api/forum/posts/${id}`)).status))

    expect(await statuses()).toEqual([410, 410, 200, 200])
    forum.clock.pass(DAY_MS + 1)
    expect(await statuses()).toEqual([410, 410, 410, 410])

    expect(await bodyOf(await forum.askAs(null, `/api/forum/posts/${id}/place`))).toEqual({ id, topicId: topic.id, number: 21 })
    const led = await forum.ask(`/forum/topics/${topic.id}?post=${id}`)
    expect(led.headers.get('location')).toBe(`/forum/topics/${topic.id}/${topic.slug}?page=2#post-${id}`)
  })

  it('is told apart from what no one may have seen: a hidden topic stays 404, removed posts and all', async () => {
    const forum = await aForum()
    const { id, slug, posts } = await forum.aTopic({ hiddenAt: NOON, posts: [{}, { deletedAt: NOON }] })

    for (const path of [`/api/forum/topics/${id}`, `/api/forum/posts/${posts[1]?.id}`, `/forum/topics/${id}/${slug}`, '/forum/topics/4711', '/api/forum/posts/4711']) {
      expect((await forum.ask(path)).status, path).toBe(404)
    }
  })

  it('takes down the text of a topic that others have replied to, when its author asks for it', async () => {
    const forum = await aForum()
    const topic = await forum.aTopic()
    await forum.aPost(topic)

    expect((await remove(forum, forum.omar, topic.posts[0]?.id)).status).toBe(403)
    expect((await remove(forum, forum.maya, topic.posts[0]?.id)).status).toBe(200)
    expect((await forum.askAs(null, `/api/forum/topics/${topic.id}`)).status).toBe(200)
    expect(await recountForum(forum.site)).toEqual([])
  })
})

describe('staff who clean up', () => {
  it('edit, reply and open topics without limits', async () => {
    const forum = await aForum({ limitFactor: 1 })
    const topic = await forum.aTopic()
    const [path, newTopic] = [`/api/forum/topics/${topic.id}/posts`, { categoryId: forum.category.id, content: 'Please read this first.' }]

    for (let n = 0; n < 31; n += 1) {
      const edit = await forum.sendAs(forum.rosa, 'PATCH', `/api/forum/posts/${topic.posts[0]?.id}`, { content: `Tidied up ${n}.` })
      const reply = await forum.sendAs(forum.ines, 'POST', path, { content: `Moved here, ${n}.` })
      const opened = await forum.sendAs(forum.ines, 'POST', '/api/forum/topics', { ...newTopic, title: `Notice ${n}` })
      expect([edit.status, reply.status, opened.status]).toEqual([200, 201, 201])
    }
  })
})

describe('likes and thumbs-up [R139]', () => {
  it('count once each, and are taken back', async () => {
    const forum = await aForum()
    const topic = await forum.aTopic()
    const path = `/api/forum/posts/${topic.posts[0]?.id}`

    for (const kind of ['like', 'like', 'thumbs-up']) await forum.sendAs(forum.omar, 'PUT', `${path}/${kind}`)
    const liked = await bodyOf(await forum.sendAs(forum.ines, 'PUT', `${path}/like`))
    expect(liked).toMatchObject({ likeCount: 2, thumbsUpCount: 1, hasLiked: true, hasThumbedUp: false })
    expect((await topicOf(forum, topic.id)).likeCount).toBe(3)

    for (const kind of ['like', 'like', 'thumbs-up']) await forum.sendAs(forum.omar, 'DELETE', `${path}/${kind}`)
    expect((await topicOf(forum, topic.id)).likeCount).toBe(1)
    expect(await recountForum(forum.site)).toEqual([])
  })

  it('are not for one’s own post, nor for one that is gone', async () => {
    const forum = await aForum()
    const topic = await forum.aTopic()
    const gone = await forum.aPost(topic, { deletedAt: NOON })

    expect((await forum.sendAs(forum.maya, 'PUT', `/api/forum/posts/${topic.posts[0]?.id}/like`)).status).toBe(403)
    expect((await forum.sendAs(forum.maya, 'PUT', `/api/forum/posts/${gone.id}/like`)).status).toBe(404)
  })

  it('come ten in thirty seconds; repeating costs nothing', async () => {
    const forum = await aForum({ limitFactor: 1 })
    const topic = await forum.aTopic({ posts: 11 })
    const like = async (n: number) => (await forum.sendAs(forum.omar, 'PUT', `/api/forum/posts/${topic.posts[n]?.id}/like`)).status

    for (let n = 0; n < 10; n += 1) expect([await like(n), await like(0)]).toEqual([200, 200])
    expect(await like(10)).toBe(429)
    expect(await recountForum(forum.site)).toEqual([])
  })
})
