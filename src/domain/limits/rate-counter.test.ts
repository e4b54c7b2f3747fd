import { describe, expect, it } from 'vitest'
import { aSite } from '../../../tests/support/a-site.ts'
import { MINUTE_MS, SECOND_MS } from '../../shared/time/instant.ts'
import { RateCounter } from './rate-counter.ts'
import { flushRateCounters, rateCounterOf } from './rate-counters.ts'

const count = (counter: RateCounter, times: number, network = 'maya') => Promise.all(Array.from({ length: times }, () => counter.count(network)))

describe('counting requests in memory', () => {
  it('grants exactly the limit, then says how long the window still lasts', async () => {
    const { site, clock } = await aSite({ limits: { LIMIT_READS_TEN_SECONDS: 3 } })
    const counter = new RateCounter(site, 'reads')
    clock.pass(4 * SECOND_MS)

    expect(await count(counter, 5)).toEqual([0, 0, 0, 6, 6])
    clock.pass(6 * SECOND_MS - 1)
    expect(await count(counter, 1)).toEqual([1])
  })

  it('says to wait for the longest of the windows that are full', async () => {
    const { site, clock } = await aSite({ limits: { LIMIT_READS_TEN_SECONDS: 2, LIMIT_READS_MINUTE: 5 } })
    const counter = new RateCounter(site, 'reads')
    expect(await count(counter, 3)).toEqual([0, 0, 10])
    clock.pass(10 * SECOND_MS)
    expect(await count(counter, 2)).toEqual([0, 0])

    // The sixth of the minute, and the third of these ten seconds.
    expect(await count(counter, 1)).toEqual([50])
  })

  it('holds up no other network, also one whose name has a colon', async () => {
    const { site } = await aSite({ limits: { LIMIT_READS_TEN_SECONDS: 1 } })
    const counter = new RateCounter(site, 'reads')
    await count(counter, 2, 'a:b')

    await counter.flush()

    expect(await count(counter, 1, 'a:b')).toEqual([10])
    expect(await count(counter, 1, 'a')).toEqual([0])
    expect(await count(counter, 1, 'b')).toEqual([0])
  })

  it('counts what comes while a merge is under way exactly once', async () => {
    const { site } = await aSite({ limits: { LIMIT_READS_TEN_SECONDS: 6 } })
    const [counter, neighbor] = [new RateCounter(site, 'reads'), new RateCounter(site, 'reads')]
    await count(counter, 2)

    const merge = counter.flush()
    for (let n = 0; n < 3; n += 1) await counter.count('maya')
    await merge
    await counter.flush()
    await counter.flush()

    await neighbor.count('maya')
    await neighbor.flush()
    expect(await count(neighbor, 1)).not.toEqual([0]) // 2 + 3 + 1 are 6, and this is the seventh
    expect(await count(counter, 1)).toEqual([0]) // which has heard of its own five alone
  })

  it('forgets what belongs to a window that has ended instead of counting it in the next', async () => {
    const { site, clock } = await aSite({ limits: { LIMIT_READS_TEN_SECONDS: 2, LIMIT_READS_MINUTE: 100 } })
    const [counter, neighbor] = [new RateCounter(site, 'reads'), new RateCounter(site, 'reads')]
    await count(counter, 2)
    clock.pass(10 * SECOND_MS)

    await counter.flush()
    await neighbor.count('maya')
    await neighbor.flush()

    expect(await count(neighbor, 2)).toEqual([0, 10])
  })

  it('still knows the minute when its ten seconds have ended', async () => {
    const { site, clock } = await aSite({ limits: { LIMIT_READS_TEN_SECONDS: 100, LIMIT_READS_MINUTE: 2 } })
    const [counter, neighbor] = [new RateCounter(site, 'reads'), new RateCounter(site, 'reads')]
    await count(counter, 2)
    clock.pass(10 * SECOND_MS)

    await counter.flush()
    await neighbor.count('maya')
    await neighbor.flush()

    expect(await count(neighbor, 1)).toEqual([50])
    clock.pass(MINUTE_MS)
    expect(await count(neighbor, 1)).toEqual([0])
  })
})

describe('the counters of a process', () => {
  it('are one for each limit, so that no one is granted more by asking in two places', async () => {
    const { site } = await aSite()

    expect(rateCounterOf(site, 'visitorSearches')).toBe(rateCounterOf(site, 'visitorSearches'))
    expect(rateCounterOf(site, 'visitorSearches')).not.toBe(rateCounterOf(site, 'memberSearches'))
  })

  it('are merged all together', async () => {
    const { site } = await aSite({ limits: { LIMIT_SEARCH_VISITOR_MINUTE: 1, LIMIT_SEARCH_MEMBER_MINUTE: 1 } })
    const names = ['visitorSearches', 'memberSearches'] as const
    for (const name of names) await rateCounterOf(site, name).count('maya')

    await flushRateCounters(site)

    for (const name of names) {
      const elsewhere = new RateCounter(site, name)
      await elsewhere.count('maya')
      await elsewhere.flush()
      expect(await elsewhere.count('maya')).toBeGreaterThan(0)
    }
  })
})
