import { describe, expect, it } from 'vitest'
import { recountForum } from '../../../src/domain/forum/writing/recount.ts'
import type { PostView, TopicView } from '../../../src/shared/forum/forum.ts'
import { DAY_MS, MINUTE_MS, SECOND_MS } from '../../../src/shared/time/instant.ts'
import { aForum } from '../../support/a-forum.ts'
import { NOON } from '../../support/a-site.ts'

type Forum = Awaited<ReturnType<typeof aForum>>
const postsOf = ({ site }: Forum) => site.db.selectFrom('post').selectAll().orderBy('id').execute()
const topicOf = ({ site }: Forum, id: number) =>
  site.db.selectFrom('topic').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
const bodyOf = async <T = PostView>(answer: Response): Promise<T> => (await answer.json()) as T
const topicIn = async (answer: Response): Promise<TopicView> => (await bodyOf<{ topic: TopicView }>(answer)).topic

const QUIET_CORNER = { title: 'Quiet corners in Austin', content: 'Where do you go when it all gets too loud?' }

describe('opening a topic [R279]', () => {
  it('answers with the topic, its slug and its opening post', async () => {
    const forum = await aForum()

    const answer = await forum.sendAs(forum.maya, 'POST', '/api/forum/topics', { categoryId: forum.category.id, ...QUIET_CORNER })

    expect(answer.status).toBe(201)
    const topic = await topicIn(answer)
    expect(topic).toMatchObject({
      ...{ title: 'Quiet corners in Austin', slug: 'quiet-corners-in-austin', postCount: 1, replyCount: 0 },
      ...{ user: { username: 'Maya' }, category: { slug: 'parenting-tips' }, isPinned: false, isLocked: false },
      lastPostAt: NOON,
    })
    expect(await postsOf(forum)).toMatchObject([{ topicId: topic.id, number: 1, content: QUIET_CORNER.content }])
    expect(await recountForum(forum.site)).toEqual([])
  })

  it.each([
    ['a title of two letters', { title: 'Hi' }, { title: ['Title must be at least 3 characters.'] }],
    ['a title past 255 letters', { title: 'x'.repeat(256) }, { title: ['Title cannot exceed 255 characters.'] }],
    ['nine letters of text', { content: 'Too short' }, { content: [expect.stringContaining('at least 10')] }],
    ['a text past 32,000 letters', { content: 'x'.repeat(32_001) }, { content: ['Post cannot exceed 32,000 characters.'] }],
    ['a title nobody can see', { title: '\u200b\u3164 \u2800' }, { title: ['Title must be at least 3 characters.'] }],
    ['a text nobody can see', { content: '\u2060\ufe0f'.repeat(9) }, { content: [expect.stringContaining('at least 10')] }],
    ['a category that is not there', { categoryId: 99 }, { categoryId: ['Please choose a category.'] }],
    ['a category that is no number', { categoryId: 'parenting-tips' }, { categoryId: ['Please choose a category.'] }],
    ['a category past every number', { categoryId: 1e12 }, { categoryId: ['Please choose a category.'] }],
  ])('refuses %s and keeps nothing [Q012]', async (_, wrong, errors) => {
    const forum = await aForum()

    const body = { categoryId: forum.category.id, ...QUIET_CORNER, ...wrong }
    const answer = await forum.sendAs(forum.maya, 'POST', '/api/forum/topics', body)

    expect(answer.status).toBe(400)
    expect(await answer.json()).toMatchObject({ errors })
    expect(await postsOf(forum)).toEqual([])
  })

  it('is refused in a closed category', async () => {
    const forum = await aForum()
    const closed = await forum.aCategory({ name: 'Old News', closedAt: NOON })

    const answer = await forum.sendAs(forum.rosa, 'POST', '/api/forum/topics', { categoryId: closed.id, ...QUIET_CORNER })

    expect(answer.status).toBe(403)
  })

  it('is one topic when sent twice within seconds, and one a minute otherwise', async () => {
    const forum = await aForum({ limitFactor: 1 })
    const body = { categoryId: forum.category.id, ...QUIET_CORNER }
    const send = (more = {}) => forum.sendAs(forum.maya, 'POST', '/api/forum/topics', { ...body, ...more })

    const [first, again] = [await topicIn(await send()), await topicIn(await send())]
    const another = await send({ title: 'Loud corners' })

    expect(again.id).toBe(first.id)
    expect(another.status).toBe(429)
    expect(another.headers.get('retry-after')).toBe('60')
  })

  it('is possible three times on the first day', async () => {
    const forum = await aForum({ limitFactor: 1 })
    const open = (n: number) =>
      forum.sendAs(forum.maya, 'POST', '/api/forum/topics', { categoryId: forum.category.id, title: `Question ${n}`, content: 'What do you think?' })
    for (let n = 1; n <= 3; n += 1) {
      expect((await open(n)).status).toBe(201)
      forum.clock.pass(MINUTE_MS)
    }

    const fourth = await open(4)
    forum.clock.pass(DAY_MS)

    expect(fourth.status).toBe(429)
    expect((await open(5)).status).toBe(201)
  })
})

describe('replying', () => {
  it('puts the post at the end, and counts it [R136 R184 R239 R264]', async () => {
    const forum = await aForum()
    const topic = await forum.aTopic()
    forum.clock.pass(MINUTE_MS)

    const answer = await forum.sendAs(forum.omar, 'POST', `/api/forum/topics/${topic.id}/posts`, { content: ' Me too.\r\nThanks. ' })

    expect(answer.status).toBe(201)
    expect(await bodyOf(answer)).toMatchObject({
      ...{ topicId: topic.id, number: 2, content: 'Me too.\nThanks.', user: { username: 'Omar', isAdmin: false } },
      ...{ likeCount: 0, thumbsUpCount: 0, editedAt: null, removed: null },
      can: { edit: true, delete: true, react: false, report: false },
    })
    expect(await topicOf(forum, topic.id)).toMatchObject({ postCount: 2, lastPostAt: forum.clock.now() })
    expect(await recountForum(forum.site)).toEqual([])
  })

  it('keeps text as it was written, never as markup [Q010]', async () => {
    const forum = await aForum()
    const topic = await forum.aTopic()
    const content = '<img src=x onerror=alert(1)> & "quotes" **bold**'

    await forum.sendAs(forum.omar, 'POST', `/api/forum/topics/${topic.id}/posts`, { content })

    expect((await postsOf(forum)).at(-1)?.content).toBe(content)
  })

  it('is refused with nothing in it to be seen, and keeps the joiners of what is', async () => {
    const forum = await aForum()
    const { id } = await forum.aTopic()
    const reply = (content: string) => forum.sendAs(forum.omar, 'POST', `/api/forum/topics/${id}/posts`, { content })

    const refused = await reply('\u200b\u200b\u200b')
    const taken = await reply('👨‍👩‍👧')

    expect(refused.status).toBe(400)
    expect(await refused.json()).toMatchObject({ errors: { content: ['Reply must be at least 3 characters.'] } })
    expect(await bodyOf(taken)).toMatchObject({ content: '👨‍👩‍👧' })
  })

  it('names the post it answers', async () => {
    const forum = await aForum()
    const topic = await forum.aTopic()
    const path = `/api/forum/topics/${topic.id}/posts`

    const answer = await forum.sendAs(forum.omar, 'POST', path, { content: 'I agree', replyToId: topic.posts[0]?.id })

    expect((await bodyOf(answer)).replyTo).toEqual({ id: topic.posts[0]?.id, number: 1, username: 'Maya' })
  })

  it.each([
    ['two letters [R228 R234]', { content: 'Hi' }, { content: ['Reply must be at least 3 characters.'] }],
    ['blanks [R228 R234]', { content: ' \n \t ' }, { content: ['Reply must be at least 3 characters.'] }],
    ['nothing at all', {}, { content: ['Reply must be at least 3 characters.'] }],
    ['a list', { content: ['a', 'b', 'c'] }, { content: ['Reply must be at least 3 characters.'] }],
    ['too much', { content: 'x'.repeat(32_001) }, { content: ['Post cannot exceed 32,000 characters.'] }],
    ['an answer to a post elsewhere', { content: 'Hello', replyToId: 999 }, { replyToId: [expect.any(String)] }],
  ])('refuses %s and keeps nothing [Q012]', async (_, body, errors) => {
    const forum = await aForum()
    const topic = await forum.aTopic()

    const answer = await forum.sendAs(forum.omar, 'POST', `/api/forum/topics/${topic.id}/posts`, body)

    expect(answer.status).toBe(400)
    expect(await answer.json()).toMatchObject({ errors })
    expect(await postsOf(forum)).toHaveLength(1)
    expect(await recountForum(forum.site)).toEqual([])
  })

  it('refuses visitors in the words of the page, whatever they send [R237 R244]', async () => {
    const forum = await aForum()
    const topic = await forum.aTopic()

    for (const body of [{ content: 'Hello there' }, {}, undefined]) {
      const answer = await forum.sendAs(null, 'POST', `/api/forum/topics/${topic.id}/posts`, body)
      expect(answer.status).toBe(401)
      expect(await answer.json()).toEqual({ message: 'Please login or register to post replies.' })
    }
  })

  it('refuses everyone in a locked topic, staff included [R207 R247]', async () => {
    const forum = await aForum()
    const topic = await forum.aTopic({ lockedAt: NOON })

    for (const member of [forum.omar, forum.maya, forum.ines, forum.rosa]) {
      const answer = await forum.sendAs(member, 'POST', `/api/forum/topics/${topic.id}/posts`, { content: 'Me too' })
      expect(answer.status).toBe(403)
      expect(await answer.json()).toEqual({ message: 'This topic is locked. No new replies can be posted.' })
    }
  })

  it('tells a suspended member how long and why', async () => {
    const forum = await aForum()
    const topic = await forum.aTopic()
    const noor = await forum.aMember('Noor', { suspendedUntil: '2026-05-08T17:00:00.000Z' })
    await forum.site.db.updateTable('member').set({ suspensionReason: 'Advertising.' }).where('id', '=', noor.id).execute()

    const answer = await forum.sendAs(noor, 'POST', `/api/forum/topics/${topic.id}/posts`, { content: 'Buy now' })

    expect(answer.status).toBe(403)
    expect(((await answer.json()) as { message: string }).message).toMatch(/May 8, 2026.*12:00.*Advertising\./)
  })

  it.each(['abc', '1e9', '0', '-1', '99999999999', '12345'])('finds no topic %s', async (id) => {
    const forum = await aForum()

    const answer = await forum.sendAs(forum.omar, 'POST', `/api/forum/topics/${id}/posts`, { content: 'Hello' })

    expect(answer.status).toBe(404)
  })

  it('finds no hidden topic', async () => {
    const forum = await aForum()
    const topic = await forum.aTopic({ hiddenAt: NOON })

    const answer = await forum.sendAs(forum.omar, 'POST', `/api/forum/topics/${topic.id}/posts`, { content: 'Hello' })

    expect(answer.status).toBe(404)
  })

  it('takes five in 25 seconds, and ten on the first day', async () => {
    const forum = await aForum({ limitFactor: 1 })
    const topic = await forum.aTopic()
    const reply = (n: number) => forum.sendAs(forum.omar, 'POST', `/api/forum/topics/${topic.id}/posts`, { content: `Thought ${n}` })
    const statuses = async (first: number, last: number) => {
      const answers: number[] = []
      for (let n = first; n <= last; n += 1) answers.push((await reply(n)).status)
      return answers
    }

    expect(await statuses(1, 6)).toEqual([201, 201, 201, 201, 201, 429])
    forum.clock.pass(25 * SECOND_MS)
    expect(await statuses(6, 10)).toEqual([201, 201, 201, 201, 201])
    forum.clock.pass(25 * SECOND_MS)
    expect(await statuses(11, 11)).toEqual([429])
    forum.clock.pass(DAY_MS)
    expect(await statuses(12, 12)).toEqual([201])
  })
})

describe('a key for one compose', () => {
  const send = (forum: Forum, topicId: number, content: string, key: string) =>
    forum.sendAs(forum.omar, 'POST', `/api/forum/topics/${topicId}/posts`, { content }, { 'idempotency-key': key })

  it('makes a repeated send harmless, for a day and after the topic was locked', async () => {
    const forum = await aForum({ limitFactor: 1 })
    const topic = await forum.aTopic()
    const first = await send(forum, topic.id, 'Once only', 'a-key')
    forum.clock.pass(DAY_MS - 1)
    await forum.sendAs(forum.ines, 'PUT', `/api/forum/topics/${topic.id}/lock`, { reason: 'It’s settled.' })

    const again = await send(forum, topic.id, 'Once only', 'a-key')

    expect(again.status).toBe(201)
    expect((await bodyOf(again)).id).toBe((await bodyOf(first)).id)
    expect(await postsOf(forum)).toHaveLength(2)
  })

  it('is refused for another text, another topic, and past 200 letters', async () => {
    const forum = await aForum()
    const [topic, other] = [await forum.aTopic(), await forum.aTopic()]
    await send(forum, topic.id, 'Once only', 'a-key')

    expect((await send(forum, topic.id, 'Something else', 'a-key')).status).toBe(422)
    expect((await send(forum, other.id, 'Once only', 'a-key')).status).toBe(422)
    expect((await send(forum, topic.id, 'Once only', 'k'.repeat(201))).status).toBe(400)
    expect(await postsOf(forum)).toHaveLength(3)
  })

  it('tells two composes of the same text apart', async () => {
    const forum = await aForum()
    const topic = await forum.aTopic()

    await send(forum, topic.id, 'Thank you', 'one')
    await send(forum, topic.id, 'Thank you', 'two')

    expect(await postsOf(forum)).toHaveLength(3)
  })

  it('is not needed against a double click', async () => {
    const forum = await aForum()
    const topic = await forum.aTopic()
    const reply = async () => bodyOf(await forum.sendAs(forum.omar, 'POST', `/api/forum/topics/${topic.id}/posts`, { content: 'Thank you' }))

    const [first, second] = [await reply(), await reply()]
    forum.clock.pass(10 * SECOND_MS)
    const later = await reply()

    expect(second).toEqual(first)
    expect(later.id).not.toBe(first.id)
  })

  it('belongs to its member', async () => {
    const forum = await aForum()
    const topic = await forum.aTopic()
    await send(forum, topic.id, 'Thank you', 'a-key')

    const path = `/api/forum/topics/${topic.id}/posts`
    const answer = await forum.sendAs(forum.maya, 'POST', path, { content: 'Thank you' }, { 'idempotency-key': 'a-key' })

    expect(await bodyOf(answer)).toMatchObject({ number: 3, user: { username: 'Maya' } })
  })
})
