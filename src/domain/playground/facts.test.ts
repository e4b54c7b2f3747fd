import { describe, expect, it } from 'vitest'
import { aNeighborsBus, aSite } from '../../../tests/support/a-site.ts'
import { FIRST_DAY_FACTS } from '../../../tests/support/playground/first-day.ts'
import { MINUTE_MS } from '../../shared/time/instant.ts'
import { badgeOf } from '../../shared/playground/badges.ts'
import type { Change } from '../site/cache-tags.ts'
import { changeFact } from './change-fact.ts'
import { FIRST_FACTS } from './first-facts.ts'
import { listFacts } from './list-facts.ts'
import { seedFacts } from './seed-facts.ts'

describe('the facts of the place', () => {
  it('are there from the first start, each with question, answer, and state, and none of them checked or announced', async () => {
    const { site } = await aSite()

    const facts = await listFacts(site)

    expect(facts.map(({ key }) => key)).toEqual(FIRST_FACTS.map(({ key }) => key))
    for (const fact of facts) {
      expect(fact).toMatchObject({ question: expect.stringMatching(/\?$/), checkedAt: null })
      expect(badgeOf(fact), fact.key).not.toBe('announced')
      expect(fact.answer.length).toBeGreaterThan(10)
    }
  })

  it('say of everything undecided that it is not announced, and guess nothing', () => {
    for (const { state, answer, key } of FIRST_DAY_FACTS) {
      if (state === 'known') continue
      expect(answer, key).toMatch(/not yet announced/)
      expect(answer, key).not.toMatch(/\$|\d(am|pm|:\d)|street/i)
    }
  })

  it('keep what the owner made of them over a restart', async () => {
    const { site, clock } = await aSite()
    clock.pass(MINUTE_MS)
    await changeFact(site, null, 'pricing', { short: 'From $12', state: 'known' })

    await seedFacts(site)

    const pricing = (await listFacts(site)).find(({ key }) => key === 'pricing')
    expect(pricing).toMatchObject({ short: 'From $12', state: 'known', standing: 'announced' })
  })

  it('cannot be changed under a name that does not exist', async () => {
    const { site } = await aSite()

    await expect(changeFact(site, null, 'moon', { short: 'Cheese' })).rejects.toMatchObject({ code: 'not-found' })
  })

  it.each(['open 2026-05-02', 'soft 2026-06', 'open 2027'])('never say that the doors have been open since a day that’s still to come: %s, on May 1, 2026', async (opening) => {
    const { site } = await aSite()

    await expect(changeFact(site, null, 'opening-date', { opening })).rejects.toMatchObject({ code: 'invalid', errors: { opening: [expect.stringContaining('still to come')] } })
    expect((await listFacts(site)).find(({ key }) => key === 'opening-date')?.opening).not.toBe(opening)
  })

  it.each(['open 2026-05-01', 'open 2026-05', 'soft 2026', 'open', 'dated 2027-03-03'])('say where the opening stands: %s, on May 1, 2026', async (opening) => {
    const { site } = await aSite()

    await changeFact(site, null, 'opening-date', { opening })

    expect((await listFacts(site)).find(({ key }) => key === 'opening-date')).toMatchObject({ opening })
  })
})

describe('a change of a fact', () => {
  it('is heard at once by this process and soon by others', async () => {
    const { site, place } = await aSite()
    const elsewhere = await aNeighborsBus(place)
    const heard: Change[] = []
    const heardElsewhere = new Promise<Change>((resolve) => elsewhere.subscribe(resolve))
    site.bus.subscribe((change) => heard.push(change))

    await changeFact(site, null, 'ages', { short: '1–12' })

    expect(heard).toEqual([{ stale: ['facts', 'texts'], purged: [] }])
    expect(await heardElsewhere).toEqual({ stale: ['facts', 'texts'], purged: [] })
  })

  it('is not heard when it did not happen', async () => {
    const { site } = await aSite()
    const heard: Change[] = []
    site.bus.subscribe((change) => heard.push(change))

    await changeFact(site, null, 'moon', {}).catch(() => {})
    await site.bus.wake()

    expect(heard).toEqual([])
  })
})
