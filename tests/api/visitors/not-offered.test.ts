import { describe, expect, it } from 'vitest'
import { changeFact } from '../../../src/domain/playground/change-fact.ts'
import { FIRST_FACTS } from '../../../src/domain/playground/first-facts.ts'
import { listFacts } from '../../../src/domain/playground/list-facts.ts'
import { anOutboxOfEveryEmail } from '../../support/emails/every-email.ts'
import { answers, emailWords, publicWords } from '../../support/playground/everything-said.ts'
import { QUESTIONS } from '../../support/playground/questions.ts'

/** What would still promise each of these. Names and questions stay. */
const PROMISES = {
  'feature.pods': /hands-on pods|tinker, build/gi,
  'feature.light': /light you can play with|calm corners|shifting light/gi,
  'feature.checkin': /facial recognition (?:is|and)|before we use facial|check-in would|check-in and check-out|leave with their own/gi,
  'feature.cafe': /\ba café\b(?!\?)|the café’s|takes parents seriously|hot coffee/gi,
  'feature.creative': /paint, paper/gi,
  'feature.events': /and family days|party packages|part of the plan/gi,
  'birthdays': /birthdays, workshops|birthday you’re already planning|party packages|part of the plan/gi,
} as const

const KEYS = Object.keys(PROMISES) as (keyof typeof PROMISES)[]

describe('something that isn’t offered', () => {
  it.each(KEYS)('is promised by no page, email, or answer of the assistant: %s', async (key) => {
    const { site, ask, post } = await anOutboxOfEveryEmail()
    const app = { site, ask, post }
    const everything = async () => [...(await publicWords(app)), ...(await emailWords(app)), ...(await answers(app, QUESTIONS))]
    const promised = async () => (await everything()).flatMap(({ where, text }) => [...text.matchAll(PROMISES[key])].map(([words]) => `${where}: ${words}`))
    expect(await promised()).not.toEqual([])

    await changeFact(site, null, key, { state: 'no', short: 'We won’t have it', answer: 'We’ve decided against it.' })

    expect(await promised()).toEqual([])
    const landing = (await publicWords(app)).find(({ where }) => where === '/')?.text
    if (key.startsWith('feature.')) expect(landing).toContain('We’ve decided against it. Not offered')
  })

  it('is left out of what the other facts list, whichever it is', async () => {
    const { site } = await anOutboxOfEveryEmail()
    const features = async () => (await listFacts(site)).find(({ key }) => key === 'features')?.answer

    expect(await features()).toBe(
      'Planned so far: Neo-Age Learning Pods, Sensory Lighting & Design, Secure Tech Check-ins, the Coffee Conda Café, Creative Zones, Special Events & Programs.',
    )
    for (const key of ['feature.events', 'feature.cafe', 'feature.pods']) await changeFact(site, null, key, { state: 'no', answer: 'We’ve decided against it.' })

    expect(await features()).toBe('Planned so far: Sensory Lighting & Design, Secure Tech Check-ins, Creative Zones.')
    for (const key of ['feature.light', 'feature.checkin', 'feature.creative']) await changeFact(site, null, key, { state: 'no', answer: 'We’ve decided against it.' })
    await changeFact(site, null, 'feature.events', { state: 'known', answer: 'Workshops on Sundays.' })

    expect(await features()).toBe('Planned so far: Special Events & Programs.')
    await changeFact(site, null, 'feature.pods', { state: 'known', answer: 'Cozy pods.' })

    expect(await features()).toBe('Planned so far: Neo-Age Learning Pods, Special Events & Programs.')
  })

  it.each([['before it opens', {}], ['once it’s open', { opening: 'open 2026-04-18' }]])('leaves no list without an end and no promise of a course when nothing is offered, on any page, in any email or answer, %s', async (_, opening) => {
    const { site, ask, post } = await anOutboxOfEveryEmail()
    const app = { site, ask, post }
    if ('opening' in opening) await changeFact(site, null, 'opening-date', opening)

    for (const { key } of FIRST_FACTS.filter(({ key }) => key.startsWith('feature.'))) await changeFact(site, null, key, { state: 'no', short: 'Not offered', answer: 'We’ve decided against it.' })

    const said = [...(await publicWords(app)), ...(await emailWords(app)), ...(await answers(app, [...QUESTIONS, 'What features are planned?']))]
    expect(said.flatMap(({ where, text }) => [...text.matchAll(/[^.]*(?:: ?[.,;]|: and |planned so far:|what we planned:|course we planned|very good afternoon)/gi)].map(([words]) => `${where}: ${words}`))).toEqual([])
    expect(said.find(({ where }) => where === '“What features are planned?”')?.text).toContain('We don’t offer any of the spaces we had planned.')
    expect(said.find(({ where }) => where === '/')?.text).toContain('What we had planned')
    const short = ((await (await ask('/api/facts')).json()) as { facts: { key: string; short: string }[] }).facts.find(({ key }) => key === 'features')?.short
    expect(short).toBe('The spaces we planned')
  })
})
