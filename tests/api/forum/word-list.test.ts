import { describe, expect, it } from 'vitest'
import { recountForum } from '../../../src/domain/forum/writing/recount.ts'
import type { PostView, TopicView } from '../../../src/shared/forum/forum.ts'
import { HOUR_MS } from '../../../src/shared/time/instant.ts'
import { aForum, type MemberRow } from '../../support/a-forum.ts'

type Forum = Awaited<ReturnType<typeof aForum>>

/** A forum whose owner blocks, holds, and warns of a word each. */
async function aForumWithWords() {
  const forum = await aForum()
  const answer = await forum.sendAs(forum.rosa, 'PATCH', '/api/office/settings', { wordList: { block: 'casino\nwork from home', hold: 'giveaway', warn: 'stupid' } })
  expect(answer.status).toBe(200)
  return { ...forum, topic: await forum.aTopic({ by: forum.maya, title: 'Nap times' }) }
}

const reply = (forum: Forum, who: MemberRow, topicId: number, content: string) => forum.sendAs(who, 'POST', `/api/forum/topics/${topicId}/posts`, { content })
const edit = (forum: Forum, who: MemberRow, id: number, change: object) => forum.sendAs(who, 'PATCH', `/api/forum/posts/${id}`, change)
const errorsIn = async (answer: Response) => ((await answer.json()) as { errors: Record<string, string[]> }).errors
const postIn = async (answer: Response) => (await answer.json()) as PostView
const readBy = async (forum: Forum, who: MemberRow | null, topicId: number) =>
  ((await (await forum.askAs(who, `/api/forum/topics/${topicId}/posts`)).json()) as PostView[]).map(({ content }) => content)

describe('a blocked word', () => {
  it('is refused in a reply, in words that name it, and nothing is stored', async () => {
    const forum = await aForumWithWords()

    const answer = await reply(forum, forum.maya, forum.topic.id, 'Work-from-HOME with us!')

    expect(answer.status).toBe(400)
    expect(await errorsIn(answer)).toEqual({ content: ['This forum doesn’t allow “work from home.” Please write it another way.'] })
    expect(await readBy(forum, forum.maya, forum.topic.id)).toHaveLength(1)
  })

  it.each([
    ['title', { title: 'A casino night', content: 'Who would like to come along?' }],
    ['content', { title: 'A night out', content: 'Who would like to come to the casino?' }],
  ])('is refused in the %s of a topic', async (field, texts) => {
    const forum = await aForumWithWords()

    const answer = await forum.sendAs(forum.maya, 'POST', '/api/forum/topics', { categoryId: forum.category.id, ...texts })

    expect(answer.status).toBe(400)
    expect(Object.keys(await errorsIn(answer))).toEqual([field])
  })

  it('is refused in an edit that puts it in, and in a new title', async () => {
    const forum = await aForumWithWords()
    const { id } = await postIn(await reply(forum, forum.maya, forum.topic.id, 'We stay at home.'))

    expect(Object.keys(await errorsIn(await edit(forum, forum.maya, id, { content: 'We go to the casino.' })))).toEqual(['content'])
    expect(Object.keys(await errorsIn(await forum.sendAs(forum.maya, 'PATCH', `/api/forum/topics/${forum.topic.id}`, { title: 'Casino times' })))).toEqual(['title'])
  })

  it('doesn’t stand in the way of other edits once it’s there', async () => {
    const forum = await aForum()
    const topic = await forum.aTopic({ by: forum.maya, title: 'Nap times' })
    const { id } = await postIn(await reply(forum, forum.maya, topic.id, 'The casino at Elm Street 5 closed.'))
    await forum.sendAs(forum.rosa, 'PATCH', '/api/office/settings', { wordList: { block: 'casino', hold: '', warn: '' } })

    expect((await edit(forum, forum.maya, id, { content: 'The casino closed.' })).status).toBe(200)
  })

  it('never keeps private details up: such an edit is saved, and held', async () => {
    const forum = await aForumWithWords()
    const { id } = await postIn(await reply(forum, forum.maya, forum.topic.id, 'Lily goes to Elm School.'))

    const saved = await postIn(await edit(forum, forum.maya, id, { content: 'She goes to the casino.', removesDetails: true }))

    expect(saved.reviewReason).toBe('word')
    expect(await readBy(forum, null, forum.topic.id)).toHaveLength(1)
  })

  it('may be written by staff', async () => {
    const forum = await aForumWithWords()

    expect((await reply(forum, forum.ines, forum.topic.id, 'Please don’t advertise the casino here.')).status).toBe(201)
  })
})

describe('a word that’s held', () => {
  it('has the post wait for a moderator, also by a trusted member, and the author is told why', async () => {
    const forum = await aForumWithWords()

    const post = await postIn(await reply(forum, forum.omar, forum.topic.id, 'A giveaway for all!'))

    expect(post.reviewReason).toBe('word')
    expect(await readBy(forum, forum.maya, forum.topic.id)).toHaveLength(1)
    const { posts } = (await (await forum.askAs(forum.ines, '/api/forum/reports/waiting')).json()) as { posts: unknown[] }
    expect(posts).toMatchObject([{ postId: post.id, reviewReason: 'word' }])
    expect((await forum.sendAs(forum.ines, 'DELETE', `/api/forum/posts/${post.id}/hidden`)).status).toBe(200)
    expect(await readBy(forum, null, forum.topic.id)).toContain('A giveaway for all!')
    expect(await recountForum(forum.site)).toEqual([])
  })

  it('has the topic wait when it’s edited into the title', async () => {
    const forum = await aForumWithWords()

    const answer = await forum.sendAs(forum.maya, 'PATCH', `/api/forum/topics/${forum.topic.id}`, { title: 'Giveaway times' })

    expect(answer.status).toBe(200)
    const list = await (await forum.askAs(null, '/api/forum/categories/parenting-tips/topics')).text()
    expect(list).not.toContain('Giveaway')
    expect((await (await forum.askAs(null, `/api/forum/search?q=giveaway`)).text())).not.toContain('Giveaway times')
    expect(await recountForum(forum.site)).toEqual([])
  })
})

describe('a word that’s warned of', () => {
  it('is refused once, and the same text sent again goes up', async () => {
    const forum = await aForumWithWords()

    const first = await reply(forum, forum.maya, forum.topic.id, 'What a stupid idea.')
    expect(first.status).toBe(400)
    expect(await errorsIn(first)).toEqual({ content: ['This forum asks you to be careful with “stupid.” If you’re sure about your text, just post it again.'] })

    expect((await reply(forum, forum.maya, forum.topic.id, 'What a stupid idea.')).status).toBe(201)
  })

  it('is warned of again in another text, by another member, and an hour later', async () => {
    const forum = await aForumWithWords()
    await reply(forum, forum.maya, forum.topic.id, 'What a stupid idea.')

    expect((await reply(forum, forum.maya, forum.topic.id, 'Such a stupid idea.')).status).toBe(400)
    expect((await reply(forum, forum.omar, forum.topic.id, 'What a stupid idea.')).status).toBe(400)
    forum.clock.pass(HOUR_MS)
    expect((await reply(forum, forum.maya, forum.topic.id, 'What a stupid idea.')).status).toBe(400)
  })
})

describe('the owner’s list', () => {
  it('is refused when it’s too long, with the field named', async () => {
    const forum = await aForum()

    const answer = await forum.sendAs(forum.rosa, 'PATCH', '/api/office/settings', { wordList: { block: 'x'.repeat(5_001), hold: '', warn: '' } })

    expect(answer.status).toBe(400)
    expect(Object.keys(await errorsIn(answer))).toEqual(['wordList.block'])
  })

  it('counts in every post from the moment it’s saved, and is known to admins alone', async () => {
    const forum = await aForumWithWords()
    await forum.sendAs(forum.rosa, 'PATCH', '/api/office/settings', { wordList: { block: '', hold: '', warn: '' } })

    const answer = await forum.sendAs(forum.maya, 'POST', '/api/forum/topics', { categoryId: forum.category.id, title: 'Casino night', content: 'Who would like to come along?' })
    expect(((await answer.json()) as { topic: TopicView }).topic.title).toBe('Casino night')
    expect((await forum.askAs(forum.ines, '/api/office/settings')).status).toBe(404)
  })
})
