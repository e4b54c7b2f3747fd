import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { Body } from '../../../src/server/http/compression.ts'
import { PAGE_SIZE } from '../../../src/shared/forum/forum.ts'
import { aForum } from '../../support/a-forum.ts'
import { statementsOf } from '../../support/count-queries.ts'
import { registered } from '../../support/members.ts'

/** Most statements of one page. */
const MAX_STATEMENTS = 6

/** A forum with a full topic, and a member who has read each page once. */
async function aFullForum() {
  const forum = await aForum()
  const topic = await forum.aTopic({ posts: PAGE_SIZE + 1 })
  const { headers } = await registered(forum, 'lena')
  const at = `/forum/topics/${topic.id}/${topic.slug}`
  const pages = [at, `${at}?page=2`, '/', '/forum', '/forum/latest', '/forum/popular', '/forum/categories/parenting-tips', '/forum/members/maya', '/forum/bookmarks', '/forum/notifications', '/visit', '/blog']
  const read = async (path: string, asking = { headers }) => {
    const answer = await forum.ask(path, asking)
    if (answer.status !== 200) throw new Error(`${path}: ${answer.status}`)
    return answer.text()
  }
  for (const path of pages) await read(path)
  return { ...forum, topic, pages, at, read, headers }
}

describe('a page that isn’t cached', () => {
  it(`takes a member at most ${MAX_STATEMENTS} statements`, async () => {
    const { pages, read } = await aFullForum()
    const dear = async () => {
      const counts: [string, number][] = []
      for (const path of pages) counts.push([path, (await statementsOf(() => read(path))).length])
      return counts.filter(([, count]) => count > MAX_STATEMENTS)
    }

    // The bus hears of what was written a moment later, and drops what pages share once more.
    await expect.poll(dear).toEqual([])
  })

  it('shows what was just written, in the sidebar too', async () => {
    const { read, at, topic, post, headers } = await aFullForum()
    const before = await read(at)

    const { status } = await post(`/api/forum/topics/${topic.id}/posts`, { content: 'See you there at ten!' }, { headers })

    expect(status).toBe(201)
    expect(await read(`${at}?page=2`)).toContain('See you there at ten!')
    expect(statsIn(await read(at))).toBe(statsIn(before) + 1)
  })

  it('is compressed once, in the encoding the browser asks for', async () => {
    const { ask, at, headers } = await aFullForum()
    const encodings = vi.spyOn(Body.prototype, 'in')
    onTestFinished(() => encodings.mockRestore())

    await ask(at, { headers: { ...headers, 'accept-encoding': 'gzip, br' } })

    expect(encodings.mock.calls).toEqual([['br']])
  })
})

/** The count of posts in the sidebar. */
const statsIn = (page: string): number => Number(/stat-posts"><dt>posts<\/dt><dd>([\d,]+)/.exec(page)?.[1])
