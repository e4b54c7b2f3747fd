import { describe, expect, it } from 'vitest'
import { aForum, as } from '../../../tests/support/a-forum.ts'
import { DAY_MS } from '../../shared/time/instant.ts'
import type { Actor, Site } from '../site/site.ts'
import { changeFact, checkFact, restoreFact } from './change-fact.ts'
import { getOfficeFact, listFactWarnings, listOfficeFacts } from './list-office-facts.ts'

const pricingOf = (site: Site, actor: Actor) => getOfficeFact(site, actor, 'pricing')

describe('the history of a fact', () => {
  it('tells who changed it when, and what it said before', async () => {
    const { site, rosa, clock } = await aForum()
    await changeFact(site, as(rosa), 'pricing', { short: 'From $12', state: 'known', words: 'price' })
    clock.pass(DAY_MS)
    await changeFact(site, null, 'pricing', { short: 'From $14' })

    const { fact, changes } = await pricingOf(site, as(rosa))

    expect(fact).toMatchObject({ short: 'From $14', state: 'known', words: 'price', version: changes[0]?.id })
    expect(changes).toMatchObject([
      { by: null, at: '2026-05-02T12:00:00.000Z', before: { short: 'From $12', state: 'known' } },
      { by: 'Rosa', at: '2026-05-01T12:00:00.000Z', before: { short: 'Not yet announced', state: 'not-decided' } },
    ])
    const acts = await site.db.selectFrom('officeAct').select(['actorId', 'kind', 'subject', 'detail']).orderBy('id').execute()
    expect(acts).toEqual([
      { actorId: rosa.id, kind: 'fact.change', subject: 'fact:pricing', detail: '{"fields":["short","state","words"]}' },
      { actorId: null, kind: 'fact.change', subject: 'fact:pricing', detail: '{"fields":["short"]}' },
    ])
  })

  it('puts a former version back, and that can be taken back in turn', async () => {
    const { site, rosa } = await aForum()
    const first = (await pricingOf(site, as(rosa))).fact
    await changeFact(site, as(rosa), 'pricing', { short: 'From $12', answer: 'Twelve dollars.', state: 'known' })
    const { fact, changes } = await pricingOf(site, as(rosa))

    await restoreFact(site, as(rosa), 'pricing', changes[0]?.id ?? 0, { version: fact.version })

    const restored = await pricingOf(site, as(rosa))
    expect(restored.fact).toMatchObject({ short: first.short, answer: first.answer, state: 'not-decided' })
    expect(restored.changes[0]?.before).toMatchObject({ short: 'From $12', state: 'known' })
  })

  it('holds no version of another fact', async () => {
    const { site, rosa } = await aForum()
    await changeFact(site, as(rosa), 'ages', { short: '1–12' })
    const [change] = (await getOfficeFact(site, as(rosa), 'ages')).changes

    const restoring = restoreFact(site, as(rosa), 'pricing', change?.id ?? 0, { version: 0 })

    await expect(restoring).rejects.toMatchObject({ code: 'not-found' })
  })
})

describe('a fact that two people have open', () => {
  it('is not overwritten: the second to save is told, and nothing is lost', async () => {
    const { site, rosa } = await aForum()
    await changeFact(site, as(rosa), 'pricing', { short: 'From $12' }, { version: 0 })

    await expect(changeFact(site, as(rosa), 'pricing', { short: 'From $9' }, { version: 0 })).rejects.toMatchObject({ code: 'conflict' })

    expect((await pricingOf(site, as(rosa))).fact.short).toBe('From $12')
  })

  it('takes one of two changes that arrive at the same moment', async () => {
    const { site, rosa } = await aForum()

    const outcomes = await Promise.allSettled(
      ['From $9', 'From $12', 'From $15'].map((short) => changeFact(site, as(rosa), 'pricing', { short }, { version: 0 })),
    )

    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect((await pricingOf(site, as(rosa))).changes).toHaveLength(1)
  })
})

describe('“still true”', () => {
  it('sets the date and nothing else of a fact that isn’t decided', async () => {
    const { site, rosa, clock } = await aForum()
    const before = await pricingOf(site, as(rosa))
    clock.pass(DAY_MS)

    await checkFact(site, as(rosa), 'pricing')

    const after = await pricingOf(site, as(rosa))
    expect(after).toEqual({ ...before, fact: { ...before.fact, checkedAt: '2026-05-02T12:00:00.000Z', reviewedAt: '2026-05-02T12:00:00.000Z', isDue: false }, today: '2026-05-02' })
  })
})

describe('a fact that names a date in the past [D65]', () => {
  it('is flagged where the date stands, until the owner changes it', async () => {
    const { site, rosa } = await aForum()

    const warnings = await listFactWarnings(site, as(rosa))

    expect(warnings).toContainEqual({ key: 'announcement', label: 'Announcement', field: 'short', date: '2025' })
    expect(new Set(warnings.map(({ key }) => key))).toEqual(new Set(['announcement', 'opening-year', 'opening-date']))
    await changeFact(site, as(rosa), 'announcement', { short: 'Coming to Austin, Texas', answer: 'On Joue is coming to Austin, Texas.' })
    expect((await listFactWarnings(site, as(rosa))).map(({ key }) => key)).not.toContain('announcement')
  })

  it('is flagged from the day on which the date has passed in Austin', async () => {
    const { site, rosa, clock } = await aForum()
    await changeFact(site, as(rosa), 'hours', { answer: 'We open on May 1, 2026.' })
    const isFlagged = async () => (await listFactWarnings(site, as(rosa))).some(({ key }) => key === 'hours')

    clock.pass(DAY_MS * 0.7) // 04:48 UTC on May 2 is 11:48 PM on May 1 in Austin
    expect(await isFlagged()).toBe(false)
    clock.pass(DAY_MS * 0.05)
    expect(await isFlagged()).toBe(true)
  })
})

describe('the facts in the office', () => {
  it('are the admins’ alone', async () => {
    const { site, maya, ines } = await aForum()

    for (const actor of [as(maya), as(ines)]) {
      for (const call of [listOfficeFacts, listFactWarnings]) {
        await expect(call(site, actor)).rejects.toMatchObject({ code: 'not-found' })
      }
      await expect(getOfficeFact(site, actor, 'ages')).rejects.toMatchObject({ code: 'not-found' })
      await expect(changeFact(site, actor, 'ages', { short: '0–99' })).rejects.toMatchObject({ code: 'not-found' })
      await expect(checkFact(site, actor, 'ages')).rejects.toMatchObject({ code: 'not-found' })
    }
  })
})
