import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { aBlog } from '../../../tests/support/blog/a-blog.ts'
import { as } from '../../../tests/support/a-forum.ts'
import { aMigratedPlace } from '../../../tests/support/a-database.ts'
import { aLineTo } from '../../../tests/support/a-line.ts'
import { hidePost } from '../../domain/forum/moderation/hide-post.ts'
import { replyToTopic } from '../../domain/forum/writing/reply-to-topic.ts'

/** The 2 seconds no one waits longer than, and what a busy machine adds. */
const ANSWERED_WITHIN_MS = 3_000
/** Once it's known that the database is away, no one waits for it. */
const AT_ONCE_MS = 1_000
const SILENCE_MS = 10_000

/** A site whose database can be taken away, with two topics whose pages someone has opened. */
async function aSiteOnALine() {
  const migrated = await aMigratedPlace()
  if (migrated.engine !== 'postgres') throw new Error('for PostgreSQL only')
  const line = await aLineTo(migrated.url)
  const forum = await aBlog({ place: { ...migrated, url: line.url }, silenceMs: SILENCE_MS })
  const { aTopic, aPost, aBlogPost, omar, ask } = forum
  await aBlogPost({ at: 'now' })
  const topic = await aTopic()
  const other = await aTopic({ title: 'Splash pads' })
  const reply = await aPost(other, { by: omar, content: 'Call me at 512 555 0123.' })
  const addressOf = ({ id, slug }: typeof topic) => `/forum/topics/${id}/${slug}`
  const pages = ['/', '/visit', '/forum', '/blog', '/blog/feed.xml', addressOf(topic)]
  const askAll = () => Promise.all([...pages, addressOf(other)].map(async (path) => (await ask(path)).status))
  await askAll()

  /** One request of each kind that can't be answered without the database, and how long the slowest took. */
  const askUncached = async () => {
    const start = performance.now()
    const answers = await Promise.all([
      ask('/forum/popular?period=year', { headers: { accept: 'text/html' } }),
      ask('/api/forum/categories'),
      ask('/', { headers: { cookie: 'session=somebody', accept: 'text/html' } }),
      forum.post('/api/contact', { name: 'Maya', email: 'maya@example.com', message: 'Is there room for strollers?' }),
    ])
    const ms = performance.now() - start
    return { ms, statuses: answers.map(({ status }) => status), retryAfter: answers.map(({ headers }) => headers.get('retry-after')) }
  }
  return { ...forum, line, topic, reply, pages, other: addressOf(other), askAll, askUncached }
}

const REFUSED = { statuses: [503, 503, 503, 503], retryAfter: ['5', '5', '5', '5'] }

it('a database that goes away right after a write leaves visitors the pages they know, and nothing that was hidden', { timeout: 60_000 }, async () => {
  const { site, line, maya, ines, topic, reply, pages, other, ask, askUncached } = await aSiteOnALine()

  await hidePost(site, as(ines), reply.id)
  await replyToTopic(site, as(maya), topic.id, { content: 'We went there on a rainy day.' })
  line.cut()
  const answers = await Promise.all(pages.map((path) => ask(path)))

  expect(answers.map(({ status }) => status)).toEqual(pages.map(() => 200))
  expect(answers.filter(({ headers }) => headers.has('warning'))).toEqual([])
  expect((await ask(other)).status).toBe(503)
  expect(await askUncached()).toMatchObject(REFUSED)

  line.mend()
  await expect.poll(async () => (await askUncached()).statuses, { timeout: 10_000 }).toEqual([200, 200, 200, 201])
  expect(await (await ask(other)).text()).not.toContain('555 0123')
  await expect.poll(async () => (await ask(pages.at(-1) ?? '')).text(), { timeout: 10_000 }).toContain('rainy day')
})

it('a database that hangs makes no one wait for more than two seconds, and is used again once it answers', { timeout: 60_000 }, async () => {
  const { site, line, maya, topic, pages, ask, askUncached } = await aSiteOnALine()
  await replyToTopic(site, as(maya), topic.id, { content: 'We went there on a rainy day.' })

  line.freeze()
  const [first, opened] = await Promise.all([askUncached(), Promise.all(pages.map((path) => ask(path)))])
  const second = await askUncached()

  expect(first).toMatchObject(REFUSED)
  expect(first.ms).toBeLessThan(ANSWERED_WITHIN_MS)
  expect(opened.map(({ status }) => status)).toEqual(pages.map(() => 200))
  expect(second).toMatchObject(REFUSED)
  expect(second.ms).toBeLessThan(AT_ONCE_MS)

  line.mend()
  await expect.poll(async () => (await askUncached()).statuses, { timeout: ANSWERED_WITHIN_MS }).toEqual([200, 200, 200, 201])
})

it('a query that takes long, or waits for others, is not given up while the server answers', async () => {
  const { site, askUncached } = await aSiteOnALine()

  const sleeping = Array.from({ length: 10 }, () => sql`select pg_sleep(2)`.execute(site.db))
  const { statuses } = await askUncached()

  expect(statuses).toEqual([200, 200, 200, 201])
  await expect(Promise.all(sleeping)).resolves.toHaveLength(10)
})
