import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { FIRST_DAY_FACTS } from '../../../../tests/support/playground/first-day.ts'
import { FACT_PARTS } from '../../../shared/playground/fact-fields.ts'
import { SPANISH_FIELDS } from '../../../shared/playground/spanish-fields.ts'
import { SPANISH_DRAFTS } from './spanish-drafts.ts'
import { englishOf, spanishOf } from './spanish-of.ts'

/** Made from the site's own tables: its Spanish says less, and so stays true. */
const FROM_TABLES = 'website-privacy'
const numbersIn = (text: string): string[] => (text.match(/\d+/g) ?? []).toSorted()
const [pricing] = FIRST_DAY_FACTS.filter(({ key }) => key === 'pricing')

describe('the facts in Spanish that come with the product', () => {
  it('are all of them', () => {
    expect(Object.keys(SPANISH_DRAFTS).toSorted()).toEqual(FIRST_DAY_FACTS.map(({ key }) => key).toSorted())
  })

  it.each(FIRST_DAY_FACTS.map((fact) => [fact.key, fact] as const))('say the figures of the English and are as short: %s', (key, fact) => {
    const texts = SPANISH_DRAFTS[key]!

    expect(texts.question).toMatch(/^¿.*\?$/)
    expect(SPANISH_FIELDS.filter((field) => texts[field].length > FACT_PARTS[field].maxChars || texts[field].includes('{'))).toEqual([])
    expect(numbersIn(texts.answer)).toEqual(key === FROM_TABLES ? [] : numbersIn(fact.answer))
    expect(/todavía no/i.test(texts.answer)).toBe(/not yet announced/.test(fact.answer))
  })

  it('were written for this very English: read the Spanish of what has changed, then correct the hash', () => {
    const english = FIRST_DAY_FACTS.filter(({ key }) => key !== FROM_TABLES).map((fact) => englishOf(fact)).join('\n\n')

    expect(createHash('sha256').update(english).digest('hex').slice(0, 12)).toBe('4ae77cbee9d6')
  })
})

describe('a fact in Spanish', () => {
  it('is stale once its English has changed', () => {
    expect(spanishOf(pricing!, undefined)).toMatchObject({ isStale: false, isDraft: true })
    expect(spanishOf({ ...pricing!, answer: 'A visit is $18.' }, undefined)).toMatchObject({ isStale: true })
  })

  it('is the owner’s where she wrote it, for the English she saw', () => {
    const own = { label: 'Precios', question: '¿Cuánto?', answer: 'Una visita cuesta $18.', english: englishOf({ ...pricing!, answer: 'A visit is $18.' }) }

    expect(spanishOf({ ...pricing!, answer: 'A visit is $18.' }, own)).toMatchObject({ isStale: false, isDraft: false, texts: { answer: 'Una visita cuesta $18.' } })
    expect(spanishOf(pricing!, own)).toMatchObject({ isStale: true })
  })

  it('is missing where no one wrote it', () => {
    expect(spanishOf({ ...pricing!, key: 'asked.1' }, undefined)).toBeNull()
  })
})
