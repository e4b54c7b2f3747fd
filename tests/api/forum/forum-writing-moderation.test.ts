import { describe, expect, it } from 'vitest'
import { eraseRemovedTexts } from '../../../src/domain/forum/moderation/erase-removed-texts.ts'
import { recountForum } from '../../../src/domain/forum/writing/recount.ts'
import { sweepIdempotencyKeys } from '../../../src/domain/forum/writing/idempotency.ts'
import { type PostView, REPORT_REASONS } from '../../../src/shared/forum/forum.ts'
import { DAY_MS, MINUTE_MS } from '../../../src/shared/time/instant.ts'
import { aForum } from '../../support/a-forum.ts'
import { NOON } from '../../support/a-site.ts'

type Forum = Awaited<ReturnType<typeof aForum>>
const actsOf = ({ site }: Forum) => site.db.selectFrom('moderationAct').selectAll().orderBy('id').execute()

describe('staff', () => {
  it.each([
    ['pin', 'isPinned', ['pin-topic', 'unpin-topic']],
    ['lock', 'isLocked', ['lock-topic', 'unlock-topic']],
    ['hidden', 'isHidden', ['hide-topic', 'unhide-topic']],
  ])('set and take back %s; each act is recorded once, with who and when [R206 R208 R243]', async (noun, flag, kinds) => {
    const forum = await aForum()
    const topic = await forum.aTopic({ posts: 3 })
    const path = `/api/forum/topics/${topic.id}/${noun}`

    for (const method of ['PUT', 'PUT', 'DELETE', 'DELETE']) {
      const answer = await forum.sendAs(forum.ines, method, path, noun === 'lock' && method === 'PUT' ? { reason: 'It’s settled.' } : undefined)
      expect(await answer.json()).toMatchObject({ topic: { id: topic.id, [flag]: method === 'PUT' } })
      expect(await recountForum(forum.site)).toEqual([])
    }

    const what = { actorId: forum.ines.id, topicId: topic.id, createdAt: NOON }
    expect(await actsOf(forum)).toMatchObject(kinds.map((kind) => ({ kind, ...what })))
  })

  it('move and rename a topic; its address follows, and both categories are counted', async () => {
    const forum = await aForum()
    const topic = await forum.aTopic()
    const activities = await forum.aCategory({ name: 'Kid Activities' })

    const body = { title: 'Rainy days: what works', categoryId: activities.id }
    const answer = await forum.sendAs(forum.ines, 'PATCH', `/api/forum/topics/${topic.id}`, body)

    expect(await answer.json()).toMatchObject({
      topic: { title: 'Rainy days: what works', slug: 'rainy-days-what-works', category: { slug: 'kid-activities' } },
    })
    expect(await actsOf(forum)).toMatchObject([
      { kind: 'rename-topic', detail: '{"titleBefore":"First visits with a shy toddler"}' },
      { kind: 'move-topic', detail: `{"categoryBefore":${forum.category.id}}` },
    ])
    expect(await recountForum(forum.site)).toEqual([])
  })

  it('hide a post from members, and show it again', async () => {
    const forum = await aForum()
    const topic = await forum.aTopic()
    const post = await forum.aPost(topic, { content: 'Something unkind.', likedBy: [forum.maya] })

    await forum.sendAs(forum.ines, 'PUT', `/api/forum/posts/${post.id}/hidden`)

    const shown = await forum.askAs(forum.maya, `/api/forum/topics/${topic.id}/posts`)
    expect(await shown.json()).toMatchObject([{ number: 1 }, { number: 2, content: '', removed: 'by-staff', hiddenBy: 'moderator' }])
    expect(await recountForum(forum.site)).toEqual([])
    await forum.sendAs(forum.rosa, 'DELETE', `/api/forum/posts/${post.id}/hidden`)
    expect(await recountForum(forum.site)).toEqual([])
    expect((await actsOf(forum)).map(({ kind }) => kind)).toEqual(['hide-post', 'unhide-post'])
  })

  it('read what a hidden post said; members cannot, nor its history', async () => {
    const forum = await aForum()
    const post = await forum.aPost(await forum.aTopic(), { hiddenAt: NOON })

    expect((await forum.askAs(forum.maya, `/api/forum/posts/${post.id}/edits`)).status).toBe(404)
    expect((await forum.askAs(forum.ines, `/api/forum/posts/${post.id}/edits`)).status).toBe(200)
  })
})

describe('an author renames a topic', () => {
  const rename = (forum: Forum, by: Forum['maya'], id: number) =>
    forum.sendAs(by, 'PATCH', `/api/forum/topics/${id}`, { title: 'A better title' })

  it('for ten minutes, and after that while no one has answered', async () => {
    const forum = await aForum()
    const [answered, alone] = [await forum.aTopic(), await forum.aTopic({ posts: 2 })]
    await forum.aPost(answered)

    forum.clock.pass(10 * MINUTE_MS)
    expect((await rename(forum, forum.maya, answered.id)).status).toBe(200)
    forum.clock.pass(1)
    expect((await rename(forum, forum.maya, answered.id)).status).toBe(403)
    expect((await rename(forum, forum.maya, alone.id)).status).toBe(200)
    expect((await rename(forum, forum.omar, alone.id)).status).toBe(403)
    expect(await actsOf(forum)).toEqual([])
  })

  it('but does not move it', async () => {
    const forum = await aForum()
    const topic = await forum.aTopic()
    const elsewhere = await forum.aCategory()

    const body = { title: 'A better title', categoryId: elsewhere.id }
    const answer = await forum.sendAs(forum.maya, 'PATCH', `/api/forum/topics/${topic.id}`, body)

    expect(answer.status).toBe(403)
    const after = await forum.site.db.selectFrom('topic').select(['title', 'categoryId']).executeTakeFirst()
    expect(after).toEqual({ title: topic.title, categoryId: topic.categoryId })
  })

  it('not to nothing', async () => {
    const forum = await aForum()
    const topic = await forum.aTopic()

    expect((await forum.sendAs(forum.maya, 'PATCH', `/api/forum/topics/${topic.id}`, {})).status).toBe(400)
  })
})

describe('reporting a post', () => {
  const report = (forum: Forum, by: Forum['maya'], id: number, body: unknown) =>
    forum.sendAs(by, 'POST', `/api/forum/posts/${id}/reports`, body)
  const hiddenAtOf = async ({ site }: Forum, id: number) =>
    (await site.db.selectFrom('post').select('hiddenAt').where('id', '=', id).executeTakeFirstOrThrow()).hiddenAt

  it('keeps it for staff, and says thanks', async () => {
    const forum = await aForum()
    const post = await forum.aPost(await forum.aTopic())

    const answer = await report(forum, forum.maya, post.id, { reason: 'spam', note: ' Sells cars. ' })

    expect(answer.status).toBe(201)
    expect(await answer.json()).toEqual({ message: 'Thanks. Our moderators will take a look.' })
    expect(await forum.site.db.selectFrom('report').selectAll().execute()).toMatchObject([
      { postId: post.id, reporterId: forum.maya.id, reason: 'spam', note: 'Sells cars.', state: 'open', createdAt: NOON },
    ])
    expect(await hiddenAtOf(forum, post.id)).toBeNull()
  })

  it('by a trusted member hides a child’s details at once', async () => {
    const forum = await aForum()
    const post = await forum.aPost(await forum.aTopic())

    await report(forum, forum.maya, post.id, { reason: 'child-details' })

    expect(await hiddenAtOf(forum, post.id)).toBe(NOON)
    expect(await actsOf(forum)).toMatchObject([{ kind: 'hide-post', actorId: null, detail: '{"reason":"child-details"}' }])
    expect(await recountForum(forum.site)).toEqual([])
  })

  it('that is hidden for it says so to everyone, until a moderator has decided', async () => {
    const forum = await aForum()
    const topic = await forum.aTopic()
    const post = await forum.aPost(topic, { content: 'Lily goes to Oak Street school.' })
    const page = async () => (await forum.ask(`/forum/topics/${topic.id}/${topic.slug}`)).text()
    const hiddenBy = async (who: Forum['maya'] | null) => ((await (await forum.askAs(who, `/api/forum/topics/${topic.id}/posts`)).json()) as PostView[])[1]?.hiddenBy

    await report(forum, forum.maya, post.id, { reason: 'child-details' })
    expect([await hiddenBy(null), await hiddenBy(forum.omar), await hiddenBy(forum.ines)]).toEqual(['reports', 'reports', 'reports'])
    expect(await page()).toContain('Waiting for a moderator’s look.')

    await forum.sendAs(forum.ines, 'PUT', `/api/forum/reports/${post.id}/decision`, { decision: 'hide', version: 0 })
    expect(await hiddenBy(null)).toBe('moderator')
    expect(await page()).toContain('This post was hidden by a moderator.')
  })

  it('hides anything else at the third trusted member, and not again once staff disagree', async () => {
    const forum = await aForum()
    const post = await forum.aPost(await forum.aTopic())
    const [lea, tom] = [await forum.aMember('Lea'), await forum.aMember('Tom')]

    await report(forum, forum.maya, post.id, { reason: 'unkind' })
    await report(forum, lea, post.id, { reason: 'spam' })
    expect(await hiddenAtOf(forum, post.id)).toBeNull()
    await report(forum, tom, post.id, { reason: 'unkind' })
    expect(await hiddenAtOf(forum, post.id)).toBe(NOON)

    await forum.sendAs(forum.ines, 'DELETE', `/api/forum/posts/${post.id}/hidden`)
    await report(forum, await forum.aMember('Kim'), post.id, { reason: 'unkind' })
    expect(await hiddenAtOf(forum, post.id)).toBeNull()
    expect(await recountForum(forum.site)).toEqual([])
  })

  it.each([
    ['no reason', {}, { reason: ['Please choose a reason.'] }],
    ['a reason of its own', { reason: 'boring' }, { reason: ['Please choose a reason.'] }],
    ['"other" without a note', { reason: 'other', note: '  ' }, { note: [expect.any(String)] }],
    ['a note past 1,000 letters', { reason: 'spam', note: 'x'.repeat(1_001) }, { note: [expect.any(String)] }],
  ])('refuses %s', async (_, body, errors) => {
    const forum = await aForum()
    const post = await forum.aPost(await forum.aTopic())

    const answer = await report(forum, forum.maya, post.id, body)

    expect(answer.status).toBe(400)
    expect(await answer.json()).toMatchObject({ errors })
  })

  it.each(REPORT_REASONS.filter((reason) => reason !== 'other'))('takes the reason %s without a note', async (reason) => {
    const forum = await aForum()
    const post = await forum.aPost(await forum.aTopic())

    expect((await report(forum, forum.maya, post.id, { reason })).status).toBe(201)
  })

  it('counts once per post and member, never one’s own, and ten a day', async () => {
    const forum = await aForum({ limitFactor: 1 })
    const topic = await forum.aTopic({ by: forum.omar, posts: 11 })
    const [first] = topic.posts
    const send = async (n: number) => (await report(forum, forum.maya, topic.posts[n]?.id ?? 0, { reason: 'spam' })).status

    for (let n = 0; n < 10; n += 1) expect(await send(n)).toBe(201)
    expect(await send(0)).toBe(409)
    expect(await send(10)).toBe(429)
    expect((await report(forum, forum.omar, first?.id ?? 0, { reason: 'spam' })).status).toBe(403)
  })
})

describe('what the site forgets', () => {
  it('the text of a removed post after a day, with its history', async () => {
    const forum = await aForum()
    const topic = await forum.aTopic()
    const post = await forum.aPost(topic, { content: 'My number is 555 0100.' })
    forum.clock.pass(DAY_MS)
    await forum.sendAs(forum.omar, 'PATCH', `/api/forum/posts/${post.id}`, { content: 'My number is on my card.' })
    await forum.sendAs(forum.omar, 'DELETE', `/api/forum/posts/${post.id}`)

    expect(await eraseRemovedTexts(forum.site)).toBe(0)
    forum.clock.pass(DAY_MS + 1)
    expect(await eraseRemovedTexts(forum.site)).toBe(1)

    expect(await forum.site.db.selectFrom('post').select(['number', 'content']).orderBy('number').execute()).toMatchObject([
      { number: 1, content: 'Post 1.' },
      { number: 2, content: '' },
    ])
    expect(await forum.site.db.selectFrom('postEdit').selectAll().execute()).toEqual([])
    expect(await recountForum(forum.site)).toEqual([])
  })

  it('the keys of sendings after a day, not before', async () => {
    const forum = await aForum()
    const topic = await forum.aTopic()
    const key = { 'idempotency-key': 'a-key' }
    await forum.sendAs(forum.omar, 'POST', `/api/forum/topics/${topic.id}/posts`, { content: 'Hello' }, key)
    const keys = async () => (await forum.site.db.selectFrom('idempotencyKey').selectAll().execute()).length

    forum.clock.pass(DAY_MS)
    await sweepIdempotencyKeys(forum.site)
    expect(await keys()).toBe(1)
    forum.clock.pass(1)
    await sweepIdempotencyKeys(forum.site)
    expect(await keys()).toBe(0)
  })
})
