import { describe, expect, it } from 'vitest'
import { aSite } from '../../../tests/support/a-site.ts'
import { DAY_MS, HOUR_MS, SECOND_MS } from '../../shared/time/instant.ts'
import { RateCounter } from './rate-counter.ts'
import { networkKey } from './rate-keys.ts'
import { limitRules } from '../site/limit-rules.ts'
import { consumeFixedWindow } from './consume-limit.ts'
import { sweepLimits } from './count-uses.ts'
import { consumeCooldown } from './cooldown.ts'

describe('a limit', () => {
  it('holds against any number of uses at once', async () => {
    const { site } = await aSite()

    const uses = await Promise.allSettled(Array.from({ length: 40 }, () => consumeFixedWindow(site, 'waitlist', 'omar')))

    expect(uses.filter(({ status }) => status === 'fulfilled')).toHaveLength(10)
  })

  it('refuses by the longest window that is full', async () => {
    const { site, clock } = await aSite()
    for (let hour = 0; hour < 4; hour += 1) {
      for (let n = 0; n < 5; n += 1) await consumeFixedWindow(site, 'contact', 'omar')
      clock.pass(HOUR_MS)
    }

    const refused = consumeFixedWindow(site, 'contact', 'omar')

    // 16:00 on the clock of the test: eight hours until the day has ended.
    await expect(refused).rejects.toMatchObject({ code: 'too-many', retryAfterSeconds: 8 * 3600 })
  })

  it('is forgotten when its window has ended', async () => {
    const { site, clock } = await aSite()
    await consumeFixedWindow(site, 'contact', 'omar')

    clock.pass(2 * DAY_MS)
    await sweepLimits(site)

    expect(await site.db.selectFrom('limitWindow').selectAll().execute()).toEqual([])
  })

  it('is set by its variable and multiplied by the factor', () => {
    expect(limitRules({ LIMIT_WAITLIST_HOUR: 3 }, 2).waitlist).toEqual([{ max: 6, windowMs: HOUR_MS }])
    expect(limitRules({}, 0.01).chat[0]?.max).toBe(1)
  })
})

describe('a limit that begins with its first use', () => {
  it('does not add up what lies further apart than its window', async () => {
    const { site, clock } = await aSite()

    for (let n = 0; n < 12; n += 1) {
      expect(await consumeCooldown(site, 'logInPair', 'omar')).toBe(0)
      clock.pass(HOUR_MS / 4)
    }
  })

  it('lasts a whole window once it is used up, however often it is asked in the meantime', async () => {
    const { site, clock } = await aSite()
    for (let n = 0; n < 5; n += 1) {
      await consumeCooldown(site, 'logInPair', 'omar')
      clock.pass(10 * SECOND_MS)
    }

    expect(await consumeCooldown(site, 'logInPair', 'omar')).toBe(3590)
    clock.pass(HOUR_MS / 2)
    expect(await consumeCooldown(site, 'logInPair', 'omar')).toBe(1790)
    expect(await consumeCooldown(site, 'logInPair', 'maya')).toBe(0)
  })
})

describe('counting reads in memory', () => {
  it('adds up over processes and restarts once merged', async () => {
    const { site } = await aSite({ limits: { LIMIT_READS_TEN_SECONDS: 10 } })
    const [one, two] = [new RateCounter(site, 'reads'), new RateCounter(site, 'reads')]
    for (let n = 0; n < 6; n += 1) await one.count('omar')
    for (let n = 0; n < 6; n += 1) await two.count('omar')

    await one.flush()
    await two.flush()

    expect(await two.count('omar')).toBeGreaterThan(0)
    const afterRestart = new RateCounter(site, 'reads')
    await afterRestart.count('omar')
    await afterRestart.flush()
    expect(await afterRestart.count('omar')).toBeGreaterThan(0)
  })

  it('serves everyone else while a crowd is merged, and loses no one of it', async () => {
    const { site } = await aSite({ limits: { LIMIT_READS_TEN_SECONDS: 3 } })
    const rateCounter = new RateCounter(site, 'reads')
    const crowd = Array.from({ length: 1_000 }, (_, n) => `network-${n}`)
    for (const network of crowd) await rateCounter.count(network)
    let served = 0
    const serve = () => {
      served += 1
      timer = setImmediate(serve)
    }
    let timer = setImmediate(serve)

    await rateCounter.flush()
    clearImmediate(timer)

    expect(served).toBeGreaterThan(10)
    const neighbor = new RateCounter(site, 'reads')
    for (const network of crowd) await neighbor.count(network)
    await neighbor.flush()
    const countAll = () => Promise.all(crowd.map((network) => neighbor.count(network)))
    expect((await countAll()).filter((wait) => wait > 0)).toEqual([])
    expect((await countAll()).filter((wait) => wait === 0)).toEqual([])
  })

  it('begins again with every window', async () => {
    const { site, clock } = await aSite({ limits: { LIMIT_READS_TEN_SECONDS: 1 } })
    const rateCounter = new RateCounter(site, 'reads')

    expect([await rateCounter.count('omar'), await rateCounter.count('omar')]).toEqual([0, 10])
    clock.pass(10 * SECOND_MS)
    expect(await rateCounter.count('omar')).toBe(0)
  })
})

describe('a network', () => {
  it.each([
    ['one IPv4 address', '203.0.113.7', '203.0.113.8', false],
    ['the same address, mapped', '203.0.113.7', '::ffff:203.0.113.7', true],
    ['one household of IPv6', '2001:db8:1:2:aaaa::1', '2001:db8:1:2:bbbb::2', true],
    ['another household', '2001:db8:1:2::1', '2001:db8:1:3::1', false],
    ['the same, written short', '2001:db8::1', '2001:0DB8:0:0:0:0:0:2', true],
  ])('is %s', (_, one, other, same) => {
    expect(networkKey(one, 'key') === networkKey(other, 'key')).toBe(same)
  })

  it('cannot be told without the key', () => {
    expect(networkKey('203.0.113.7', 'key')).not.toBe(networkKey('203.0.113.7', 'other key'))
  })
})
