import { pino } from 'pino'
import { expect, it } from 'vitest'
import { aForum } from '../../support/a-forum.ts'

/** A forum whose log is read line by line. */
async function aLoggedForum() {
  const lines: string[] = []
  const log = pino({ base: null }, { write: (line: string) => void lines.push(line) })
  const forum = await aForum({ log })
  /** What is logged of some requests: method, route, and status of each. */
  const logged = async (requests: () => Promise<unknown>) => {
    lines.length = 0
    await requests()
    return lines.map((line) => JSON.parse(line) as Record<string, unknown>).map(({ method, route, status }) => [method, route, status])
  }
  return { ...forum, lines, logged }
}

it('holds the pattern of each address, and no username, title, or search', async () => {
  const { ask, post, postForm, aTopic, lines, logged } = await aLoggedForum()
  const { id, slug } = await aTopic({ title: 'Canary title' })
  const requests: [path: string, ...expected: unknown[]][] = [
    ['/forum/members/Maya', 'GET', '/forum/members/:username', 200],
    [`/forum/topics/${id}/${slug}`, 'GET', '/forum/topics/:id/:slug?', 200],
    [`/forum/topics/${id}/${slug}`, 'GET', '/forum/topics/:id/:slug?', 200], // from the cache
    ['/forum/topics/4711/Canary', 'GET', '/forum/topics/:id/:slug?', 404],
    ['/forum/search?q=canary', 'GET', '/forum/search', 200],
    ['/canary@example.com', 'GET', '*', 404],
    ['/forum/canary', 'GET', '*', 404],
    ['/api/forum/members/Maya', 'GET', '/api/forum/members/:username', 200],
    ['/api/forum/members/Canary', 'GET', '/api/forum/members/:username', 404],
    ['/api/canary', 'GET', '/api/*', 404],
    ['/pictures/canary-1.webp', 'GET', '/pictures/*', 404],
    ['/visit/feed.xml', 'GET', '/visit/feed.xml', 200],
    ['/visit/feed.xml', 'GET', '/visit/feed.xml', 200], // from the cache
    ['/healthz', 'GET', '/healthz', 200],
  ]

  const written = await logged(async () => {
    for (const [path] of requests) await ask(path)
    await post(`/api/forum/topics/${id}/posts`, { content: 'canary' })
    await postForm('/forum/members/Canary', { form: 'theme', theme: 'dark' })
    await ask('/forum/members/Canary', { method: 'PUT' })
  })

  expect(written).toEqual([
    ...requests.map(([, ...route]) => route),
    ['POST', '/api/forum/topics/:topicId/posts', 401],
    ['POST', '/forum/members/:username', 303],
    ['PUT', '/*', 405],
  ])
  expect(lines.join()).not.toMatch(/canary|maya/i)
})

it('says of a page from the cache what it says of one that was rendered', async () => {
  const { ask, logged } = await aLoggedForum()
  const visit = async () => {
    await ask('/forum/members/Maya')
    await ask('/blog')
  }

  expect(await logged(visit)).toEqual(await logged(visit))
})
