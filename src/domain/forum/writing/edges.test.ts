import { describe, expect, it } from 'vitest'
import { aForum, as, type MemberRow } from '../../../../tests/support/a-forum.ts'
import { NOON } from '../../../../tests/support/a-site.ts'
import { after, DAY_MS, MINUTE_MS, SECOND_MS } from '../../../shared/time/instant.ts'
import { closeCategory } from '../categories/save-categories.ts'
import { eraseRemovedTexts } from '../moderation/erase-removed-texts.ts'
import { listPostEdits } from '../moderation/list-post-edits.ts'
import { LOCKED, markTopic } from '../moderation/mark-topic.ts'
import { removePost } from '../moderation/remove-post.ts'
import { restorePost } from '../moderation/restore-post.ts'
import { getTopic } from '../reading/topics/get-topic.ts'
import { listPosts } from '../reading/posts/list-posts.ts'
import { editPost } from './edit-post.ts'
import { sweepIdempotencyKeys } from './idempotency.ts'
import { openTopic } from './open-topic.ts'
import { recountForum } from './recount.ts'
import { replyToTopic } from './reply-to-topic.ts'

/** A forum with the usual limits, and a topic of Maya's that is a day old like everyone in it. */
async function aUsualForum() {
  const forum = await aForum({ limitFactor: 1 })
  const { site, clock, category } = forum
  clock.pass(DAY_MS)
  const topic = await forum.aTopic()
  const reply = (by: MemberRow, content: string, key?: string) => replyToTopic(site, as(by), topic.id, { content }, key)
  const open = (by: MemberRow, title: string, key?: string) => openTopic(site, as(by), { categoryId: category.id, title, content: 'What do you think?' }, key)
  const texts = async () => (await listPosts(site, as(forum.rosa), topic.id, { offset: 0, limit: 100 })).entries.map(({ content }) => content)
  return { ...forum, topic, reply, open, texts }
}

describe('the same text in the same topic', () => {
  it('is one post for ten seconds, and another one from then on', async () => {
    const { omar, reply, clock } = await aUsualForum()
    const first = await reply(omar, 'Me too.')

    clock.pass(10 * SECOND_MS - 1)
    expect((await reply(omar, 'Me too.')).id).toBe(first.id)
    clock.pass(1)

    expect((await reply(omar, 'Me too.')).id).not.toBe(first.id)
  })

  it('by two members is two posts', async () => {
    const { omar, ines, reply, texts } = await aUsualForum()

    await reply(omar, 'Me too.')
    await reply(ines, 'Me too.')

    expect((await texts()).slice(1)).toEqual(['Me too.', 'Me too.'])
  })

  it('is written again where the first one was removed', async () => {
    const { site, omar, reply, texts } = await aUsualForum()
    const first = await reply(omar, 'Me too.')
    await removePost(site, as(omar), first.id)

    const again = await reply(omar, 'Me too.')

    expect([first.number, again.number]).toEqual([2, 3])
    expect((await texts()).slice(1)).toEqual(['', 'Me too.'])
  })

  it('is not taken for the opening post, which says the same', async () => {
    const { site, maya, omar, open } = await aUsualForum()
    const { id } = await open(maya, 'Quiet corners')

    const reply = await replyToTopic(site, as(maya), id, { content: 'What do you think?' })

    expect(reply.number).toBe(2)
    expect((await replyToTopic(site, as(omar), id, { content: 'What do you think?' })).number).toBe(3)
  })

  it('costs nothing of the limit when it comes again', async () => {
    const { omar, reply } = await aUsualForum()

    for (let n = 1; n <= 9; n += 1) await reply(omar, 'Me too.')
    for (let n = 1; n <= 4; n += 1) await reply(omar, `Thought ${n}`)

    await expect(reply(omar, 'One too many')).rejects.toMatchObject({ code: 'too-many' })
  })
})

describe('a key', () => {
  it('makes one post of the same text, however much later within the day', async () => {
    const { site, omar, reply, clock, texts } = await aUsualForum()
    const first = await reply(omar, 'Me too.', 'a-key')

    clock.pass(DAY_MS)
    await sweepIdempotencyKeys(site)
    expect((await reply(omar, 'Me too.', 'a-key')).id).toBe(first.id)
    clock.pass(1)
    await sweepIdempotencyKeys(site)

    expect((await reply(omar, 'Me too.', 'a-key')).id).not.toBe(first.id)
    expect(await texts()).toHaveLength(3)
  })

  it('makes two posts of the same text under two keys, a moment apart', async () => {
    const { omar, reply } = await aUsualForum()

    expect((await reply(omar, 'Me too.', 'one')).number).toBe(2)
    expect((await reply(omar, 'Me too.', 'two')).number).toBe(3)
  })

  it('is refused for an answer to another post, for a topic after a reply, and in another category', async () => {
    const { site, omar, topic, reply, open, category, aCategory } = await aUsualForum()
    await reply(omar, 'Me too.', 'a-key')
    await open(omar, 'Quiet corners', 'another-key')
    const elsewhere = await aCategory()
    const refused = { code: 'key-reused' }

    await expect(replyToTopic(site, as(omar), topic.id, { content: 'Me too.', replyToId: topic.posts[0]?.id ?? 0 }, 'a-key')).rejects.toMatchObject(refused)
    await expect(open(omar, 'Me too.', 'a-key')).rejects.toMatchObject(refused)
    const body = { title: 'Quiet corners', content: 'What do you think?' }
    await expect(openTopic(site, as(omar), { ...body, categoryId: elsewhere.id }, 'another-key')).rejects.toMatchObject(refused)
    expect(await openTopic(site, as(omar), { ...body, categoryId: category.id }, 'another-key')).toMatchObject({ title: 'Quiet corners' })
  })

  it('of a refused post is free for the next try', async () => {
    const { site, omar, ines, topic, reply } = await aUsualForum()
    await markTopic(site, as(ines), topic.id, LOCKED, true)
    await expect(reply(omar, 'Me too.', 'a-key')).rejects.toMatchObject({ code: 'forbidden' })
    await markTopic(site, as(ines), topic.id, LOCKED, false)

    expect(await reply(omar, 'Me too, indeed.', 'a-key')).toMatchObject({ number: 2 })
  })

  it('makes one topic of many that arrive at once', async () => {
    const { maya, open } = await aUsualForum()

    const topics = await Promise.all([1, 2, 3, 4].map(() => open(maya, 'Quiet corners', 'a-key')))

    expect(new Set(topics.map(({ id }) => id)).size).toBe(1)
  })
})

describe('the first day of a member', () => {
  it('has ten replies, those that were removed included, and ends after 24 hours to the millisecond', async () => {
    const { site, clock, topic, aMember } = await aUsualForum()
    const noor = await aMember('Noor')
    const reply = (n: number) => replyToTopic(site, as(noor), topic.id, { content: `Thought ${n}` })
    for (let n = 1; n <= 10; n += 1) {
      const { id } = await reply(n)
      if (n === 5) await removePost(site, as(noor), id)
      clock.pass(MINUTE_MS)
    }

    await expect(reply(11)).rejects.toMatchObject({
      code: 'too-many',
      message: 'New members can post 10 replies on their first day. Please come back tomorrow.',
      retryAfterSeconds: (DAY_MS - 10 * MINUTE_MS) / SECOND_MS,
    })
    clock.pass(DAY_MS - 10 * MINUTE_MS - 1)
    await expect(reply(12)).rejects.toMatchObject({ retryAfterSeconds: 1 })
    clock.pass(1)

    expect(await reply(13)).toMatchObject({ content: 'Thought 13' })
  })

  it('counts topics and replies apart: opening posts take nothing from the replies', async () => {
    const { site, clock, category, topic, aMember } = await aUsualForum()
    const noor = as(await aMember('Noor'))
    for (let n = 1; n <= 3; n += 1) {
      await openTopic(site, noor, { categoryId: category.id, title: `Question ${n}`, content: 'What do you think?' })
      clock.pass(MINUTE_MS)
    }
    for (let n = 1; n <= 10; n += 1) {
      await replyToTopic(site, noor, topic.id, { content: `Thought ${n}` })
      clock.pass(MINUTE_MS)
    }

    await expect(replyToTopic(site, noor, topic.id, { content: 'Thought 11' })).rejects.toMatchObject({ code: 'too-many' })
    const fourth = openTopic(site, noor, { categoryId: category.id, title: 'Question 4', content: 'What do you think?' })
    await expect(fourth).rejects.toMatchObject({ message: 'New members can post 3 topics on their first day. Please come back tomorrow.' })
  })

  it('holds up no moderator and no admin', async () => {
    const { site, topic, aMember } = await aUsualForum()
    for (const role of ['moderator', 'admin'] as const) {
      const member = as(await aMember(`new-${role}`, { role }))
      for (let n = 1; n <= 11; n += 1) await replyToTopic(site, member, topic.id, { content: `Thought ${n} of a ${role}` })
    }

    expect((await listPosts(site, as(await aMember('Noor')), topic.id, { offset: 0, limit: 1 })).total).toBe(23)
  })
})

describe('topics one after the other', () => {
  it('take a minute between them, from the last one on, to the millisecond', async () => {
    const { maya, open, clock } = await aUsualForum()
    await open(maya, 'Question 1')

    clock.pass(MINUTE_MS - 1)
    await expect(open(maya, 'Question 2')).rejects.toMatchObject({ code: 'too-many', retryAfterSeconds: 1 })
    clock.pass(1)

    expect(await open(maya, 'Question 2')).toMatchObject({ title: 'Question 2' })
    await expect(open(maya, 'Question 3')).rejects.toMatchObject({ retryAfterSeconds: 60 })
  })

  it('may follow at once where the first was refused', async () => {
    const { site, maya, rosa, category, open } = await aUsualForum()
    await closeCategory(site, as(rosa), category.id, true)
    await expect(open(maya, 'Question 1')).rejects.toMatchObject({ code: 'forbidden' })
    await closeCategory(site, as(rosa), category.id, false)

    expect(await open(maya, 'Question 1')).toMatchObject({ title: 'Question 1' })
  })
})

describe('an author’s correction', () => {
  const LONG = 'x'.repeat(300)
  /** How a post reads as edited once Omar has changed it that long after writing. */
  async function edited(before: string, now: string, passedMs: number, by: 'omar' | 'rosa' = 'omar') {
    const forum = await aUsualForum()
    const { site, clock, topic } = forum
    const post = await forum.aPost(topic, { content: before })
    clock.pass(passedMs)
    const { editedAt } = await editPost(site, as(forum[by]), post.id, { content: now })
    return { isMarked: editedAt !== null, kept: (await listPostEdits(site, as(forum.omar), post.id)).map(({ content }) => content) }
  }

  it.each([
    ['100 characters more at the end', LONG, `${LONG}${'y'.repeat(100)}`],
    ['100 characters in the middle', `a${LONG}b`, `a${LONG.slice(100)}${'y'.repeat(100)}b`],
    ['100 characters fewer at the beginning', `${'y'.repeat(100)}${LONG}`, LONG],
    ['a letter that is doubled', 'aab', 'aaab'],
  ])('of %s leaves no mark', async (_, before, now) => {
    expect(await edited(before, now, 0)).toEqual({ isMarked: false, kept: [] })
  })

  it.each([
    ['101 characters more at the end', LONG, `${LONG}${'y'.repeat(101)}`],
    ['101 characters in the middle', `a${LONG}b`, `a${LONG.slice(101)}${'y'.repeat(101)}b`],
    ['101 characters fewer at the beginning', `${'y'.repeat(101)}${LONG}`, LONG],
    ['everything between a letter at the beginning and one at the end', `a${LONG}b`, `c${LONG}d`],
  ])('of %s is marked, and what it said is deleted', async (_, before, now) => {
    expect(await edited(before, now, 0)).toEqual({ isMarked: true, kept: [''] })
  })

  it.each([
    [5 * MINUTE_MS, false, []],
    [5 * MINUTE_MS + 1, true, ['']],
    [DAY_MS, true, ['']],
    [DAY_MS + 1, true, ['A favourite toy.']],
  ])('made %i ms after the post is marked: %s, and what it said is: %j', async (passedMs, isMarked, versions) => {
    expect(await edited('A favourite toy.', 'A favorite toy.', passedMs)).toEqual({ isMarked, kept: versions })
  })

  it('is always marked when an admin made it', async () => {
    expect(await edited('A favourite toy.', 'A favorite toy.', 0, 'rosa')).toEqual({ isMarked: true, kept: ['A favourite toy.'] })
  })

  it('keeps the mark of an earlier edit', async () => {
    const { site, clock, topic, omar, rosa, aPost } = await aUsualForum()
    const post = await aPost(topic, { content: 'A favourite toy.' })
    await editPost(site, as(rosa), post.id, { content: 'A favorite toy.' })
    const marked = clock.now()
    clock.pass(MINUTE_MS)

    expect(await editPost(site, as(omar), post.id, { content: 'A favorite toy!' })).toMatchObject({ editedAt: marked })
  })
})

describe('edits of a post', () => {
  it('are 30 a day for its author, and the same text again is none', async () => {
    const { site, topic, omar, rosa, aPost } = await aUsualForum()
    const post = await aPost(topic, { content: 'Version 0' })
    const edit = (by: MemberRow, n: number) => editPost(site, as(by), post.id, { content: `Version ${n}` })
    for (let n = 1; n <= 30; n += 1) {
      await edit(omar, n)
      await edit(omar, n)
    }

    await expect(edit(omar, 31)).rejects.toMatchObject({ code: 'too-many' })
    expect(await edit(rosa, 31)).toMatchObject({ content: 'Version 31' })
  })

  it('are read newest first, with who made them', async () => {
    const { site, clock, topic, omar, rosa, ines, aPost } = await aUsualForum()
    const post = await aPost(topic, { content: 'First' })
    clock.pass(2 * DAY_MS)
    await editPost(site, as(omar), post.id, { content: 'Second' })
    await editPost(site, as(rosa), post.id, { content: 'Third' })

    const edits = await listPostEdits(site, as(ines), post.id)

    expect(edits.map(({ content, username }) => [content, username])).toEqual([['Second', 'Rosa'], ['First', 'Omar']])
  })

  it('are read by no visitor, and by no member once the post is hidden or removed', async () => {
    const { site, topic, omar, maya, ines, rosa, aPost, clock } = await aUsualForum()
    const hidden = await aPost(topic, { content: 'First', hiddenAt: clock.now() })
    await editPost(site, as(rosa), hidden.id, { content: 'Second' })
    const removed = await aPost(topic, { content: 'First', deletedAt: clock.now() })

    for (const [reader, id] of [[maya, hidden.id], [omar, hidden.id], [maya, removed.id], [rosa, removed.id], [maya, 99_999]] as const) {
      await expect(listPostEdits(site, as(reader), id), `${reader.username} ${id}`).rejects.toMatchObject({ code: 'not-found' })
    }
    expect(await listPostEdits(site, as(ines), hidden.id)).toMatchObject([{ content: 'First' }])
    await expect(listPostEdits(site, { kind: 'visitor', network: 'a-network' }, topic.posts[0]?.id ?? 0)).rejects.toMatchObject({ code: 'signed-out' })
  })
})

describe('a post that was removed', () => {
  it('can be taken back for a day to the millisecond, and loses its text and its history after it', async () => {
    const { site, clock, omar, aPost, topic, texts } = await aUsualForum()
    const [early, late] = [await aPost(topic, { content: 'Brought back.' }), await aPost(topic, { content: 'Too late.' })]
    clock.pass(6 * MINUTE_MS)
    await editPost(site, as(omar), late.id, { content: 'Too late, edited.' })
    for (const { id } of [early, late]) await removePost(site, as(omar), id)

    clock.pass(DAY_MS)
    expect(await eraseRemovedTexts(site)).toBe(0)
    await restorePost(site, as(omar), early.id)
    clock.pass(1)
    await expect(restorePost(site, as(omar), late.id)).rejects.toMatchObject({ code: 'forbidden' })
    expect(await eraseRemovedTexts(site)).toBe(1)
    expect(await eraseRemovedTexts(site)).toBe(0)

    expect((await texts()).slice(1)).toEqual(['Brought back.', ''])
    expect(await recountForum(site)).toEqual([])
  })

  it('takes the topic’s newest date back to the newest post that is left, and its own again with it', async () => {
    const { site, clock, omar, aPost, topic } = await aUsualForum()
    clock.pass(MINUTE_MS)
    const reply = await aPost(topic, { at: clock.now() })
    const newest = async () => (await getTopic(site, as(omar), topic.id)).lastPostAt
    expect(await newest()).toBe(after(NOON, DAY_MS + MINUTE_MS))

    await removePost(site, as(omar), reply.id)
    expect(await newest()).toBe(after(NOON, DAY_MS))
    await restorePost(site, as(omar), reply.id)

    expect(await newest()).toBe(after(NOON, DAY_MS + MINUTE_MS))
    expect(await recountForum(site)).toEqual([])
  })
})
