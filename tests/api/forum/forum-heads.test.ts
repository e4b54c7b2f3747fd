import { describe, expect, it } from 'vitest'
import { aForum } from '../../support/a-forum.ts'
import { anApp } from '../../support/a-site.ts'
import { registered } from '../../support/members.ts'

/** What the head of a page says to browsers and search engines, and the last step of its breadcrumb. */
async function headOf(forum: Awaited<ReturnType<typeof aForum>>, path: string) {
  const answer = await forum.ask(path)
  const html = await answer.text()
  const first = (pattern: RegExp) => pattern.exec(html)?.[1]?.replaceAll('&amp;', '&')
  return {
    status: answer.status,
    title: first(/<title>(.*?)<\/title>/),
    heading: first(/<h1[^>]*>(.*?)<\/h1>/),
    here: first(/<span aria-current="page"[^>]*>(.*?)<\/span>/),
    canonical: first(/<link rel="canonical" href="http:\/\/on-joue\.test(.*?)"/),
  }
}

describe('every page of the forum says by title, heading and breadcrumb what it is [Q016]', () => {
  it('a member’s page by the name as the member writes it, and stays out of search engines', async () => {
    const forum = await aForum()

    expect(await headOf(forum, '/forum/members/maya')).toEqual({
      status: 200,
      title: 'Maya | On Joue',
      heading: 'Maya',
      here: 'Maya',
      canonical: undefined,
    })
    expect(await headOf(forum, '/forum/members/nobody')).toMatchObject({ status: 404, title: 'Member Not Found | On Joue', heading: 'Member Not Found' })
  })

  it.each([
    ['/forum/categories', 'Categories', 'Categories'],
    ['/forum/categories/parenting-tips', 'Parenting Tips', 'Parenting Tips'],
    ['/forum/latest', 'Latest Topics', 'Latest'],
    ['/forum/popular', 'Popular Topics', 'Popular'],
    ['/forum/new-topic', 'Start a Discussion', 'Start a Discussion'],
    ['/forum/notifications', 'Notifications', 'Notifications'],
    ['/forum/bookmarks', 'Bookmarks', 'Bookmarks'],
  ])('%s is “%s”', async (path, name, here) => {
    expect(await headOf(await aForum(), path)).toMatchObject({ title: `${name} | On Joue`, heading: name, here })
  })
})

it('the sidebar of a forum without categories and topics has no empty card of them, and no figures', async () => {
  const app = await anApp()

  const html = await (await app.ask('/forum')).text()

  expect(html).toContain('<h2>About</h2>')
  expect(html).not.toContain('<h2>Community Stats</h2>')
  expect(html).not.toContain('<h2>Categories</h2><ul></ul>')
})

describe('a later page of a list', () => {
  it.each(['/forum/bookmarks?page=2', '/forum/notifications?page=2', '/forum/search?q=nap&page=2'])(
    'that is not there, or no longer, leads to the first one and does not call the list empty: %s',
    async (path) => {
      const forum = await aForum()
      const { headers } = await registered(forum, 'nora')
      const { id } = await forum.aTopic({ title: 'Nap times' })
      await forum.ask(`/api/forum/topics/${id}/bookmark`, { method: 'PUT', headers })

      const html = await (await forum.ask(path, { headers })).text()

      expect(html).toContain('There’s nothing on this page')
      expect(html).not.toMatch(/No bookmarks yet|All quiet|No results found/)
    },
  )

  it('of a topic says which it is, and is known by its own address [R033]', async () => {
    const forum = await aForum()
    const { id } = await forum.aTopic({ title: 'Nap times', posts: 21 })

    const first = await headOf(forum, `/forum/topics/${id}/nap-times`)
    const second = await headOf(forum, `/forum/topics/${id}/nap-times?page=2`)

    expect(first).toMatchObject({ title: 'Nap times | On Joue', canonical: `/forum/topics/${id}/nap-times` })
    expect(second).toMatchObject({ title: 'Nap times, Page 2 | On Joue', canonical: `/forum/topics/${id}/nap-times?page=2` })
  })

  it.each(['/forum/latest', '/forum/popular', '/forum/categories/parenting-tips'])(
    '%s says which it is, and is not there beyond the end [R032 R037 R038]',
    async (path) => {
      const forum = await aForum()
      for (let made = 0; made < 21; made += 1) await forum.aTopic({ posts: 2, views: 9 })

      const { title, canonical, status } = await headOf(forum, `${path}?page=2`)

      expect({ title, canonical, status }).toEqual({
        title: expect.stringMatching(/, Page 2 \| On Joue$/),
        canonical: `${path}?page=2`,
        status: 200,
      })
      expect(await headOf(forum, `${path}?page=1`)).toMatchObject({ status: 200, canonical: path })
      expect((await headOf(forum, `${path}?page=3`)).status).toBe(404)
    },
  )

  it('in another order points to the usual one [R032]', async () => {
    const forum = await aForum()
    await forum.aTopic({ posts: 2, views: 9 })

    const { canonical } = await headOf(forum, '/forum/categories/parenting-tips?sort=views')

    expect(canonical).toBe('/forum/categories/parenting-tips')
  })
})

describe('a topic’s address with another title, or none', () => {
  it('leads for good to the right one, which is asked for again each time [D07]', async () => {
    const forum = await aForum()
    const { id } = await forum.aTopic({ title: 'Nap times', posts: 21 })
    const right = `/forum/topics/${id}/nap-times`

    for (const [wrong, to] of [['', right], ['/nap-time', right], ['/Nap-Times', right], ['/x?page=2', `${right}?page=2`]]) {
      const answer = await forum.ask(`/forum/topics/${id}${wrong}`)
      expect([answer.status, answer.headers.get('location'), answer.headers.get('cache-control')], wrong).toEqual([301, to, 'no-cache'])
    }
    for (const changing of [`${right}?page=9`, `${right}?post=1`]) expect((await forum.ask(changing)).status, changing).toBe(302)
  })
})

describe('a post of which only the id is known', () => {
  it('is found by the server: topic, page, title and anchor [R033]', async () => {
    const forum = await aForum()
    const { id, posts } = await forum.aTopic({ title: 'Nap times', posts: 21 })
    const other = await forum.aTopic()
    const leadTo = async (post: number | string) => (await forum.ask(`/forum/topics/${id}?post=${post}`)).headers.get('location')

    expect(await leadTo(posts[20]?.id ?? 0)).toBe(`/forum/topics/${id}/nap-times?page=2#post-${posts[20]?.id}`)
    expect(await leadTo(posts[4]?.id ?? 0)).toBe(`/forum/topics/${id}/nap-times#post-${posts[4]?.id}`)
    expect(await leadTo(other.posts[0]?.id ?? 0)).toBe(`/forum/topics/${other.id}/${other.slug}#post-${other.posts[0]?.id}`)
    for (const nowhere of [999_999, 'first']) {
      expect(await leadTo(nowhere)).toBe(`/forum/topics/${id}/nap-times`)
    }
  })

  it('is told by the API to anyone who may see its topic, and to no one else', async () => {
    const forum = await aForum()
    const { posts } = await forum.aTopic()
    const hidden = await forum.aTopic({ hiddenAt: forum.clock.now() })
    const ask = async (who: typeof forum.maya | null, post: number | string) => (await forum.askAs(who, `/api/forum/posts/${post}`)).status

    expect(await ask(null, posts[0]?.id ?? 0)).toBe(200)
    expect(await ask(null, hidden.posts[0]?.id ?? 0)).toBe(404)
    expect(await ask(forum.ines, hidden.posts[0]?.id ?? 0)).toBe(200)
    expect(await ask(null, `${hidden.posts[0]?.id}/place`)).toBe(404)
    for (const nothing of ['999999', 'first', '0']) expect(await ask(null, nothing)).toBe(404)
  })
})
