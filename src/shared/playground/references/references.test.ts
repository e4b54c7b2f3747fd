import { describe, expect, it } from 'vitest'
import { checkReferences } from './check-references.ts'
import { factsBehind } from './facts-behind.ts'
import { fillReferences } from './fill-references.ts'
import type { ReferableFact } from './referable-fact.ts'

const fact = (state: ReferableFact['state'], short: string, answer: string): ReferableFact => ({ label: 'Name', short, answer, state })

const FACTS = {
  city: fact('known', 'Austin, Texas', 'We’re coming to {city.short}.'),
  ages: fact('known', '2–12', 'For children ages {ages.words}.'),
  pricing: fact('not-decided', 'Not yet announced', 'Pricing is not yet announced.'),
  location: fact('not-decided', 'Not yet announced', 'The location is not yet announced.'),
  'feature.cafe': fact('known', 'Coffee Conda Café', 'A café for parents in {city.town}.'),
  wifi: fact('no', 'No Wi-Fi', 'There won’t be any Wi-Fi.'),
  heads: fact('known', 'Heads', '{tails.answer}'),
  tails: fact('known', 'Tails', 'See {heads.answer} Or don’t.'),
}

const priceDecided = { ...FACTS, pricing: fact('known', '$12 a child', 'A child pays $12.') }

describe('a text with references', () => {
  it.each([
    ['Coming to {city.short} – 2025', 'Coming to Austin, Texas – 2025'],
    ['Only in {city.town}.', 'Only in Austin.'],
    ['For ages {ages.words} ({ages.short}).', 'For ages 2 to 12 (2–12).'],
    ['{feature.cafe.label}: {feature.cafe.answer}', 'Name: A café for parents in Austin.'],
    ['{ Pricing.Short }', 'Not yet announced'],
    ['No references at all.  Spaces  stay.', 'No references at all.  Spaces  stay.'],
  ])('says what the facts say: “%s”', (text, words) => {
    expect(fillReferences(text, FACTS)).toBe(words)
  })

  it('shows a sentence only while its fact is undecided, or once it is decided', () => {
    const text = 'Join us. {if pricing undecided}The price isn’t announced yet.{else}A visit costs {pricing.short}.{end} See you.'

    expect(fillReferences(text, FACTS)).toBe('Join us. The price isn’t announced yet. See you.')
    expect(fillReferences(text, priceDecided)).toBe('Join us. A visit costs $12 a child. See you.')
  })

  it.each([
    ['{if pricing, location undecided}Nothing is announced.{end}', 'Nothing is announced.', ''],
    ['{if pricing decided}Now you know.{end}', '', 'Now you know.'],
    ['{if wifi not offered}No Wi-Fi.{end}{if wifi offered}Wi-Fi.{end}', 'No Wi-Fi.', 'No Wi-Fi.'],
  ])('asks several facts at once, and whether something is offered: “%s”', (text, before, after) => {
    expect(fillReferences(text, FACTS)).toBe(before)
    expect(fillReferences(text, priceDecided)).toBe(after)
  })

  it.each([
    ['wifi', 'Planned: pods, zones.'],
    ['feature.cafe', 'Planned: pods, zones, and more.'],
  ])('ends a list with the last item that is offered: {if %s offered}', (key, words) => {
    expect(fillReferences(`Planned: pods, zones, {if ${key} offered}and more{end}.`, FACTS)).toBe(words)
  })

  it('leaves out a list with nothing in it', () => {
    expect(fillReferences('Come in. Planned: {if wifi offered}Wi-Fi{end}. {if wifi not offered}Bring a book.{end}', FACTS)).toBe('Come in. Bring a book.')
  })

  it.each([
    ['We open. A visit costs {prices.short}. See you.', 'We open. See you.'],
    ['{pricing.answers}', ''],
    ['{heads.answer}', 'Or don’t.'],
    ['Bring {good} mood} and {socks', 'Bring good mood and socks'],
    ['{if moon undecided}No moon.{end} Yes.', 'Yes.'],
    ['{if pricing undecided}No price yet.', 'No price yet.'],
    ['{else}{end} Fine.', 'Fine.'],
  ])('never shows a brace, and leaves a sentence out that leads nowhere: “%s”', (text, words) => {
    expect(fillReferences(text, FACTS)).toBe(words)
  })

  it('knows every fact it depends on, through other facts too', () => {
    const text = '{feature.cafe.answer} {if pricing undecided}Not yet.{end}'

    expect(factsBehind(text, FACTS)).toEqual(new Set(['feature.cafe', 'city', 'pricing']))
  })
})

describe('a text that is saved', () => {
  it.each(['Plain.', '{city.short}', '{if pricing, location undecided}Soon.{else}{pricing.answer}{end}'])('may say “%s”', (text) => {
    expect(checkReferences(text, FACTS, 'parking.answer')).toEqual([])
  })

  it.each([
    ['{prices.short}', '“{prices.short}” doesn’t lead to a fact. Please insert it from the list again.'],
    ['{pricing.color}', '“{pricing.color}” doesn’t lead to a fact. Please insert it from the list again.'],
    ['{if prices undecided}Soon.{end}', '“{if prices undecided}” doesn’t lead to a fact. Please insert it from the list again.'],
    ['{smile}', 'Curly braces are only for references. Insert one from the list, or leave the braces out.'],
    ['{if pricing undecided}Soon.', 'Please write {end} after the sentence that “{if pricing undecided}” is about.'],
    ['{if pricing undecided}A.{if wifi decided}B.{end}', 'Please write {end} before “{if wifi decided}”: one condition can’t be inside another.'],
    ['Soon.{end}', '“{end}” needs an {if ...} before it.'],
    ['Soon.{else}Now.', '“{else}” needs an {if ...} of its own before it.'],
    ['See {heads.answer}', '“{heads.answer}” leads back to this text, so it can’t be shown here.'],
  ])('is refused with a sentence that helps: “%s”', (text, complaint) => {
    expect(checkReferences(text, FACTS, 'tails.answer')).toContain(complaint)
  })

  it('can’t refer to itself, neither to its town', () => {
    expect(checkReferences('{city.town}', FACTS, 'city.short')).toHaveLength(1)
  })
})
