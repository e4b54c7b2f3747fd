import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { DatabaseTarget } from '../../src/db/connection.ts'
import { recountForum } from '../../src/domain/forum/writing/recount.ts'
import { readConfig } from '../../src/server/config.ts'
import { openSite } from '../../src/server/start/open-site.ts'
import type { TopicView } from '../../src/shared/forum/forum.ts'
import { aPlaceForAServer, aServer } from '../support/a-server.ts'
import { cookiesOfMembers, type Outcome, replyAtOnce } from '../support/repliers.ts'
import { IS_SOAK, inShortOrFull } from '../support/soak.ts'

const MEMBERS = 50
/** The short form goes by count, so that it is the same on any machine. */
const EACH = 3
const FULL_MS = 10_000
/** Kills, one after the other on the same data; the members are amid their replies each time. */
const KILLS = inShortOrFull(1, 10)

async function anOpenTopic(url: string): Promise<TopicView> {
  const { topics } = (await (await fetch(`${url}/api/forum/topics/latest?limit=20`)).json()) as { topics: TopicView[] }
  const open = topics.find(({ isLocked }) => !isLocked)
  if (!open) throw new Error('The sample has no open topic.')
  return open
}

/** All posts of the topic in their order, and what a recount of the whole forum finds wrong. */
async function lookInto(place: DatabaseTarget, topicId: number) {
  const env = place.engine === 'postgres' ? { DATABASE_URL: place.url } : { DATA_DIR: join(place.file, '..') }
  const { site, close } = await openSite(readConfig(env))
  const posts = await site.db.selectFrom('post').select(['id', 'number']).where('topicId', '=', topicId).orderBy('number').execute()
  const wrong = await recountForum(site)
  await close()
  return { ids: posts.map(({ id }) => id), numbers: posts.map(({ number }) => number), wrong }
}

const oneToN = (n: number) => Array.from({ length: n }, (_, index) => index + 1)

describe('fifty members who reply to one topic at once', () => {
  it('are all answered without a 5xx, and numbered without gaps or doubles', async () => {
    const place = await aPlaceForAServer()
    const { url } = await aServer(place, { LOG_LEVEL: 'error' })
    const [topic, cookies] = [await anOpenTopic(url), await cookiesOfMembers(place, MEMBERS)]
    const until = Date.now() + FULL_MS

    const isOver = (_: Outcome, own: number) => (IS_SOAK ? Date.now() > until : own >= EACH)
    const { acknowledged, others } = await replyAtOnce(url, { topicId: topic.id, cookies, isOver })

    expect([...others]).toEqual([])
    expect(acknowledged.length).toBeGreaterThanOrEqual(MEMBERS * EACH)
    const { ids, numbers, wrong } = await lookInto(place, topic.id)
    expect(numbers).toEqual(oneToN(topic.postCount + acknowledged.length))
    expect(ids.toSorted((a, b) => a - b)).toEqual(expect.arrayContaining(acknowledged))
    expect(wrong).toEqual([])
  })

  it('lose no acknowledged reply to kill -9, and nothing is miscounted', async () => {
    const place = await aPlaceForAServer()
    let server = await aServer(place, { LOG_LEVEL: 'error' })
    const [topic, cookies] = [await anOpenTopic(server.url), await cookiesOfMembers(place, MEMBERS)]
    const stored: number[] = []

    for (let kill = 0; kill < KILLS; kill += 1) {
      const killAfter = 100 + kill * 37 // amid something else each time
      const isOver = ({ acknowledged, others }: Outcome) => {
        if (acknowledged.length >= killAfter) server.process.kill('SIGKILL')
        return others.has(0)
      }
      const { acknowledged, others } = await replyAtOnce(server.url, { topicId: topic.id, cookies, round: kill, isOver })
      // On a starved machine some may be told to come back later; no one is told of a bug.
      expect([...others.keys()].filter((status) => status !== 0 && status !== 503), server.output()).toEqual([])
      expect(await server.ended).toBe('SIGKILL')
      stored.push(...acknowledged)
      server = await aServer(place, { LOG_LEVEL: 'error' })
    }

    const { ids, numbers, wrong } = await lookInto(place, topic.id)
    expect(ids).toEqual(expect.arrayContaining(stored))
    expect(new Set(stored).size).toBe(stored.length)
    expect(stored.length).toBeGreaterThanOrEqual(100 * KILLS)
    expect(numbers).toEqual(oneToN(ids.length))
    expect(wrong).toEqual([])
  })
})
