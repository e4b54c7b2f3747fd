import { describe, expect, it } from 'vitest'
import { aForum, type MemberRow } from '../../support/a-forum.ts'
import { outboxEmails } from '../../support/emails/outbox.ts'
import { registered } from '../../support/members.ts'

/** A name that Maya took out of her posts, and that staff quote in whatever they type. */
const NAME = 'Wilhelmina'
const WRITTEN = `My daughter ${NAME} naps at one.`
const TAKEN_OUT = 'My daughter naps at one.'

/**
 * Maya's topic and reply, with Omar's answer, after everything that staff do with a reason. Each names her daughter, and
 * so does a report and its note. Then she has taken the name out of both of her posts.
 */
async function aNameInReasons() {
  const forum = await aForum({ limitFactor: 1_000_000 })
  const { maya, omar, ines, rosa, category, sendAs } = forum
  const play = await forum.aCategory({ name: 'Play', slug: 'play' })
  const topic = await forum.aTopic({ by: maya, title: 'Nap times', posts: [{ content: WRITTEN }, { by: omar, content: 'Ours, too.' }, { by: maya, content: WRITTEN }, { by: maya, content: 'Something else.' }, { by: maya, content: 'And one more.' }] })
  const merged = await forum.aTopic({ by: maya, title: 'Naps again', posts: [{ content: 'The same question again.' }, { by: omar }] })
  const [opening = 0, , reply = 0, split = 0, deleted = 0] = topic.posts.map(({ id }) => id)
  const reason = (act: string) => `${act}: it names ${NAME}.`
  const inTopic = `/api/forum/topics/${topic.id}`
  const acts: [MemberRow, string, string, object][] = [
    [omar, 'POST', `/api/forum/posts/${reply}/reports`, { reason: 'other', note: reason('report') }],
    [ines, 'POST', `/api/forum/reports/${reply}/notes`, { note: reason('note') }],
    [ines, 'POST', `/api/forum/posts/${reply}/warnings`, { words: reason('warning') }],
    [ines, 'PUT', `/api/forum/posts/${reply}/hidden`, { reason: reason('hide-post') }],
    [ines, 'DELETE', `/api/forum/posts/${reply}/hidden`, {}],
    [rosa, 'PATCH', `/api/forum/posts/${reply}`, { content: `${WRITTEN} Edited.`, reason: reason('edit-post') }],
    [ines, 'PATCH', inTopic, { title: 'Nap times in town', reason: reason('rename') }],
    [ines, 'PATCH', inTopic, { categoryId: play.id, reason: reason('move') }],
    [ines, 'PUT', `${inTopic}/slow-mode`, { minutes: 5, reason: reason('slow') }],
    [ines, 'PUT', `${inTopic}/lock`, { hours: 24, reason: reason('lock') }],
    [ines, 'PUT', `${inTopic}/hidden`, { reason: reason('hide-topic') }],
    [ines, 'DELETE', `${inTopic}/hidden`, {}],
    [ines, 'POST', `${inTopic}/split`, { posts: [split], title: 'Something else', categoryId: category.id, reason: reason('split') }],
    [ines, 'POST', `/api/forum/topics/${merged.id}/merge`, { into: topic.id, reason: reason('merge') }],
    [rosa, 'DELETE', `/api/forum/posts/${deleted}`, { reason: reason('delete') }],
    [maya, 'PATCH', `/api/forum/posts/${opening}`, { content: TAKEN_OUT, removesDetails: true }],
    [maya, 'PATCH', `/api/forum/posts/${reply}`, { content: TAKEN_OUT, removesDetails: true }],
    [ines, 'PUT', '/api/forum/members/Maya/silence', { days: 1, reason: reason('silence') }],
    [rosa, 'PUT', `/api/office/members/${maya.id}/suspension`, { days: 3, reason: reason('suspension') }],
  ]
  for (const [who, method, path, body] of acts) {
    const answer = await sendAs(who, method, path, body)
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`)
  }
  const topics = [topic.id, merged.id]
  const calls = [
    ...topics.flatMap((id) => [`/topics/${id}`, `/topics/${id}/posts`]),
    ...topic.posts.flatMap(({ id }) => [`/posts/${id}`, `/posts/${id}/place`, `/posts/${id}/edits`, `/reports/${id}`]),
    ...['/topics/latest', '/topics/popular', '/categories?latest=3', '/search?q=nap', '/notifications', '/notifications?group=topic', '/bookmarks', '/profile/export', '/auth/me', '/reports', '/reports/waiting', '/newcomers'],
    ...['Maya', 'Omar'].flatMap((name) => [`/members/${name}`, `/members/${name}/topics`, `/members/${name}/posts`, `/members/${name}/moderation`]),
  ].map((path) => `/api/forum${path}`)
  return { ...forum, topic, topics, reply, calls: [...calls, '/api/office/log', `/api/office/members/${maya.id}`] }
}

type Named = Awaited<ReturnType<typeof aNameInReasons>>

/** The calls whose answer shows someone the name. */
async function readBy({ askAs, calls }: Named, reader: MemberRow | null): Promise<string[]> {
  const answers = await Promise.all(calls.map(async (call) => ({ call, text: await (await askAs(reader, call)).text() })))
  return answers.filter(({ text }) => text.includes(NAME)).map(({ call }) => call)
}

describe('a reason that names a child whose details were taken out of a post', () => {
  it('is read by no visitor, on no page, and in no feed', async () => {
    const named = await aNameInReasons()
    const pages = [...named.topics.map((id) => `/forum/topics/${id}`), '/forum', '/forum/latest', '/forum/popular', '/forum/categories/play', '/forum/members/Maya', '/forum/members/Omar', '/forum/search?q=nap', '/search?q=nap', '/sitemap.xml']
    const { headers } = await registered(named, 'nora')

    expect(await readBy(named, null)).toEqual([])
    for (const page of pages) {
      for (const asking of [{}, { headers }]) {
        const answer = await named.ask(page, asking)
        const shown = await named.ask(answer.headers.get('location')?.replace(named.site.url.origin, '') ?? page, asking)
        expect([shown.status, (await shown.text()).includes(NAME)], page).toEqual([200, false])
      }
    }
  })

  it('is read by no other member; who reported it reads only their own words', async () => {
    const named = await aNameInReasons()
    const noor = await named.aMember('Noor')

    expect(await readBy(named, noor)).toEqual([])
    expect(await readBy(named, named.omar)).toEqual(['/api/forum/profile/export'])
    const exported = (await (await named.askAs(named.omar, '/api/forum/profile/export')).json()) as { forum: { reports: { note: string }[] } }
    expect(JSON.stringify(exported).split(NAME)).toHaveLength(2)
    const emails = (await outboxEmails(named.site)).filter((email) => JSON.stringify(email).includes(NAME))
    expect(new Set(emails.map(({ recipient }) => recipient))).toEqual(new Set(['maya@example.com']))
  })

  it('is read by its member in notices, and by staff in the log; the posts and their history don’t say it to anyone', async () => {
    const named = await aNameInReasons()

    const [maya, ines, rosa] = [await readBy(named, named.maya), await readBy(named, named.ines), await readBy(named, named.rosa)]

    expect(maya).toEqual(expect.arrayContaining(['/api/forum/notifications', '/api/forum/profile/export']))
    expect(ines).toEqual(expect.arrayContaining([`/api/forum/reports/${named.reply}`]))
    expect(rosa).toEqual(expect.arrayContaining(['/api/office/log', `/api/office/members/${named.maya.id}`]))
    for (const read of [maya, ines, rosa]) expect(read.filter((call) => /\/(?:topics|posts|search|categories)(?:\/|\?|$)/.test(call))).toEqual([])
  })
})
