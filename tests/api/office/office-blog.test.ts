import { describe, expect, it } from 'vitest'
import type { BlogDraftView } from '../../../src/shared/blog/blog.ts'
import { after, DAY_MS, MINUTE_MS } from '../../../src/shared/time/instant.ts'
import { type OfficePosts, PRESENCE_LASTS_MS, type RevisionEntry } from '../../../src/shared/office/blog/office-blog.ts'
import { aForum, type MemberRow } from '../../support/a-forum.ts'

const BLOG = '/api/office/blog'
const TEXTS = { excerpt: 'When the park is off.', content: '<p>The box is the toy.</p>' }
const tab = (character: string) => character.repeat(32)

interface Answer {
  status: number
  body: { post: BlogDraftView; message: string; errors: Record<string, string[]>; link: string }
}

async function anOffice() {
  const forum = await aForum()
  const ruth = await forum.aMember('Ruth', { role: 'admin' })
  const call = async (method: string, path: string, body?: unknown, who: MemberRow = forum.rosa): Promise<Answer> => {
    const answer = await forum.sendAs(who, method, `${BLOG}${path}`, body)
    return { status: answer.status, body: answer.status === 204 ? undefined : await answer.json() } as Answer
  }
  const aDraft = async (title = 'Rainy day play', texts: object = TEXTS) => {
    const { body } = await call('POST', '', { title })
    return (await call('PATCH', `/${body.post.id}`, { version: body.post.version, ...texts })).body.post
  }
  const list = async (search = '') => (await (await forum.askAs(forum.rosa, `${BLOG}${search}`)).json()) as OfficePosts
  return { ...forum, ruth, call, aDraft, list }
}

describe('writing a post in the office', () => {
  it('saves, publishes, and shows readers the post, its page and the feed', async () => {
    const { call, aDraft, ask } = await anOffice()
    const { id, slug, version } = await aDraft()

    const published = await call('PUT', `/${id}/publication`, { version })

    expect(published.body.post).toMatchObject({ state: 'published', isPending: false })
    expect(await (await ask(`/blog/${slug}`)).text()).toContain('The box is the toy.')
    expect(await (await ask('/blog')).text()).toContain('Rainy day play')
    expect(await (await ask('/blog/feed.xml')).text()).toContain('The box is the toy.')
  })

  it('takes no control characters into a title, and knows no version that no column holds', async () => {
    const { call, aDraft } = await anOffice()
    const { id, version } = await aDraft()

    expect((await call('POST', '', { title: 'Rain\u0000y day' })).body.post.title).toBe('Rainy day')
    expect((await call('PUT', `/${id}/revision`, { revisionId: 99_999_999_999, version })).status).toBe(400)
    expect((await call('PATCH', `/${id}`, { version: 99_999_999_999, title: 'Rain' })).status).toBeLessThan(500)
  })

  it('names everything that is missing, and publishes nothing', async () => {
    const { call, aDraft } = await anOffice()
    const { id, version } = await aDraft('', { authorName: '' })

    const refused = await call('PUT', `/${id}/publication`, { version })

    expect(refused.status).toBe(400)
    expect(Object.keys(refused.body.errors).toSorted()).toEqual(['authorName', 'content', 'excerpt', 'title'])
    expect((await call('GET', `/${id}`)).body.post.state).toBe('draft')
  })

  it('lets a picture go without words only when it is said to decorate', async () => {
    const { call, aDraft } = await anOffice()
    const picture = (words: string) => `<p>a</p><img src="/illustrations/cover-rain.svg" ${words}>`
    const statusOf = async (words: string) => {
      const { id, version } = await aDraft('Rain', { ...TEXTS, content: picture(words) })
      return (await call('PUT', `/${id}/publication`, { version })).status
    }

    expect(await statusOf('')).toBe(400)
    expect(await statusOf('alt=""')).toBe(400)
    expect(await statusOf('alt="" role="presentation"')).toBe(200)
    expect(await statusOf('alt="Rain on a window"')).toBe(200)
  })

  it.each([
    ['a published post', 404, '/999'],
    ['a post with a strange id', 404, '/1e1'],
  ])('answers 404 for %s that does not exist', async (_, status, path) => {
    const { call } = await anOffice()

    expect((await call('GET', path)).status).toBe(status)
    expect((await call('PATCH', path, { version: 1 })).status).toBe(status)
    expect((await call('PUT', `${path}/presence`, { tab: tab('a') })).status).toBe(status)
    expect((await call('GET', `${path}/revisions/1`)).status).toBe(status)
  })
})

describe('two people at one post', () => {
  it('never overwrite each other: of saves at the same moment one wins, all others are told', async () => {
    const { call, aDraft, ruth, rosa } = await anOffice()
    const { id, version } = await aDraft()

    const saves = await Promise.all(
      Array.from({ length: 6 }, (_, n) => call('PATCH', `/${id}`, { version, title: `Text ${n}` }, n % 2 ? ruth : rosa)),
    )

    expect(saves.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409, 409])
    const winner = saves.find(({ status }) => status === 200)
    expect((await call('GET', `/${id}`)).body.post).toMatchObject({ title: winner?.body.post.title, version: version + 1 })
    expect(saves.find(({ status }) => status === 409)?.body.message).toContain('edited somewhere else')
  })

  it('are refused publishing, scheduling, taking back and restoring over what they have not seen', async () => {
    const { call, aDraft, rosa } = await anOffice()
    const { id, version } = await aDraft()
    const { revisions } = (await call('GET', `/${id}/revisions`)).body as unknown as { revisions: RevisionEntry[] }
    await call('PATCH', `/${id}`, { version, title: 'Newer' }, rosa)

    for (const [path, more] of Object.entries({
      publication: {},
      schedule: { date: '2030-11-24', time: '09:00' },
      draft: {},
      revision: { revisionId: revisions[0]?.id },
    })) {
      expect([path, (await call('PUT', `/${id}/${path}`, { version, ...more })).status]).toEqual([path, 409])
    }
  })

  it('find the text that was decided against among the earlier ones', async () => {
    const { call, aDraft, ruth } = await anOffice()
    const { id, version } = await aDraft()
    const theirs = (await call('PATCH', `/${id}`, { version, title: 'By Ruth' }, ruth)).body.post
    await call('PATCH', `/${id}`, { version: theirs.version, title: 'By Rosa', keepsBefore: true })

    const { revisions } = (await call('GET', `/${id}/revisions`)).body as unknown as { revisions: RevisionEntry[] }

    expect(revisions[0]?.title).toBe('By Ruth')
  })

  it('are told of each other while both are there, and a reloaded window is no second one', async () => {
    const { call, aDraft, ruth, clock } = await anOffice()
    const { id, version } = await aDraft()
    const stay = async (character: string, who?: MemberRow) => (await call('PUT', `/${id}/presence`, { tab: tab(character) }, who)).body

    expect(await stay('a')).toEqual({ version, others: [] })
    expect(await stay('a')).toEqual({ version, others: [] })
    expect(await stay('b', ruth)).toEqual({ version, others: [{ username: 'Rosa', isYou: false }] })
    expect(await stay('c')).toMatchObject({ others: [{ username: 'Rosa', isYou: true }, { username: 'Ruth', isYou: false }] })
    expect((await call('DELETE', `/${id}/presence/${tab('c')}`)).status).toBe(204)
    expect((await call('DELETE', `/${id}/presence/${tab('b')}`)).status).toBe(204) // not Rosa's to close
    expect(await stay('a')).toMatchObject({ others: [{ username: 'Ruth' }] })
    clock.pass(PRESENCE_LASTS_MS + 1)
    expect(await stay('a')).toEqual({ version, others: [] })
    expect((await call('PUT', `/${id}/presence`, { tab: 'x' })).status).toBe(400)
  })
})

describe('scheduling a post', () => {
  it.each([
    ['in winter', '2026-11-24', '09:00', '2026-11-24T15:00:00.000Z'],
    ['just before clocks go back', '2026-11-01', '00:59', '2026-11-01T05:59:00.000Z'],
    ['in the hour that comes twice', '2026-11-01', '01:30', '2026-11-01T06:30:00.000Z'],
    ['just after clocks went back', '2026-11-01', '02:00', '2026-11-01T08:00:00.000Z'],
    ['just before clocks go forward', '2027-03-14', '01:59', '2027-03-14T07:59:00.000Z'],
    ['just after clocks went forward', '2027-03-14', '03:00', '2027-03-14T08:00:00.000Z'],
  ])('takes Austin time: %s', async (_, date, time, publishedAt) => {
    const { call, aDraft, clock, ask } = await anOffice()
    const { id, slug, version } = await aDraft()

    const scheduled = await call('PUT', `/${id}/schedule`, { version, date, time })

    expect(scheduled.body.post).toMatchObject({ state: 'scheduled', publishedAt })
    clock.pass(Date.parse(publishedAt) - Date.parse(clock.now()) - 1)
    expect((await ask(`/api/blog/${slug}`)).status).toBe(404)
    clock.pass(1)
    expect((await ask(`/api/blog/${slug}`)).status).toBe(200)
  })

  it.each([
    ['the hour that is left out in spring', '2027-03-14', '02:30'],
    ['a day that does not exist', '2026-02-30', '09:00'],
    ['nothing', '', ''],
    ['a time that is over', '2020-01-01', '09:00'],
  ])('refuses %s', async (_, date, time) => {
    const { call, aDraft } = await anOffice()
    const { id, version } = await aDraft()

    const refused = await call('PUT', `/${id}/schedule`, { version, date, time })

    expect(refused).toMatchObject({ status: 400, body: { errors: { publishAt: [expect.any(String)] } } })
  })
})

describe('what a post said before', () => {
  it('is listed with who and when, read by itself, and put back, which can be undone', async () => {
    const { call, aDraft, clock } = await anOffice()
    const { id, version } = await aDraft('First title')
    clock.pass(6 * MINUTE_MS)
    const changed = (await call('PATCH', `/${id}`, { version, title: 'Second title' })).body.post
    const revisionsOf = async () => ((await call('GET', `/${id}/revisions`)).body as unknown as { revisions: RevisionEntry[] }).revisions

    const [newest, ...rest] = await revisionsOf()
    expect(newest).toEqual({ id: expect.any(Number), version, title: 'First title', createdAt: clock.now(), createdBy: 'Rosa' })
    expect(rest).toHaveLength(1)
    expect((await call('GET', `/${id}/revisions/${newest?.id}`)).body).toMatchObject({ revision: { draft: TEXTS } })
    const restored = await call('PUT', `/${id}/revision`, { revisionId: newest?.id, version: changed.version })

    expect(restored.body.post.title).toBe('First title')
    expect((await revisionsOf())[0]).toMatchObject({ title: 'Second title' })
  })
})

describe('a preview link', () => {
  it('shows the draft to anyone who has it, also after the address has changed, until there is another link', async () => {
    const { call, aDraft, ask } = await anOffice()
    const { id, version } = await aDraft()
    const { link } = (await call('POST', `/${id}/preview-link`)).body
    await call('PATCH', `/${id}`, { version, slug: 'another-address' })
    const { pathname, search } = new URL(link)

    const page = await ask(pathname + search)
    expect(page.status).toBe(200)
    expect(await page.text()).toContain('The box is the toy.')
    expect(`${page.headers.get('x-robots-tag')} ${await (await ask(pathname + search)).text()}`).toContain('noindex')
    await call('POST', `/${id}/preview-link`)

    expect((await ask(pathname + search)).status).toBe(404)
  })
})

describe('the list of posts in the office', () => {
  it('has drafts first, is searched by title, address and author, narrowed by state, and paged', async () => {
    const { call, aDraft, list, clock } = await anOffice()
    const café = await aDraft('Café mornings')
    const later = await aDraft('Rainy days')
    const shown = await aDraft('Sunny days')
    await call('PUT', `/${later.id}/schedule`, { version: later.version, date: '2030-01-01', time: '09:00' })
    await call('PUT', `/${shown.id}/publication`, { version: shown.version })
    const titles = async (search: string) => (await list(search)).posts.map(({ title }) => title)

    expect(await titles('')).toEqual(['Café mornings', 'Rainy days', 'Sunny days'])
    expect(await list('?search=days+SUNNY')).toMatchObject({ total: 1, posts: [{ id: shown.id }], counts: { draft: 1, scheduled: 1, published: 1 } })
    expect(await titles('?search=cafe')).toEqual(['Café mornings'])
    expect(await titles('?state=scheduled')).toEqual(['Rainy days'])
    expect(await titles('?limit=1&page=2')).toEqual(['Rainy days'])
    expect(JSON.stringify(await list())).not.toContain('The box')
    clock.pass(DAY_MS)
    expect((await list()).posts[0]).toMatchObject({ id: café.id, changedAt: after(clock.now(), -DAY_MS) })
  })

  it('forgets a post that was removed, and the log tells every act', async () => {
    const { call, aDraft, list, site } = await anOffice()
    const { id, version } = await aDraft()
    const { post } = (await call('PUT', `/${id}/publication`, { version })).body
    await call('PUT', `/${id}/draft`, { version: post.version })

    expect((await call('DELETE', `/${id}`)).status).toBe(204)

    expect(await list()).toMatchObject({ posts: [], total: 0 })
    const acts = await site.db.selectFrom('officeAct').select('kind').orderBy('id').execute()
    expect(acts.map(({ kind }) => kind)).toEqual(['create', 'change', 'publish', 'unpublish', 'remove'].map((verb) => `blog.${verb}`))
  })
})

describe('the content policy', () => {
  it('lets only the office read what is pasted', async () => {
    const { ask } = await anOffice()
    const policyOf = async (path: string) => {
      const { status, headers } = await ask(path)
      return `${path} ${status} ${/trusted-types [^;]*$/.exec(headers.get('content-security-policy') ?? '')?.[0]}`
    }

    for (const path of ['/office', '/office/blog', '/office/blog/1']) expect(await policyOf(path)).toBe(`${path} 404 trusted-types ProseMirrorClipboard`)
    for (const path of ['/', '/blog', '/forum']) expect(await policyOf(path)).toBe(`${path} 200 trusted-types 'none'`)
    for (const path of ['/officers', '/no/office']) expect(await policyOf(path)).toBe(`${path} 404 trusted-types 'none'`)
  })
})
