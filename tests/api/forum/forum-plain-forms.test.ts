import { describe, expect, it } from 'vitest'
import { type aForum as makeForum, aForum } from '../../support/a-forum.ts'
import { OTHER_MEMBER } from '../../../src/shared/accounts/accounts-words.ts'
import { registered } from '../../support/members.ts'

type Forum = Awaited<ReturnType<typeof makeForum>>

async function aMembersForum() {
  const forum = await aForum()
  const { headers } = await registered(forum, 'nora')
  return { forum, headers }
}

/** The value of a hidden field in a page. */
const hidden = (html: string, name: string) => new RegExp(`name="${name}"[^>]* value="([^"]*)"`).exec(html)?.[1] ?? ''
const postsOf = async ({ site }: Forum, topicId: number) =>
  site.db.selectFrom('post').select(['id', 'number', 'content']).where('topicId', '=', topicId).orderBy('number').execute()

describe('without scripts a reply', () => {
  it('is posted by the page’s own form and leads to where it stands [R043 R140 R209]', async () => {
    const { forum, headers } = await aMembersForum()
    const { id, slug } = await forum.aTopic({ title: 'Nap times', posts: 20 })

    const answer = await forum.postForm(`/forum/topics/${id}/${slug}`, { form: 'reply', content: 'At one.' }, { headers })

    const last = (await postsOf(forum, id)).at(-1)
    expect(last).toMatchObject({ number: 21, content: 'At one.' })
    expect(answer.status).toBe(303)
    expect(answer.headers.get('location')).toBe(`/forum/topics/${id}/${slug}?page=2#post-${last?.id}`)
  })

  it('is posted once, however often the same page is sent, and twice from two pages', async () => {
    const { forum, headers } = await aMembersForum()
    const { id, slug } = await forum.aTopic()
    const page = `/forum/topics/${id}/${slug}`
    const keyIn = async () => hidden(await (await forum.ask(page, { headers })).text(), 'sendKey')
    const [key, other] = [await keyIn(), await keyIn()]

    for (const name of [key, key, other]) await forum.postForm(page, { form: 'reply', sendKey: name, content: 'At one.' }, { headers })

    expect(key).toMatch(/^[0-9a-f]{32}$/)
    expect(await postsOf(forum, id)).toHaveLength(3)
  })

  it('is not offered in a hidden topic to its author, who still sees it', async () => {
    const { forum, headers } = await aMembersForum()
    const opening = { categoryId: forum.category.id, title: 'Nap times', content: 'When does your child nap?' }
    const { topic } = (await (await forum.post('/api/forum/topics', opening, { headers })).json()) as { topic: { id: number } }
    const [first] = await postsOf(forum, topic.id)
    await forum.ask(`/api/forum/posts/${first?.id}`, { method: 'DELETE', headers })

    const html = await (await forum.ask(`/forum/topics/${topic.id}/topic`, { headers })).text()

    expect(html).toContain('This topic is hidden, so you can’t reply.')
    expect(html).not.toMatch(/<textarea|Be the first to reply/)
  })

  it('that is too short comes back with its words and what is wrong [R228 R230]', async () => {
    const { forum, headers } = await aMembersForum()
    const { id, slug } = await forum.aTopic()

    const answer = await forum.postForm(`/forum/topics/${id}/${slug}`, { form: 'reply', content: 'ok' }, { headers })

    expect(answer.status).toBe(400)
    const html = await answer.text()
    expect(html).toContain('Reply must be at least 3 characters.')
    expect(html).toMatch(/<textarea[^>]*name="content"[^>]*>ok<\/textarea>/)
  })

  it('to a topic that has another title in the meantime comes back with its words all the same', async () => {
    const { forum, headers } = await aMembersForum()
    const { id } = await forum.aTopic({ title: 'Nap times' })

    const answer = await forum.postForm(`/forum/topics/${id}/naps`, { form: 'reply', content: 'ok' }, { headers })

    expect(answer.status).toBe(400)
    expect(await answer.text()).toMatch(/<textarea[^>]*name="content"[^>]*>ok<\/textarea>/)
  })

  it('to a topic that was locked in the meantime comes back below the notice [R144 R206]', async () => {
    const { forum, headers } = await aMembersForum()
    const { id, slug } = await forum.aTopic({ lockedAt: forum.clock.now() })

    const answer = await forum.postForm(`/forum/topics/${id}/${slug}`, { form: 'reply', content: 'A long thought' }, { headers })

    expect(answer.status).toBe(403)
    const html = await answer.text()
    expect(html).toContain('This topic is locked. No new replies can be posted.')
    expect(html).toContain('>A long thought</textarea>')
    expect(await postsOf(forum, id)).toHaveLength(1)
  })

  it('after the session ended comes back with the ways in [R145 R146 R237]', async () => {
    const { forum } = await aMembersForum()
    const { id, slug } = await forum.aTopic()

    const answer = await forum.postForm(`/forum/topics/${id}/${slug}`, { form: 'reply', content: 'A long thought' })

    expect(answer.status).toBe(401)
    const html = await answer.text()
    expect(html).toContain('Please login or register to post replies.')
    expect(html).toContain('>A long thought</textarea>')
  })

  it('from a page of the member who was logged in before comes back with its words, and is not posted as the other', async () => {
    const { forum, headers } = await aMembersForum()
    const { id, slug } = await forum.aTopic()
    const page = `/forum/topics/${id}/${slug}`
    const shownMember = hidden(await (await forum.ask(page, { headers })).text(), 'shownMember')
    const { headers: othersHeaders } = await registered(forum, 'olga')
    const send = (sender: string) =>
      forum.postForm(page, { form: 'reply', content: 'A long thought', shownMember: sender }, { headers: othersHeaders })

    const refused = await send(shownMember)
    const html = await refused.text()
    const again = await send(hidden(html, 'shownMember'))

    expect(refused.status).toBe(403)
    expect(html).toContain(OTHER_MEMBER)
    expect(html).toContain('>A long thought</textarea>')
    expect(again.status).toBe(303)
    expect(await postsOf(forum, id)).toHaveLength(2)
  })

  it('with hidden fields that no page writes is answered, never by a 5xx', async () => {
    const { forum, headers } = await aMembersForum()
    const { id, slug } = await forum.aTopic()

    for (const [name, value] of [['sendKey', 'a\nb'], ['sendKey', 'é…'], ['shownMember', 'a\nb'], ['shownMember', '…']] as const) {
      const answer = await forum.postForm(`/forum/topics/${id}/${slug}`, { form: 'reply', content: 'At one.', [name]: value }, { headers })
      expect(answer.status).toBeLessThan(500)
    }
  })

  it('to a topic that does not exist is answered by the page that says so', async () => {
    const { forum, headers } = await aMembersForum()

    const answer = await forum.postForm('/forum/topics/999999/gone', { form: 'reply', content: 'At one.' }, { headers })

    expect([answer.status, await answer.text()]).toEqual([404, expect.stringContaining('Topic Not Found')])
  })

  it.each(['/forum/latest', '/', '/forum/topics'])('is refused by %s, which has no form for it', async (page) => {
    const { forum, headers } = await aMembersForum()

    const answer = await forum.postForm(page, { form: 'reply', content: 'At one.' }, { headers })

    expect([answer.status, await answer.text()]).toEqual([400, expect.stringContaining('There’s no such form on this page.')])
  })
})

describe('without scripts a topic', () => {
  it('is opened by the page’s own form [R035 R209]', async () => {
    const { forum, headers } = await aMembersForum()
    const values = { form: 'new-topic', categoryId: String(forum.category.id), title: 'Nap times', content: 'When does yours nap?' }

    const answer = await forum.postForm('/forum/new-topic', values, { headers })

    expect(answer.status).toBe(303)
    expect(answer.headers.get('location')).toMatch(/^\/forum\/topics\/\d+\/nap-times$/)
  })

  it('comes back whole, with everything that is missing [R279]', async () => {
    const { forum, headers } = await aMembersForum()
    const values = { form: 'new-topic', categoryId: '', title: 'No', content: 'Kept <b>words' }

    const answer = await forum.postForm('/forum/new-topic?category=1', values, { headers })

    expect(answer.status).toBe(400)
    const html = await answer.text()
    expect(html).toContain('Please choose a category.')
    expect(html).toContain('Title must be at least 3 characters.')
    expect(html).toMatch(/<input[^>]*name="title"[^>]*value="No"/)
    expect(html).toContain('>Kept &lt;b&gt;words</textarea>')
  })
})

describe('the page for a new topic', () => {
  it('tells a suspended member how long and why, as a topic does, and has no form', async () => {
    const { forum, headers } = await aMembersForum()
    const read = async () => (await forum.ask('/forum/new-topic', { headers })).text()
    const before = await read()
    const suspension = { suspendedUntil: '2026-05-08T17:00:00.000Z', suspensionReason: 'Advertising.' } as const
    await forum.site.db.updateTable('member').set(suspension).where('username', '=', 'nora').execute()

    const page = await read()

    expect(before).toContain('aria-label="New topic"')
    expect(page).toMatch(/Your forum account is suspended.*Reason: Advertising\./s)
    expect(page).not.toContain('aria-label="New topic"')
  })

  it('keeps in its form what a suspended member has sent, and says why it was refused', async () => {
    const { forum, headers } = await aMembersForum()
    const suspension = { suspendedUntil: '2026-05-08T17:00:00.000Z', suspensionReason: 'Advertising.' } as const
    await forum.site.db.updateTable('member').set(suspension).where('username', '=', 'nora').execute()
    const values = { form: 'new-topic', categoryId: String(forum.category.id), title: 'Nap times', content: 'When does yours nap?' }

    const answer = await forum.postForm('/forum/new-topic', values, { headers })

    const page = await answer.text()
    expect([answer.status, page.includes('When does yours nap?'), page.includes('Advertising.')]).toEqual([403, true, true])
  })
})
