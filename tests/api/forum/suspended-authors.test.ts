import { describe, expect, it } from 'vitest'
import type { PostView, TopicView } from '../../../src/shared/forum/forum.ts'
import { aForum } from '../../support/a-forum.ts'
import { tablesHolding } from '../../support/stored-text.ts'

const UNTIL = '2026-06-01T00:00:00.000Z'
const WRITTEN = 'Ask Ben Miller, 4, of Maple School about naps.'
const TAKEN_OUT = 'Ask about naps.'

/** Noor, who is suspended, with a topic that names her son, and her reply to Maya. */
async function aSuspendedMother({ isAnswered = true } = {}) {
  const forum = await aForum({ limitFactor: 1_000_000 })
  const noor = await forum.aMember('Noor', { suspendedUntil: UNTIL })
  const topic = await forum.aTopic({ by: noor, title: 'Naps for Ben Miller', posts: [{ content: WRITTEN }, ...(isAnswered ? [{ by: forum.omar }] : [])] })
  const other = await forum.aTopic({ by: forum.maya, posts: [{}, { by: noor, content: WRITTEN }] })
  const [opening, reply, others] = [topic.posts[0]?.id, other.posts[1]?.id, other.posts[0]?.id].map((id) => `/api/forum/posts/${id}`)
  const status = async (method: string, path = '', body?: unknown) => (await forum.sendAs(noor, method, path, body)).status
  const canOf = async (id: number) => ((await (await forum.askAs(noor, `/api/forum/topics/${id}/posts`)).json()) as PostView[]).map(({ can }) => can)
  return { ...forum, noor, topic, other, opening, reply, others, status, canOf }
}

describe('a suspended author', () => {
  it('is offered to delete own posts and to take private details out of them and the title, and nothing else', async () => {
    const { topic, other, canOf, askAs, noor } = await aSuspendedMother()

    const [opening, answer] = await canOf(topic.id)
    const [mayas, reply] = await canOf(other.id)

    const nothing = { edit: false, delete: false, restore: false, react: false, report: false, hide: false, removeDetails: false, takeDown: false }
    expect([opening, reply]).toMatchObject([{ ...nothing, delete: true, removeDetails: true, takeDown: true }, { ...nothing, delete: true, removeDetails: true }])
    expect([answer, mayas]).toMatchObject([nothing, nothing])
    const { topic: view } = (await (await askAs(noor, `/api/forum/topics/${topic.id}`)).json()) as { topic: TopicView }
    expect(view.can).toMatchObject({ reply: false, rename: false, removeDetails: true })
  })

  it('takes private details out of a post and a title, for good', async () => {
    const { site, topic, opening, reply, status } = await aSuspendedMother()

    expect(await status('PATCH', opening, { content: TAKEN_OUT, removesDetails: true })).toBe(200)
    expect(await status('PATCH', reply, { content: TAKEN_OUT, removesDetails: true })).toBe(200)
    expect(await status('PATCH', `/api/forum/topics/${topic.id}`, { title: 'Naps', removesDetails: true })).toBe(200)

    for (const detail of ['Miller', 'Maple']) expect(await tablesHolding(site, detail)).toEqual([])
  })

  it('adds nothing that way, and edits in no other', async () => {
    const { sendAs, noor, topic, reply, others, opening, status, askAs } = await aSuspendedMother()

    const added = await sendAs(noor, 'PATCH', reply ?? '', { content: `${TAKEN_OUT} Buy my book.`, removesDetails: true })

    expect([added.status, await added.json()]).toMatchObject([400, { errors: { content: ['Your account is suspended, so you can only take words out.'] } }])
    expect(await status('PATCH', reply, { content: 'Ask a teacher.', removesDetails: true })).toBe(400)
    expect(await status('PATCH', `/api/forum/topics/${topic.id}`, { title: 'Buy my book', removesDetails: true })).toBe(400)
    expect(await status('PATCH', reply, { content: TAKEN_OUT })).toBe(403)
    expect(await status('PATCH', `/api/forum/topics/${topic.id}`, { title: 'Naps' })).toBe(403)
    expect(await status('PATCH', others, { content: 'Post 1', removesDetails: true })).toBe(403)
    expect(await status('PATCH', `/api/forum/topics/${topic.id}`, { title: 'Naps', categoryId: 1, removesDetails: true })).toBe(403)
    expect(((await (await askAs(null, opening ?? '')).json()) as PostView).content).toBe(WRITTEN)
  })

  it('takes an answered opening post down with its title, and the replies stay', async () => {
    const { site, topic, opening, reply, status, askAs } = await aSuspendedMother()

    expect([await status('DELETE', opening), await status('DELETE', reply)]).toEqual([200, 200])

    expect(await tablesHolding(site, 'Naps for')).toEqual([])
    const posts = (await (await askAs(null, `/api/forum/topics/${topic.id}/posts`)).json()) as PostView[]
    expect(posts.map(({ removed }) => removed)).toEqual(['by-author', null])
  })

  it('deletes a topic that no one has answered, and restores nothing before the suspension ends', async () => {
    const { topic, opening, others, status, sendAs, noor, askAs } = await aSuspendedMother({ isAnswered: false })

    const removed = (await (await sendAs(noor, 'DELETE', opening ?? '')).json()) as PostView

    expect(removed.can.restore).toBe(false)
    expect((await askAs(null, `/api/forum/topics/${topic.id}`)).status).toBe(410)
    expect(await status('DELETE', `${opening}/removal`)).toBe(403)
    const refused = await sendAs(noor, 'DELETE', others ?? '')
    expect([refused.status, await refused.json()]).toMatchObject([403, { message: expect.stringMatching(/^Your account is suspended/) }])
    expect((await sendAs({ ...noor, suspendedUntil: null }, 'DELETE', `${opening}/removal`)).status).toBe(200)
  })

  it('has no power over others’ posts that a team role would give', async () => {
    const forum = await aForum()
    const admin = await forum.aMember('Ruth', { role: 'admin', suspendedUntil: UNTIL })
    const topic = await forum.aTopic({ by: forum.maya })

    expect((await forum.sendAs(admin, 'DELETE', `/api/forum/posts/${topic.posts[0]?.id}`)).status).toBe(403)
    expect((await forum.sendAs(admin, 'PATCH', `/api/forum/posts/${topic.posts[0]?.id}`, { content: 'Post', removesDetails: true })).status).toBe(403)
  })
})

describe('a silenced author', () => {
  /** Noor, whose posting is paused, with a topic that names her son, and her reply to Maya. */
  async function aSilencedMother() {
    const forum = await aForum({ limitFactor: 1_000_000 })
    const noor = await forum.aMember('Noor', { silencedUntil: UNTIL })
    const topic = await forum.aTopic({ by: noor, title: 'Naps for Ben Miller', posts: [{ content: WRITTEN }] })
    const other = await forum.aTopic({ by: forum.maya, posts: [{}, { by: noor, content: WRITTEN }] })
    const [title, opening, reply] = [`topics/${topic.id}`, `posts/${topic.posts[0]?.id}`, `posts/${other.posts[1]?.id}`]
    const change = async (path: string, body: object) => {
      const answer = await forum.sendAs(noor, 'PATCH', `/api/forum/${path}`, { ...body, removesDetails: true })
      return [answer.status, ((await answer.json()) as { errors?: unknown }).errors]
    }
    const read = async (path: string) => (await (await forum.askAs(null, `/api/forum/${path}`)).json()) as PostView & { topic: TopicView }
    return { ...forum, title, opening, reply, change, read }
  }

  it('takes private details out of posts and a title, for good', async () => {
    const { site, title, opening, reply, change } = await aSilencedMother()

    const answers = await Promise.all([change(opening, { content: TAKEN_OUT }), change(reply, { content: TAKEN_OUT }), change(title, { title: 'Naps' })])

    expect(answers.map(([status]) => status)).toEqual([200, 200, 200])
    for (const detail of ['Miller', 'Maple']) expect(await tablesHolding(site, detail)).toEqual([])
  })

  it.each([
    ['words at the end', `${TAKEN_OUT} Buy my book.`],
    ['another word for one', 'Ask a kid about naps.'],
    ['the same words in another order', 'Ask about naps, Ben.'],
    ['an empty line between words', 'Ask\n\nabout naps.'],
  ])('adds nothing that way: %s', async (_, content) => {
    const { title, opening, reply, change, read } = await aSilencedMother()
    const refusal = ['Your posting is paused, so you can only take words out.']

    for (const post of [opening, reply]) expect(await change(post, { content })).toEqual([400, { content: refusal }])
    expect(await change(title, { title: content.replaceAll('\n', ' ') })).toEqual([400, { title: refusal }])

    expect([(await read(opening)).content, (await read(reply)).content, (await read(title)).topic.title]).toEqual([WRITTEN, WRITTEN, 'Naps for Ben Miller'])
  })
})
