import { describe, expect, it } from 'vitest'
import { aForum } from '../../../../../tests/support/a-forum.ts'
import { anApp } from '../../../../../tests/support/a-site.ts'
import { statementsOf } from '../../../../../tests/support/count-queries.ts'
import { MINUTE_MS, SECOND_MS } from '../../../../shared/time/instant.ts'

/** Eight processes of a forum with two topics, the first of which is more popular. */
async function eightProcesses() {
  const forum = await aForum({ processes: 8 })
  const first = await forum.aTopic({ title: 'Quiet hours', views: 90 })
  const second = await forum.aTopic({ title: 'Splash pads', views: 5 })
  const apps = [forum, ...(await Promise.all(Array.from({ length: 7 }, () => anApp({ place: forum.place, processes: 8 }))))]
  const popularAt = async ({ ask }: Pick<typeof forum, 'ask'>) => {
    const { topics } = (await (await ask('/api/forum/topics/popular?limit=2')).json()) as { topics: { title: string }[] }
    return topics.map(({ title }) => title)
  }
  /** How often topics were ranked while all processes were asked for Popular. */
  const ask = async () => {
    const lists: string[][] = []
    const statements = await statementsOf(async () => void lists.push(...(await Promise.all(apps.map(popularAt)))))
    return { lists, rankings: statements.filter((sql) => sql.includes('repliers')).length }
  }
  const makePopular = (id: number) => forum.site.db.updateTable('topic').set({ viewCount: 900 }).where('id', '=', id).execute()
  const pass = (ms: number) => apps.forEach(({ clock }) => clock.pass(ms))
  return { forum, apps, first, second, ask, popularAt, makePopular, pass }
}

/** The month, and the longer periods that its short list is filled up from. */
const PERIODS = 3

describe('Popular of several processes', () => {
  it('is ranked by one of them a minute, and all show the same order', async () => {
    const { apps, second, ask, popularAt, makePopular, pass } = await eightProcesses()
    await popularAt(apps[0]!)
    const before = await ask()
    await makePopular(second.id)
    pass(MINUTE_MS)

    await popularAt(apps[3]!)
    const after = await ask()

    expect(before).toEqual({ lists: apps.map(() => ['Quiet hours', 'Splash pads']), rankings: 0 })
    expect(after).toEqual({ lists: apps.map(() => ['Splash pads', 'Quiet hours']), rankings: 0 })
  })

  it('is ranked once when all are asked at once, and the others show the order before until it’s there', async () => {
    const { apps, second, ask, popularAt, makePopular, pass } = await eightProcesses()
    await popularAt(apps[0]!)
    await makePopular(second.id)
    pass(MINUTE_MS)

    const { rankings } = await ask()

    expect(rankings).toBe(PERIODS)
    expect(await ask()).toEqual({ lists: apps.map(() => ['Splash pads', 'Quiet hours']), rankings: 0 })
  })

  it('is ranked by another one when the first ended before it was done, and when a clock was set back', async () => {
    const { forum, apps, ask, popularAt, pass } = await eightProcesses()
    await popularAt(apps[0]!)
    const day = Date.parse(forum.clock.now()) + 24 * 60 * MINUTE_MS
    for (const [madeAt, claimedAt] of [[0, Date.parse(forum.clock.now()) + MINUTE_MS], [day, day]]) {
      await forum.site.db.updateTable('appSecret').set({ value: JSON.stringify({ madeAt, claimedAt, ids: [] }) }).where('key', 'like', 'popular:%').execute()
      pass(MINUTE_MS + 10 * SECOND_MS)

      expect(await popularAt(apps[3]!)).toEqual(['Quiet hours', 'Splash pads'])
      expect(await ask()).toEqual({ lists: apps.map(() => ['Quiet hours', 'Splash pads']), rankings: 0 })
    }
  })
})
