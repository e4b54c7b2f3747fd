import { describe, expect, it } from 'vitest'
import { aForum } from '../../../../tests/support/a-forum.ts'
import { DAY_MS } from '../../../shared/time/instant.ts'
import { recountForum } from '../writing/recount.ts'
import { eraseChildAccount } from './erase-child-account.ts'
import { removeAllBy } from './remove-all-by.ts'
import { restoreAllBy } from './restore-all-by.ts'

type Forum = Awaited<ReturnType<typeof aForum>>
const shownTexts = async ({ askAs }: Forum, topicId: number) =>
  ((await (await askAs(null, `/api/forum/topics/${topicId}/posts`)).json()) as { content: string }[]).map(({ content }) => content)

/** Sam has written 60 posts, a topic, and about himself. */
async function aForumWithSpam() {
  const forum = await aForum()
  const sam = await forum.aMember('Sam')
  const spam = Array.from({ length: 60 }, (_, n) => ({ by: sam, content: `Buy cars ${n}` }))
  const topic = await forum.aTopic({ posts: [{ content: 'When do they nap?' }, ...spam, { by: forum.omar, content: 'At one.' }] })
  const own = await forum.aTopic({ by: sam, title: 'Cars for sale', posts: [{ content: 'Cheap cars.', likedBy: [forum.omar] }] })
  await forum.sendAs(sam, 'PUT', '/api/forum/profile', { about: 'I sell cars.' })
  await forum.sendAs(sam, 'POST', `/api/forum/topics/${topic.id}/posts`, { content: 'Cars, @Omar?' })
  return { forum, sam, topic, own, admin: forum.as(forum.rosa) }
}

describe('removing everything a spammer wrote', () => {
  it('takes posts, topics, words about oneself and notifications away; others stay', async () => {
    const { forum, sam, topic, own, admin } = await aForumWithSpam()

    expect(await removeAllBy(forum.site, admin, sam.id)).toBe(62)

    expect((await shownTexts(forum, topic.id)).filter(Boolean)).toEqual(['When do they nap?', 'At one.'])
    expect((await forum.askAs(null, `/api/forum/topics/${own.id}`)).status).toBe(410)
    expect(await (await forum.askAs(null, '/api/forum/members/Sam')).json()).toMatchObject({ member: { about: '', postCount: 0, topicCount: 0 } })
    expect(await (await forum.askAs(null, '/api/forum/search?q=cars')).json()).toEqual({ hits: [] })
    expect(await forum.site.db.selectFrom('notification').selectAll().execute()).toEqual([])
    expect(await recountForum(forum.site)).toEqual([])
    expect(await forum.site.db.selectFrom('officeAct').select(['actorId', 'kind', 'subject']).execute()).toEqual([
      { actorId: admin.id, kind: 'member.remove-all', subject: `member:${sam.id}` },
    ])
  })

  it('can be taken back for a day, but for what was removed before', async () => {
    const { forum, sam, topic, own, admin } = await aForumWithSpam()
    await forum.sendAs(sam, 'DELETE', `/api/forum/posts/${topic.posts[1]?.id}`)
    forum.clock.pass(1)
    await removeAllBy(forum.site, admin, sam.id)
    forum.clock.pass(DAY_MS)

    expect(await restoreAllBy(forum.site, admin, sam.id)).toBe(61)

    expect((await shownTexts(forum, topic.id)).slice(0, 3)).toEqual(['When do they nap?', '', 'Buy cars 1'])
    expect((await forum.askAs(null, `/api/forum/topics/${own.id}`)).status).toBe(200)
    expect(await recountForum(forum.site)).toEqual([])
    forum.clock.pass(1)
    await expect(restoreAllBy(forum.site, admin, sam.id)).rejects.toMatchObject({ code: 'not-found' })
  })

  it('is for admins, and not about themselves or each other', async () => {
    const { forum, sam } = await aForumWithSpam()
    const ruth = await forum.aMember('Ruth', { role: 'admin' })
    const { ines, rosa, omar, as, site } = forum

    for (const act of [removeAllBy, restoreAllBy, eraseChildAccount]) {
      for (const actor of [ines, omar, sam]) await expect(act(site, as(actor), sam.id)).rejects.toMatchObject({ code: 'not-found' })
      await expect(act(site, as(rosa), 99)).rejects.toMatchObject({ code: 'not-found' })
    }
    for (const act of [removeAllBy, eraseChildAccount]) {
      for (const id of [rosa.id, ruth.id]) await expect(act(site, as(rosa), id)).rejects.toMatchObject({ code: 'forbidden' })
    }
  })
})

describe('deleting the account of a child', () => {
  it('leaves no word it wrote, at once and for good', async () => {
    const { forum, sam, topic, admin } = await aForumWithSpam()
    await forum.sendAs(sam, 'PATCH', `/api/forum/posts/${topic.posts[1]?.id}`, { content: `Cars, ${'really, '.repeat(30)}` })

    await eraseChildAccount(forum.site, admin, sam.id)

    for (const table of ['post', 'postEdit', 'topic', 'postSearch', 'searchTerm', 'notification', 'member'] as const) {
      const rows = JSON.stringify(await forum.site.db.selectFrom(table).selectAll().execute())
      expect(rows).not.toMatch(/\bcars?\b|\bSam\b/i)
    }
    expect(await recountForum(forum.site)).toEqual([])
    await expect(restoreAllBy(forum.site, admin, sam.id)).rejects.toMatchObject({ code: 'not-found' })
  })
})
