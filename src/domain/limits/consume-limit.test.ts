import { describe, expect, it } from 'vitest'
import { aSite } from '../../../tests/support/a-site.ts'
import { HOUR_MS, MINUTE_MS, SECOND_MS } from '../../shared/time/instant.ts'
import type { LimitName } from '../site/limit-rules.ts'
import type { Site } from '../site/site.ts'
import { consumeFixedWindow, tooMany } from './consume-limit.ts'
import { addUses, sweepLimits } from './count-uses.ts'
import { clearCooldown, consumeCooldown, requireCooldown } from './cooldown.ts'

/** Uses a limit so many times, whatever comes of it. @returns how many were granted */
async function use(site: Site, name: LimitName, times: number, subject = 'maya'): Promise<number> {
  const uses = await Promise.allSettled(Array.from({ length: times }, () => consumeFixedWindow(site, name, subject)))
  return uses.filter(({ status }) => status === 'fulfilled').length
}

/** The waits that so many uses of a cooldown are told, one after the other. */
async function waits(site: Site, name: LimitName, times: number, subject = 'maya'): Promise<number[]> {
  const waited: number[] = []
  for (let n = 0; n < times; n += 1) waited.push(await consumeCooldown(site, name, subject))
  return waited
}

describe('a window of the clock', () => {
  it('grants exactly as many uses as its limit, and the next hour grants as many again', async () => {
    const { site, clock } = await aSite()
    expect(await use(site, 'waitlist', 12)).toBe(10)

    clock.pass(HOUR_MS - 1)
    expect(await use(site, 'waitlist', 1)).toBe(0)
    clock.pass(1)

    expect(await use(site, 'waitlist', 12)).toBe(10)
  })

  it('begins on the clock and not with the first use: what was used at 12:59 is granted again at 13:00', async () => {
    const { site, clock } = await aSite()
    clock.pass(59 * MINUTE_MS)
    expect(await use(site, 'waitlist', 10)).toBe(10)

    clock.pass(MINUTE_MS)

    expect(await use(site, 'waitlist', 10)).toBe(10)
  })

  it.each([
    [0, 3_600],
    [HOUR_MS - 2 * SECOND_MS, 2],
    [HOUR_MS - 1_001, 2],
    [HOUR_MS - SECOND_MS, 1],
    [HOUR_MS - 1, 1],
  ])('used up %i ms after it began says to come back in %i seconds, never in 0', async (passedMs, retryAfterSeconds) => {
    const { site, clock } = await aSite()
    clock.pass(passedMs)
    await use(site, 'waitlist', 10)

    await expect(consumeFixedWindow(site, 'waitlist', 'maya')).rejects.toMatchObject({ code: 'too-many', retryAfterSeconds })
  })

  it('of one person takes nothing from another person, nor from another limit', async () => {
    const { site } = await aSite()
    await use(site, 'waitlist', 10, 'maya')

    expect(await use(site, 'waitlist', 1, 'maya')).toBe(0)
    expect(await use(site, 'waitlist', 1, 'omar')).toBe(1)
    expect(await use(site, 'factAlerts', 1, 'maya')).toBe(1)
  })

  it('counts what it refuses too, so that the day ends for anyone who keeps trying', async () => {
    const { site, clock } = await aSite()
    expect(await use(site, 'contact', 20)).toBe(5)

    clock.pass(HOUR_MS)

    await expect(consumeFixedWindow(site, 'contact', 'maya')).rejects.toMatchObject({ retryAfterSeconds: 11 * 3_600 })
  })

  it('whose limit is 0 grants nothing', async () => {
    const { site } = await aSite({ limits: { LIMIT_WAITLIST_HOUR: 0 } })

    expect(await use(site, 'waitlist', 1)).toBe(0)
  })

  it('adds up many subjects in one statement, and tells each its own sum in the order asked', async () => {
    const { site, clock } = await aSite()
    const nowMs = Date.parse(clock.now())
    const of = (subject: string, uses: number, windowMs = MINUTE_MS) => ({ subject, uses, windowMs })

    expect(await addUses(site.db, 'reads', [of('omar', 3), of('maya', 2), of('maya', 5, HOUR_MS)], nowMs)).toEqual([3, 2, 5])
    expect(await addUses(site.db, 'reads', [of('maya', 4), of('omar', 1)], nowMs)).toEqual([6, 4])
  })
})

describe('a cooldown', () => {
  it('grants its uses, then nothing for a whole window from the last of them on, to the millisecond', async () => {
    const { site, clock } = await aSite()
    expect(await waits(site, 'logInPair', 4)).toEqual([0, 0, 0, 0])
    clock.pass(59 * MINUTE_MS)
    expect(await waits(site, 'logInPair', 2)).toEqual([0, 3_600])

    clock.pass(HOUR_MS - 1)
    expect(await waits(site, 'logInPair', 1)).toEqual([1])
    clock.pass(1)

    expect(await waits(site, 'logInPair', 6)).toEqual([0, 0, 0, 0, 0, 3_600])
  })

  it('that is not used up is over an hour after the first use', async () => {
    const { site, clock } = await aSite()
    await waits(site, 'logInPair', 4)

    clock.pass(HOUR_MS)

    expect(await waits(site, 'logInPair', 5)).toEqual([0, 0, 0, 0, 0])
  })

  it('takes from the day only what the ten minutes grant', async () => {
    const { site, clock } = await aSite()
    for (let email = 0; email < 5; email += 1) {
      expect(await waits(site, 'waitlistMail', 4)).toEqual([0, 600, 600, 600])
      clock.pass(10 * MINUTE_MS)
    }

    expect(await waits(site, 'waitlistMail', 1)).toEqual([24 * 3_600 - 600])
  })

  it('grants exactly its limit of many uses at once', async () => {
    const { site } = await aSite()

    const found = await Promise.all(Array.from({ length: 20 }, () => consumeCooldown(site, 'logInPair', 'maya')))

    expect(found.filter((wait) => wait === 0)).toHaveLength(5)
  })

  it('whose limit is 0 grants nothing, and is no longer for being tried', async () => {
    const { site, clock } = await aSite({ limits: { LIMIT_TOPIC_MINUTE: 0 } })
    expect(await waits(site, 'topics', 1)).toEqual([60])

    clock.pass(20 * SECOND_MS)

    expect(await waits(site, 'topics', 1)).toEqual([40])
  })

  it('is refused in words with the seconds to wait', async () => {
    const { site } = await aSite()
    await requireCooldown(site, 'topics', 'maya')

    await expect(requireCooldown(site, 'topics', 'maya')).rejects.toMatchObject({ code: 'too-many', retryAfterSeconds: 60 })
  })

  it('is cleared with every use of its subject, and for that subject alone', async () => {
    const { site } = await aSite()
    await waits(site, 'waitlistMail', 1, 'maya')
    await waits(site, 'waitlistMail', 1, 'omar')

    await clearCooldown(site, 'waitlistMail', 'maya')

    expect(await waits(site, 'waitlistMail', 1, 'maya')).toEqual([0])
    expect(await waits(site, 'waitlistMail', 1, 'omar')).toEqual([600])
  })
})

describe('sweeping limits', () => {
  it('frees no one before their time', async () => {
    const { site, clock } = await aSite()
    await use(site, 'waitlist', 10)
    await waits(site, 'logInPair', 5)
    clock.pass(HOUR_MS - 1)

    await sweepLimits(site)

    expect(await use(site, 'waitlist', 1)).toBe(0)
    expect(await waits(site, 'logInPair', 1)).toEqual([1])
  })
})

it.each([
  [1, 'a minute'],
  [60, 'a minute'],
  [61, '2 minutes'],
  [89 * 60, '89 minutes'],
  [89 * 60 + 1, '2 hours'],
  [120 * 60, '2 hours'],
  [120 * 60 + 1, '3 hours'],
  [24 * 3_600, '24 hours'],
])('a wait of %i seconds is told as %s', (seconds, words) => {
  expect(tooMany(seconds)).toMatchObject({ message: expect.stringContaining(`try again in ${words}.`), retryAfterSeconds: seconds })
})
