import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { up } from '../../../src/db/migrations/0022-hidden-titles.ts'
import { recountForum } from '../../../src/domain/forum/writing/recount.ts'
import { REMOVED_TITLE, WAITING_TITLE } from '../../../src/shared/forum/forum-words.ts'
import { aForum, type MemberRow } from '../../support/a-forum.ts'
import { registered } from '../../support/members.ts'

type Forum = Awaited<ReturnType<typeof aForum>>

/** A word that stands in the title alone. */
const NAME = 'Wilhelmina'

/** A topic by Maya with a child's name in its title, a reply by Omar, and Omar's bookmark; reports have hidden its opening post. */
async function aHiddenTitle() {
  const forum = await aForum()
  const topic = await forum.aTopic({ by: forum.maya, title: `${NAME} goes to school`, posts: [{ content: 'At the corner of our street.' }, { by: forum.omar, content: 'Which playground do you mean?' }] })
  const postId = topic.posts[0]?.id ?? 0
  await forum.sendAs(forum.omar, 'PUT', `/api/forum/topics/${topic.id}/bookmark`)
  await forum.sendAs(forum.maya, 'POST', `/api/forum/topics/${topic.id}/posts`, { content: 'I mean this one, @Omar.' })
  const zoe = await forum.aMember('Zoe')
  const reported = await forum.sendAs(zoe, 'POST', `/api/forum/posts/${postId}/reports`, { reason: 'child-details', note: '' })
  expect(reported.status).toBe(201)
  return { ...forum, topic, postId, zoe }
}

/** Everything that lists, names, searches, or links topics: what the API answers, and pages. */
const callsOf = (id: number) => [
  '/api/forum/topics/latest', '/api/forum/topics/popular', '/api/forum/categories?latest=3', `/api/forum/topics/${id}`, `/api/forum/topics/${id}/posts`,
  `/api/forum/search?q=${NAME}`, '/api/forum/search?q=playground', '/api/forum/notifications', '/api/forum/bookmarks', '/api/forum/profile/export',
]
const pagesOf = (id: number) => [
  `/forum/topics/${id}/topic`, '/forum', '/forum/latest', '/forum/popular', '/forum/search?q=playground', '/forum/notifications', '/forum/bookmarks', '/forum/members/Maya', '/sitemap.xml',
]

/** The places where someone still finds the name. The answer to a search repeats what was asked. */
async function placesWithName(forum: Forum, who: MemberRow | null, id: number): Promise<string[]> {
  const { headers } = who ? await registered(forum, `reader${(readers += 1)}`) : { headers: {} }
  const answers = [
    ...callsOf(id).map((place) => ({ place, answer: forum.askAs(who, place) })),
    ...(who && who.role !== 'member' ? [] : pagesOf(id).map((place) => ({ place, answer: forum.ask(place, { headers }) }))),
  ]
  const found: string[] = []
  for (const { place, answer } of answers) {
    const text = (await (await answer).text()).replaceAll(`q=${NAME}`, '')
    if (text.toLowerCase().includes(NAME.toLowerCase())) found.push(place)
  }
  return found
}
let readers = 0

describe('the title of an opening post that reports have hidden', () => {
  it('is in no list, page, search, feed, or notification for visitors and other members', async () => {
    const forum = await aHiddenTitle()

    expect(await placesWithName(forum, null, forum.topic.id)).toEqual([])
    expect(await placesWithName(forum, forum.omar, forum.topic.id)).toEqual([])
    expect(await (await forum.askAs(null, '/api/forum/topics/latest')).text()).toContain(WAITING_TITLE)
  })

  it('is gone from lists that were cached before the report', async () => {
    const forum = await aForum()
    const topic = await forum.aTopic({ by: forum.maya, title: `${NAME} goes to school` })
    expect(await placesWithName(forum, null, topic.id)).toContain('/forum/latest')

    await forum.sendAs(await forum.aMember('Zoe'), 'POST', `/api/forum/posts/${topic.posts[0]?.id ?? 0}/reports`, { reason: 'child-details', note: '' })

    expect(await placesWithName(forum, null, topic.id)).toEqual([])
  })

  it('can still be read by its author and moderators', async () => {
    const forum = await aHiddenTitle()

    for (const who of [forum.maya, forum.ines]) expect(await placesWithName(forum, who, forum.topic.id)).toContain(`/api/forum/topics/${forum.topic.id}`)
    expect(await placesWithName(forum, forum.maya, forum.topic.id)).toContain('/api/forum/notifications')
    expect(await (await forum.askAs(forum.ines, '/api/forum/reports')).text()).toContain(NAME)
  })

  it('is back everywhere once a moderator shows the post, with its counters right', async () => {
    const forum = await aHiddenTitle()

    await forum.sendAs(forum.ines, 'DELETE', `/api/forum/posts/${forum.postId}/hidden`)

    expect(await placesWithName(forum, null, forum.topic.id)).toEqual(expect.arrayContaining(['/api/forum/topics/latest', `/api/forum/search?q=${NAME}`, '/forum/latest']))
    expect(await recountForum(forum.site)).toEqual([])
  })

  it('stays hidden once a moderator agrees, and after the author renames the topic', async () => {
    const forum = await aHiddenTitle()
    await forum.sendAs(forum.maya, 'PATCH', `/api/forum/topics/${forum.topic.id}`, { title: `${NAME} again`, removesDetails: true })
    const { case: { version } } = (await (await forum.askAs(forum.ines, `/api/forum/reports/${forum.postId}`)).json()) as { case: { version: number } }
    const upheld = await forum.sendAs(forum.ines, 'PUT', `/api/forum/reports/${forum.postId}/decision`, { decision: 'uphold', version })

    expect(upheld.status).toBe(200)
    expect(await placesWithName(forum, null, forum.topic.id)).toEqual([])
    expect(await placesWithName(forum, forum.omar, forum.topic.id)).toEqual([])
  })

  it('is deleted once its author takes the text down, and nothing waits anymore', async () => {
    const forum = await aHiddenTitle()

    const taken = await forum.sendAs(forum.maya, 'DELETE', `/api/forum/posts/${forum.postId}`)

    expect(taken.status).toBe(200)
    for (const who of [null, forum.omar, forum.maya, forum.ines]) expect(await placesWithName(forum, who, forum.topic.id)).toEqual([])
    expect(await forum.site.db.selectFrom('topic').select(['title', 'hiddenTitle']).where('id', '=', forum.topic.id).executeTakeFirst()).toEqual({ title: REMOVED_TITLE, hiddenTitle: null })
  })

  it('is hidden, too, where reports had hidden the post before titles were', async () => {
    const forum = await aForum()
    const topic = await forum.aTopic({ by: forum.maya, title: `${NAME} goes to school` })
    await forum.site.db.updateTable('post').set({ hiddenAt: forum.clock.now() }).where('topicId', '=', topic.id).execute()
    await sql`alter table topic drop column hidden_title`.execute(forum.site.db)

    await forum.site.db.transaction().execute((trx) => up(trx as unknown as Parameters<typeof up>[0]))

    expect(await placesWithName(forum, null, topic.id)).toEqual([])
    await forum.sendAs(forum.ines, 'DELETE', `/api/forum/posts/${topic.posts[0]?.id ?? 0}/hidden`)
    expect(await placesWithName(forum, null, topic.id)).toContain(`/api/forum/search?q=${NAME}`)
  })
})
