import { describe, expect, it } from 'vitest'
import { STATUS_OF } from '../../shared/playground/badges.ts'
import { contradictionIn } from '../../shared/playground/contradictions.ts'
import { FIRST_FACTS } from './first-facts.ts'

const open = { short: 'Not yet announced', answer: 'Pricing is not yet announced.', ...STATUS_OF['being-decided'] }
const announced = { short: 'From $12', answer: 'A visit costs $12 a child.', ...STATUS_OF.announced }

describe('a fact that is to be saved', () => {
  it.each([
    ['a price', { answer: 'It will be about $12.' }, ['$12']],
    ['a price in words', { answer: 'It will be about 12 dollars.' }, ['12 dollars']],
    ['a date', { short: 'March 3, 2027' }, ['March 3', '2027']],
    ['an address', { answer: 'You’ll find us at 12 Main Street.' }, ['12 Main Street']],
    ['a time', { answer: 'From 10 a.m. to 6 PM.' }, ['10 a.m.', '6 PM']],
  ])('as Being decided may not name %s without a question', (_, change, named) => {
    expect(contradictionIn(open, { ...open, ...change })).toEqual({ badge: 'Being decided', named, stillSays: '' })
  })

  it('as Being decided may not keep the announced answer without a question, even if it names no figure', () => {
    const before = { ...announced, short: 'At the Domain', answer: 'You’ll find us at the Domain.' }

    expect(contradictionIn(before, { ...before, ...STATUS_OF['being-decided'] })).toEqual({ badge: 'Being decided', named: [], stillSays: 'At the Domain' })
    expect(contradictionIn(before, open)).toBeNull()
  })

  it('as Not offered may not name a price without a question', () => {
    expect(contradictionIn(open, { ...open, ...STATUS_OF['not-offered'], short: 'No passes', answer: 'Passes for $90 aren’t offered.' })).toMatchObject({ badge: 'Not offered', named: ['$90'] })
    expect(contradictionIn(open, { ...open, ...STATUS_OF['not-offered'], short: 'No passes', answer: 'There won’t be any.' })).toBeNull()
  })

  it('may say anything once it’s announced or planned', () => {
    expect(contradictionIn(open, announced)).toBeNull()
    expect(contradictionIn(open, { ...announced, ...STATUS_OF.planned })).toBeNull()
  })

  it.each(FIRST_FACTS.filter(({ state }) => state === 'not-decided'))('may say what came with the product, and what other facts say: $key', (fact) => {
    expect(contradictionIn(fact, { ...fact, state: 'being-decided' })).toBeNull()
  })
})
