import { describe, expect, it } from 'vitest'
import type { MemberPostView, TopicView } from '../../../src/shared/forum/forum.ts'
import { aForum } from '../../support/a-forum.ts'
import { registered } from '../../support/members.ts'

const EARLIER = '2026-05-01T12:00:00.000Z'
const LATER = '2026-05-02T12:00:00.000Z'

async function aReader() {
  const forum = await aForum()
  const listOf = async <T>(path: string, key: string, headers: Record<string, string> = {}) => {
    const answer = await forum.ask(`/api/forum/members/${path}`, { headers })
    expect(answer.status).toBe(200)
    const content = (await answer.json()) as Record<string, T[]>
    return { entries: content[key] ?? [], total: Number(answer.headers.get('x-total-count')) }
  }
  const topicsOf = async (path: string) => {
    const { entries, total } = await listOf<TopicView>(path, 'topics')
    return { titles: entries.map(({ title }) => title), total }
  }
  const postsOf = async (path: string, headers?: Record<string, string>) => {
    const { entries, total } = await listOf<MemberPostView>(path, 'posts', headers)
    return { excerpts: entries.map(({ post }) => post.excerpt), total }
  }
  return { ...forum, listOf, topicsOf, postsOf }
}

describe('what a member’s page lists', () => {
  it('is the member’s topics, newest first, without hidden ones, in pages', async () => {
    const { aTopic, topicsOf, maya, omar } = await aReader()
    await aTopic({ by: omar, title: 'Omar’s first', at: EARLIER })
    await aTopic({ by: omar, title: 'Omar’s second', at: LATER })
    await aTopic({ by: omar, title: 'Omar’s hidden one', at: LATER, hiddenAt: LATER })
    await aTopic({ by: maya, title: 'Maya’s own' })

    expect(await topicsOf('OMAR/topics')).toEqual({ titles: ['Omar’s second', 'Omar’s first'], total: 2 })
    expect(await topicsOf('omar/topics?page=2&limit=1')).toEqual({ titles: ['Omar’s first'], total: 2 })
  })

  it('is the member’s posts where they stand, without what was removed, hidden, or stands in a hidden topic', async () => {
    const { aTopic, listOf, postsOf, maya, omar, ines } = await aReader()
    const topic = await aTopic({
      by: maya,
      title: 'Nap times',
      posts: [
        { by: maya, content: 'When?', at: EARLIER },
        { by: omar, content: '> When?\n\nAt one.', at: EARLIER },
        { by: omar, content: 'Removed by himself.', at: LATER, deletedAt: LATER, deletedBy: omar },
        { by: omar, content: 'Removed by staff.', at: LATER, deletedAt: LATER, deletedBy: ines },
        { by: omar, content: 'Hidden.', at: LATER, hiddenAt: LATER },
        { by: omar, content: 'Or at two.', at: LATER },
      ],
    })
    await aTopic({ by: maya, hiddenAt: LATER, posts: [{ by: maya }, { by: omar, content: 'In a hidden topic.', at: LATER }] })

    expect(await postsOf('omar/posts')).toEqual({ excerpts: ['Or at two.', 'At one.'], total: 2 })
    const { entries } = await listOf<MemberPostView>('omar/posts?limit=1', 'posts')
    expect(entries).toEqual([
      {
        topic: { id: topic.id, title: 'Nap times', slug: topic.slug }, createdAt: LATER,
        post: { id: topic.posts[5]?.id, number: 6, excerpt: 'Or at two.' },
      },
    ])
  })

  it('is the same for its member as for everyone', async () => {
    const forum = await aReader()
    const { aTopic, postsOf } = forum
    const { headers } = await registered(forum, 'lena')
    const lena = await forum.site.db.selectFrom('member').selectAll().where('username', '=', 'lena').executeTakeFirstOrThrow()
    await aTopic({ by: lena, posts: [{ by: lena, content: 'Shown.' }, { by: lena, content: 'Waiting.', hiddenAt: LATER }] })

    expect((await postsOf('lena/posts', headers)).excerpts).toEqual(['Shown.'])
  })

  it.each(['topics', 'posts'])('has no %s of a member who isn’t there', async (list) => {
    const { ask } = await aReader()

    for (const name of ['nobody', '%00', '..%2f', 'former-member']) expect((await ask(`/api/forum/members/${name}/${list}`)).status, name).toBe(404)
  })

  it('stands on the page, each list at its address, and says so when it’s empty', async () => {
    const { ask, aTopic, omar, ines } = await aReader()
    await aTopic({ by: omar, title: 'Shoes off, socks on', posts: [{ by: omar, content: 'Grip socks or any?' }] })
    const read = async (path: string) => (await ask(path)).text()

    expect(await read('/forum/members/Omar')).toContain('Shoes off, socks on')
    expect(await read('/forum/members/Omar?show=posts')).toContain('<p class="snippet">Grip socks or any?')
    expect(await read(`/forum/members/${ines.username}`)).toContain('Ines hasn’t started a topic yet.')
    expect(await read(`/forum/members/${ines.username}?show=posts`)).toContain('Ines hasn’t posted yet.')
    expect((await ask('/forum/members/Omar?page=9')).status).toBe(404)
  })

  it('opens with the posts of a member who has replied and hasn’t started a topic', async () => {
    const { ask, aTopic, aMember, omar } = await aReader()
    const lena = await aMember('lena')
    await aTopic({ by: omar, posts: [{ by: omar, content: 'Grip socks or any?' }, { by: lena, content: 'Any will do.' }] })
    const read = async (path: string) => (await ask(path)).text()

    expect(await read('/forum/members/lena')).toContain('<p class="snippet">Any will do.')
    expect(await read('/forum/members/lena')).toContain('href="/forum/members/lena?show=topics"')
    expect(await read('/forum/members/lena?show=topics')).toContain('lena hasn’t started a topic yet.')
  })

  it('is folded away for a member who blocked its author', async () => {
    const forum = await aReader()
    const { aTopic, omar } = forum
    await aTopic({ by: omar, title: 'Shoes off, socks on', posts: [{ by: omar, content: 'Grip socks or any?' }] })
    const { headers } = await registered(forum, 'lena')
    const body = JSON.stringify({ level: 'block' })
    await forum.ask('/api/forum/members/omar/block', { method: 'PUT', headers: { ...headers, 'content-type': 'application/json' }, body })

    for (const [path, line] of [['/forum/members/omar', 'A topic'], ['/forum/members/omar?show=posts', 'A post']] as const) {
      const shown = (await (await forum.ask(path, { headers })).text()).replace(/<script type="application\/json".*?<\/script>/gs, '')
      expect(shown).toContain(`${line} by someone you blocked.`)
      expect(shown).not.toMatch(/socks on|Grip socks/)
    }
  })
})
