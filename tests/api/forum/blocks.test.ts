import { describe, expect, it } from 'vitest'
import type { PostView } from '../../../src/shared/forum/forum.ts'
import { aForum, type MemberRow } from '../../support/a-forum.ts'
import { registered } from '../../support/members.ts'

/** A member with a browser, a topic by Omar, and one by Maya in which Omar wrote. */
async function aReader() {
  const forum = await aForum()
  const { headers } = await registered(forum, 'lena')
  const { omar, maya } = forum
  await forum.aTopic({ by: omar, title: 'Omar’s own topic', posts: [{ by: omar, content: 'My opening words.' }] })
  const shared = await forum.aTopic({ by: maya, title: 'Nap times', posts: [{ by: maya, content: 'When?' }, { by: omar, content: 'Zebra crossing at one.' }] })
  const read = async (path: string, as: Record<string, string> = headers) => (await forum.ask(path, { headers: as })).text()
  const block = (level: string, name = 'omar') =>
    forum.ask(`/api/forum/members/${name}/block`, { method: 'PUT', headers: { ...headers, 'content-type': 'application/json' }, body: JSON.stringify({ level }) })
  return { ...forum, headers, read, block, shared, at: `/forum/topics/${shared.id}/${shared.slug}` }
}

describe('someone a member has blocked', () => {
  it('is folded away in topics, lists, search, and the sidebar, for that member alone', async () => {
    const { block, read, at } = await aReader()
    expect((await block('block')).status).toBe(200)

    const topic = await read(at)
    expect(topic).toContain('A post by someone you blocked.')
    expect(topic.replace(/<script type="application\/json".*?<\/script>/gs, '')).not.toContain('Zebra crossing')
    expect(topic).toContain('When?')
    for (const page of ['/forum/latest', '/forum/categories/parenting-tips']) {
      const html = shownOf(await read(page))
      expect(html, page).toContain('A topic by someone you blocked.')
      expect(html, page).not.toContain('Omar’s own topic')
    }
    expect(shownOf(await read('/forum'))).not.toContain('Omar’s own topic')
    expect(shownOf(await read('/forum/search?q=zebra'))).toContain('A post by someone you blocked.')
    expect(shownOf(await read(at, {}))).toContain('Zebra crossing')
    expect(shownOf(await read('/forum/latest', {}))).toContain('Omar’s own topic')
  })

  it('can be read once, also without JavaScript', async () => {
    const { block, read, at, shared } = await aReader()
    await block('block')

    const [, link = ''] = /href="([^"]+show=[^"]+)"/.exec(await read(at)) ?? []

    expect(link).toBe(`${at}?show=${shared.posts[1]?.id}#post-${shared.posts[1]?.id}`)
    expect(shownOf(await read(link.split('#')[0] ?? ''))).toContain('Zebra crossing')
    expect(shownOf(await read(at))).not.toContain('Zebra crossing')
  })

  it('isn’t quoted by others, for that member alone', async () => {
    const { block, read, at, shared, sendAs, askAs, omar, maya, ines, site } = await aReader()
    const lena = await site.db.selectFrom('member').selectAll().where('username', '=', 'lena').executeTakeFirstOrThrow()
    const quote = '> Zebra crossing at one.\n\nReally?'
    const say = async (by: MemberRow) => ((await (await sendAs(by, 'POST', `/api/forum/topics/${shared.id}/posts`, { content: quote })).json()) as PostView).id
    const ids = [await say(maya), await say(lena)]
    const saidTo = async (reader: MemberRow | null) =>
      ((await (await askAs(reader, `/api/forum/topics/${shared.id}/posts`)).json()) as PostView[]).filter(({ id }) => ids.includes(id)).map(({ content }) => content)
    await block('mute')
    expect(await saidTo(lena)).toEqual([quote, quote])

    await block('block')

    const hidden = '> [Quoted text by someone you blocked]\n\nReally?'
    expect(await saidTo(lena)).toEqual([hidden, quote])
    expect(await (await askAs(lena, `/api/forum/posts/${ids[0]}`)).json()).toMatchObject({ content: hidden })
    for (const reader of [null, omar, maya, ines]) expect(await saidTo(reader), reader?.username).toEqual([quote, quote])
    expect(shownOf(await read(at))).toContain('[Quoted text by someone you blocked]')
    expect(shownOf(await read(at, {}))).not.toContain('[Quoted text by someone you blocked]')
  })

  it('is quoted as usual once on the team, and where a moderator reads who has blocked them', async () => {
    const { shared, sendAs, askAs, omar, maya, ines, site } = await aReader()
    const quote = '> Zebra crossing at one.\n\nReally?'
    const { id } = (await (await sendAs(maya, 'POST', `/api/forum/topics/${shared.id}/posts`, { content: quote })).json()) as PostView
    const lena = await site.db.selectFrom('member').selectAll().where('username', '=', 'lena').executeTakeFirstOrThrow()
    for (const by of [lena, ines]) await sendAs(by, 'PUT', '/api/forum/members/omar/block', { level: 'block' })
    const saidTo = async (reader: MemberRow) => ((await (await askAs(reader, `/api/forum/posts/${id}`)).json()) as PostView).content

    expect(await saidTo(ines)).toBe(quote)
    expect(await saidTo(lena)).not.toBe(quote)
    await site.db.updateTable('member').set({ role: 'moderator' }).where('id', '=', omar.id).execute()
    expect(await saidTo(lena)).toBe(quote)
  })

  it('is shown as usual when only muted', async () => {
    const { block, read, at } = await aReader()
    await block('mute')

    expect(shownOf(await read(at))).toContain('Zebra crossing')
  })

  it('is blocked and unblocked by plain forms, from the member’s page and from one’s own', async () => {
    const { read, postForm, headers } = await aReader()
    const blocked = await postForm('/forum/members/Omar', { form: 'block', username: 'Omar' }, { headers })
    expect([blocked.status, blocked.headers.get('location')]).toEqual([303, '/forum/members/Omar?sent=block'])
    expect(await read('/forum/members/Omar')).toContain('You’ve blocked them.')
    expect(await read('/forum/profile')).toContain('Blocked and muted members')

    const freed = await postForm('/forum/profile', { form: 'unblock', username: 'Omar' }, { headers })

    expect(freed.headers.get('location')).toBe('/forum/profile?sent=unblock')
    expect(await read('/forum/members/Omar')).toContain('Don’t want to hear from Omar?')
  })
})

it('a level that isn’t one is refused by name', async () => {
  const { block } = await aReader()

  const answer = await block('banish')

  expect(answer.status).toBe(400)
  expect(await answer.json()).toMatchObject({ errors: { level: ['Please choose “mute” or “block”.'] } })
})

/** What a page shows, without the state it carries for scripts. */
const shownOf = (html: string): string => html.replace(/<script type="application\/json".*?<\/script>/gs, '')
