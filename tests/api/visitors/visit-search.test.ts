import { describe, expect, it } from 'vitest'
import { factsByKey } from '../../../src/shared/playground/playground.ts'
import { atAGlance, inTopics } from '../../../src/web/pages/visit/fact-topics.ts'
import { findFacts } from '../../../src/shared/playground/find-facts.ts'
import { FIRST_DAY_FACTS } from '../../support/playground/first-day.ts'

const found = (query: string): string[] => findFacts(FIRST_DAY_FACTS, query).map(({ key }) => key)

describe('the search among the facts', () => {
  it.each([
    ['price', 'pricing'],
    ['How much does it cost?', 'pricing'],
    ['CAFE', 'feature.cafe'],
    ['café', 'feature.cafe'],
    ['alergy', 'allergens'],
    ['peanuts', 'allergens'],
    ['wheelchiar', 'accessibility'],
    ['wi-fi', 'wifi'],
    ['brithday', 'birthdays'],
    ['park', 'parking'],
    ['face data', 'check-in-privacy'],
    ['socks', 'socks'],
  ])('finds for “%s” the fact “%s”', (query, key) => {
    expect(found(query)).toContain(key)
    expect(found(query).length).toBeLessThan(FIRST_DAY_FACTS.length / 2)
  })

  it('shows all without a question, and nothing for what it does not know', () => {
    expect(found('  ')).toHaveLength(FIRST_DAY_FACTS.length)
    expect(found('submarine')).toEqual([])
  })
})

describe('the topics', () => {
  const facts = FIRST_DAY_FACTS

  it('hold every fact once, also one that the owner adds', () => {
    const added = { ...facts[0]!, key: 'submarine' }
    const keys = inTopics([...facts, added]).flatMap((topic) => topic.facts.map(({ key }) => key))

    expect(keys.toSorted()).toEqual([...facts, added].map(({ key }) => key).toSorted())
    expect(inTopics(facts).map(({ title }) => title).slice(0, 4)).toEqual(['Opening', 'Location', 'Prices', 'Ages'])
  })

  it('begin with what parents ask first', () => {
    expect(atAGlance(factsByKey(facts)).map(({ key }) => key)).toContain('pricing')
  })
})
