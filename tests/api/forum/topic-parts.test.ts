import { describe, expect, it } from 'vitest'
import { listLog } from '../../../src/domain/office/log/list-log.ts'
import { recountForum } from '../../../src/domain/forum/writing/recount.ts'
import type { NotificationView, PostView, TopicView } from '../../../src/shared/forum/forum.ts'
import { MINUTE_MS } from '../../../src/shared/time/instant.ts'
import { aForum, as, type MemberRow } from '../../support/a-forum.ts'
import { outboxEmails } from '../../support/emails/outbox.ts'

type Forum = Awaited<ReturnType<typeof aTwoTopics>>

/** Two topics about the same thing, by Maya and by Omar, with a reply to each: the older one is Maya's. */
async function aTwoTopics() {
  const forum = await aForum()
  const older = await forum.aTopic({ by: forum.maya, title: 'Nap times' })
  forum.clock.pass(MINUTE_MS)
  const newer = await forum.aTopic({ by: forum.omar, title: 'When do they nap' })
  forum.clock.pass(MINUTE_MS)
  const first = await replyIn(forum, forum.omar, older.id, 'At noon, in the blue room.')
  forum.clock.pass(MINUTE_MS)
  const second = await replyIn(forum, forum.maya, newer.id, 'Never on Sundays.')
  return { ...forum, older, newer, first, second }
}

async function replyIn(forum: Pick<Forum, 'sendAs'>, who: MemberRow, topicId: number, content: string, replyToId?: number): Promise<PostView> {
  const answer = await forum.sendAs(who, 'POST', `/api/forum/topics/${topicId}/posts`, { content, replyToId })
  expect(answer.status, await answer.clone().text()).toBe(201)
  return (await answer.json()) as PostView
}

const merge = (forum: Forum, id: number, into: number, reason = 'The same question.') => forum.sendAs(forum.ines, 'POST', `/api/forum/topics/${id}/merge`, { into, reason })
const split = (forum: Forum, id: number, posts: number[], more: object = {}) =>
  forum.sendAs(forum.ines, 'POST', `/api/forum/topics/${id}/split`, { posts, title: 'The blue room', categoryId: forum.category.id, reason: 'Another question.', ...more })
const topicIn = async (answer: Response) => ((await answer.json()) as { topic: TopicView }).topic
const postsOf = async (forum: Forum, id: number) => (await (await forum.askAs(null, `/api/forum/topics/${id}/posts`)).json()) as PostView[]
const textsOf = async (forum: Forum, id: number) => (await postsOf(forum, id)).map(({ number, content }) => `${number} ${content}`)
const newsOf = async (forum: Forum, who: MemberRow) =>
  ((await (await forum.askAs(who, '/api/forum/notifications')).json()) as { notifications: NotificationView[] }).notifications
    .filter(({ kind }) => kind === 'topic-merged' || kind === 'posts-moved')
    .map(({ kind, note, topic, post }) => ({ kind, note, title: topic.title, excerpt: post.excerpt }))
const openingText = async (forum: Forum, id: number) => (await postsOf(forum, id))[0]?.content ?? ''

describe('a topic that’s merged into another', () => {
  it('has its posts there, in the order in which they were written, below that one’s opening post', async () => {
    const forum = await aTwoTopics()
    const [openingOfOlder, openingOfNewer] = [await openingText(forum, forum.older.id), await openingText(forum, forum.newer.id)]

    const answer = await merge(forum, forum.older.id, forum.newer.id)

    expect(await topicIn(answer)).toMatchObject({ id: forum.newer.id, title: 'When do they nap', postCount: 4 })
    expect(await textsOf(forum, forum.newer.id)).toEqual([`1 ${openingOfNewer}`, `2 ${openingOfOlder}`, '3 At noon, in the blue room.', '4 Never on Sundays.'])
    expect(await recountForum(forum.site)).toEqual([])
  })

  it('leads there by its old address, by links to its posts, and in the API', async () => {
    const forum = await aTwoTopics()
    const { id, slug } = forum.older
    await merge(forum, id, forum.newer.id)

    const page = await forum.ask(`/forum/topics/${id}/${slug}?page=2`)
    expect([page.status, page.headers.get('location')]).toEqual([301, `/forum/topics/${forum.newer.id}/${forum.newer.slug}`])
    const named = await forum.ask(`/forum/topics/${id}/${slug}?post=${forum.first.id}`)
    expect(named.headers.get('location')).toBe(`/forum/topics/${forum.newer.id}/${forum.newer.slug}#post-${forum.first.id}`)
    expect(await topicIn(await forum.askAs(null, `/api/forum/topics/${id}`))).toMatchObject({ id: forum.newer.id })
    expect(await textsOf(forum, id)).toHaveLength(4)
  })

  it('leads on when that one is merged, too, and a merge done twice changes nothing', async () => {
    const forum = await aTwoTopics()
    const third = await forum.aTopic({ by: forum.maya, title: 'Everything about naps' })
    await merge(forum, forum.older.id, forum.newer.id)
    await merge(forum, forum.newer.id, third.id)

    expect(await topicIn(await merge(forum, forum.older.id, third.id))).toMatchObject({ id: third.id, postCount: 5 })
    expect(await topicIn(await forum.askAs(null, `/api/forum/topics/${forum.older.id}`))).toMatchObject({ id: third.id })
    expect((await listLog(forum.site, as(forum.rosa), {})).entries).toHaveLength(2)
  })

  it('takes a reply that was being written in the meantime', async () => {
    const forum = await aTwoTopics()
    await merge(forum, forum.older.id, forum.newer.id)

    expect(await replyIn(forum, forum.omar, forum.older.id, 'I was still typing.', forum.first.id)).toMatchObject({ topicId: forum.newer.id, number: 5, replyTo: { number: 3 } })
  })

  it('is moderated by its old id, where its posts are now', async () => {
    const forum = await aTwoTopics()
    await merge(forum, forum.older.id, forum.newer.id)
    const old = `/api/forum/topics/${forum.older.id}`

    const answers = [
      await forum.sendAs(forum.ines, 'PUT', `${old}/lock`, { reason: 'To cool down.' }),
      await forum.sendAs(forum.ines, 'PUT', `${old}/slow-mode`, { minutes: 5, reason: 'To cool down.' }),
      await forum.sendAs(forum.ines, 'PUT', `${old}/pin`),
    ]

    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(await topicIn(await forum.askAs(null, old))).toMatchObject({ id: forum.newer.id, isLocked: true, slowMinutes: 5, isPinned: true })
  })

  it('takes its bookmarks and notifications along, and one of each for a member who has both', async () => {
    const forum = await aTwoTopics()
    for (const id of [forum.older.id, forum.newer.id]) await forum.sendAs(forum.maya, 'PUT', `/api/forum/topics/${id}/bookmark`)
    await forum.sendAs(forum.omar, 'PUT', `/api/forum/topics/${forum.older.id}/bookmark`)
    await forum.sendAs(forum.omar, 'PUT', `/api/forum/posts/${forum.first.id}/bookmark`)

    await merge(forum, forum.older.id, forum.newer.id)

    const bookmarksOf = async (who: MemberRow) =>
      ((await (await forum.askAs(who, '/api/forum/bookmarks')).json()) as { bookmarks: { topic: { id: number } }[] }).bookmarks.map(({ topic }) => topic.id)
    expect(await bookmarksOf(forum.maya)).toEqual([forum.newer.id])
    expect(await bookmarksOf(forum.omar)).toEqual([forum.newer.id, forum.newer.id])
    const { notifications } = (await (await forum.askAs(forum.maya, '/api/forum/notifications')).json()) as { notifications: NotificationView[] }
    expect(new Set(notifications.map(({ topic }) => topic.id))).toEqual(new Set([forum.newer.id]))
  })

  it('leaves no notice that says of the other topic what was done to it', async () => {
    const forum = await aTwoTopics()
    await forum.sendAs(forum.ines, 'PUT', `/api/forum/topics/${forum.older.id}/lock`, { reason: 'To cool down.' })
    await merge(forum, forum.older.id, forum.newer.id)

    const { notifications } = (await (await forum.askAs(forum.maya, '/api/forum/notifications')).json()) as { notifications: NotificationView[] }
    expect(notifications.map(({ kind }) => kind)).toContain('topic-merged')
    expect(notifications.map(({ kind }) => kind)).not.toContain('topic-locked')
  })

  it('is found by its words, and no longer by its title', async () => {
    const forum = await aTwoTopics()
    await merge(forum, forum.older.id, forum.newer.id)

    const hits = async (q: string) => ((await (await forum.askAs(forum.maya, `/api/forum/search?q=${encodeURIComponent(q)}`)).json()) as { hits: { topic: { title: string } }[] }).hits.map(({ topic }) => topic.title)
    expect(await hits('blue room')).toEqual(['When do they nap'])
    expect(await hits('nap times')).toEqual([])
  })

  it('tells its author by email and on the site, and the others on the site, with the reason', async () => {
    const forum = await aTwoTopics()
    const opening = await openingText(forum, forum.older.id)

    await merge(forum, forum.older.id, forum.newer.id)

    expect(await newsOf(forum, forum.maya)).toEqual([{ kind: 'topic-merged', note: 'The same question.', title: 'When do they nap', excerpt: opening }])
    expect(await newsOf(forum, forum.omar)).toEqual([{ kind: 'posts-moved', note: 'The same question.', title: 'When do they nap', excerpt: 'At noon, in the blue room.' }])
    const emails = await outboxEmails(forum.site, 'topic-changed')
    expect(emails.map(({ recipient }) => recipient)).toEqual(['maya@example.com'])
    expect(emails[0]?.text.replaceAll(/\s+/g, ' ')).toMatch(/made your topic part of “When do they nap”.*The same question\./)
    expect(emails[0]?.link).toContain(`/forum/topics/${forum.newer.id}/`)
  })

  it('is in the log with its old title and the reason', async () => {
    const forum = await aTwoTopics()
    await merge(forum, forum.older.id, forum.newer.id)

    const { entries } = await listLog(forum.site, as(forum.rosa), {})
    expect(entries[0]).toMatchObject({ by: 'Ines', text: 'merged another topic into the topic “When do they nap”', detail: 'was “Nap times”, 2 posts. Reason: The same question.' })
  })

  it('isn’t merged into itself, into nothing, or without a reason', async () => {
    const forum = await aTwoTopics()
    const errorsOf = async (answer: Response) => [answer.status, Object.keys(((await answer.json()) as { errors: object }).errors)]

    expect(await errorsOf(await merge(forum, forum.older.id, forum.older.id))).toEqual([400, ['into']])
    expect(await errorsOf(await merge(forum, forum.older.id, 999))).toEqual([400, ['into']])
    expect(await errorsOf(await merge(forum, forum.older.id, 0, ''))).toEqual([400, ['into', 'reason']])
  })

  it('isn’t merged into a visible one while it’s hidden', async () => {
    const forum = await aTwoTopics()
    await forum.sendAs(forum.ines, 'PUT', `/api/forum/topics/${forum.older.id}/hidden`)

    expect((await merge(forum, forum.older.id, forum.newer.id)).status).toBe(409)
    expect((await merge(forum, forum.newer.id, forum.older.id)).status).toBe(200)
    expect((await forum.askAs(null, `/api/forum/posts/${forum.second.id}`)).status).toBe(404)
    expect(await recountForum(forum.site)).toEqual([])
  })

  it('loses no post that’s written at the same time', async () => {
    const forum = await aTwoTopics()

    const [merged, ...replies] = await Promise.all([
      merge(forum, forum.older.id, forum.newer.id),
      ...['one', 'two', 'three'].map((word) => replyIn(forum, forum.omar, forum.older.id, `Number ${word}.`)),
      ...['four', 'five'].map((word) => replyIn(forum, forum.maya, forum.newer.id, `Number ${word}.`)),
    ])

    expect(merged.status).toBe(200)
    expect(replies).toHaveLength(5)
    const numbers = (await postsOf(forum, forum.newer.id)).map(({ number }) => number)
    expect(numbers).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9])
    expect(await recountForum(forum.site)).toEqual([])
  })
})

describe('posts that are split off', () => {
  it('are a topic of their own, by the author of the first, and the others close up', async () => {
    const forum = await aTwoTopics()
    const last = await replyIn(forum, forum.maya, forum.older.id, 'Mine don’t nap.')

    const answer = await split(forum, forum.older.id, [forum.first.id])

    expect(answer.status).toBe(201)
    const topic = await topicIn(answer)
    expect(topic).toMatchObject({ title: 'The blue room', postCount: 1, user: { username: 'Omar' }, createdAt: forum.first.createdAt })
    expect(await textsOf(forum, topic.id)).toEqual(['1 At noon, in the blue room.'])
    expect((await postsOf(forum, forum.older.id)).map(({ id, number }) => [id, number]).at(-1)).toEqual([last.id, 2])
    expect(await recountForum(forum.site)).toEqual([])
  })

  it('are split off once, however often that’s sent, and anyone else is refused', async () => {
    const forum = await aTwoTopics()
    const last = await replyIn(forum, forum.maya, forum.older.id, 'Mine don’t nap.')
    const send = (more: object = {}) => split(forum, forum.older.id, [forum.first.id, last.id], more)

    const answers = await Promise.all([send(), send(), send()])

    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201])
    expect(new Set((await Promise.all(answers.map(topicIn))).map(({ id }) => id)).size).toBe(1)
    expect((await send({ title: 'Another title' })).status).toBe(400)
    const other = { posts: [forum.first.id], title: 'The blue room', categoryId: forum.category.id, reason: 'Another question.' }
    expect((await forum.sendAs(forum.rosa, 'POST', `/api/forum/topics/${forum.older.id}/split`, other)).status).toBe(400)
    expect((await listLog(forum.site, as(forum.rosa), {})).entries).toHaveLength(1)
  })

  it('can be one post and everything after it', async () => {
    const forum = await aTwoTopics()
    await replyIn(forum, forum.maya, forum.older.id, 'Mine don’t nap.')

    const topic = await topicIn(await split(forum, forum.older.id, [forum.first.id], { andAfter: true }))

    expect(await textsOf(forum, topic.id)).toEqual(['1 At noon, in the blue room.', '2 Mine don’t nap.'])
    expect(await postsOf(forum, forum.older.id)).toHaveLength(1)
  })

  it('are found by old links, by the new title, and in the list of topics', async () => {
    const forum = await aTwoTopics()
    const topic = await topicIn(await split(forum, forum.older.id, [forum.first.id]))

    const named = await forum.ask(`/forum/topics/${forum.older.id}/${forum.older.slug}?post=${forum.first.id}`)
    expect(named.headers.get('location')).toBe(`/forum/topics/${topic.id}/the-blue-room#post-${forum.first.id}`)
    const { hits } = (await (await forum.askAs(forum.maya, '/api/forum/search?q=blue')).json()) as { hits: { topic: { title: string } }[] }
    expect(hits.map((hit) => hit.topic.title)).toEqual(['The blue room'])
    expect(await (await forum.askAs(null, '/api/forum/categories/parenting-tips/topics')).text()).toContain('The blue room')
  })

  it('no longer answer a post of the other topic, and their quotes of it follow its edits', async () => {
    const forum = await aTwoTopics()
    const quote = await replyIn(forum, forum.maya, forum.older.id, '> At noon, in the blue room.\n\nReally?', forum.first.id)
    const topic = await topicIn(await split(forum, forum.older.id, [quote.id]))

    await forum.sendAs(forum.maya, 'PATCH', `/api/forum/posts/${quote.id}`, { content: '> At noon, in the blue room.\n\nReally, though?' })
    await forum.sendAs(forum.omar, 'PATCH', `/api/forum/posts/${forum.first.id}`, { content: 'At noon.', removesDetails: true })

    const [moved] = await postsOf(forum, topic.id)
    expect(moved?.replyTo).toBeNull()
    expect(moved?.content).not.toContain('blue room')
    expect(await textsOf(forum, forum.older.id)).toContain('2 At noon.')
  })

  it.each(['edited', 'hidden', 'removed', 'in a hidden topic'])('don’t quote a post of the other topic anymore once that’s %s, on a cached page either', async (what) => {
    const forum = await aTwoTopics()
    const quote = await replyIn(forum, forum.maya, forum.older.id, '> At noon, in the blue room.\n\nReally?', forum.first.id)
    const topic = await topicIn(await split(forum, forum.older.id, [quote.id], { title: 'Doubts' }))
    const page = async () => (await forum.ask(`/forum/topics/${topic.id}/${topic.slug}`)).text()
    expect(await page()).toContain('in the blue room')

    const source = `/api/forum/posts/${forum.first.id}`
    if (what === 'edited') await forum.sendAs(forum.omar, 'PATCH', source, { content: 'At noon.' })
    else if (what === 'removed') await forum.sendAs(forum.omar, 'DELETE', source)
    else await forum.sendAs(forum.ines, 'PUT', what === 'hidden' ? `${source}/hidden` : `/api/forum/topics/${forum.older.id}/hidden`)

    expect(await page()).not.toContain('in the blue room')
  })

  it('tell their authors by email and on the site, with the reason', async () => {
    const forum = await aTwoTopics()

    await split(forum, forum.older.id, [forum.first.id])

    expect(await newsOf(forum, forum.omar)).toEqual([{ kind: 'posts-moved', note: 'Another question.', title: 'The blue room', excerpt: 'At noon, in the blue room.' }])
    const emails = await outboxEmails(forum.site, 'topic-changed')
    expect(emails.map(({ recipient }) => recipient)).toEqual(['omar@example.com'])
    expect(emails[0]?.text.replaceAll(/\s+/g, ' ')).toMatch(/moved a post of yours to the topic “The blue room”.*Another question\./)
    const { entries } = await listLog(forum.site, as(forum.rosa), {})
    expect(entries[0]).toMatchObject({ by: 'Ines', detail: '1 post. Reason: Another question.' })
  })

  it('can be merged back', async () => {
    const forum = await aTwoTopics()
    const before = await textsOf(forum, forum.older.id)
    const topic = await topicIn(await split(forum, forum.older.id, [forum.first.id]))

    await merge(forum, topic.id, forum.older.id)

    expect(await textsOf(forum, forum.older.id)).toEqual(before)
    expect(await recountForum(forum.site)).toEqual([])
  })

  it('are refused when they’re the opening post, in another topic, or hidden, and nothing moves', async () => {
    const forum = await aTwoTopics()
    const [opening] = await postsOf(forum, forum.older.id)
    await forum.sendAs(forum.ines, 'PUT', `/api/forum/posts/${forum.first.id}/hidden`)

    for (const posts of [[opening?.id ?? 0], [forum.second.id], [forum.first.id], [], [forum.first.id, 999]]) {
      const answer = await split(forum, forum.older.id, posts)
      expect([answer.status, Object.keys(((await answer.json()) as { errors: object }).errors)]).toEqual([400, ['posts']])
    }
    expect(await postsOf(forum, forum.older.id)).toHaveLength(2)
  })
})
