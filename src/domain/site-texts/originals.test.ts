import { describe, expect, it } from 'vitest'
import { FIRST_FACTS } from '../playground/first-facts.ts'
import { checkReferences } from '../../shared/playground/references/check-references.ts'
import { placeholdersIn } from '../../shared/playground/references/parse-references.ts'
import { emphasisIn, withoutEmphasis } from '../../shared/site-texts/emphasis.ts'
import { GROUP_NAMES, textsIn } from '../../shared/site-texts/site-texts.ts'

const FACTS = Object.fromEntries(FIRST_FACTS.map((fact) => [fact.key, fact]))
const ALL = GROUP_NAMES.flatMap((group) => Object.entries(textsIn(group)).map(([name, text]) => ({ key: `${group}.${name}`, ...text })))

describe('the original of every text', () => {
  it.each(ALL)('fits its own rules: $key', ({ original, maxChars, kind }) => {
    expect(original.length).toBeLessThanOrEqual(maxChars)
    expect(kind !== 'rich' && original.includes('\n')).toBe(false)
    expect(checkReferences(original, FACTS, undefined, placeholdersIn(original))).toEqual([])
  })

  it('has a name of its own on its page', () => {
    for (const group of GROUP_NAMES) {
      const names = Object.values(textsIn(group)).map(({ name }) => name)
      expect(new Set(names).size).toBe(names.length)
    }
  })
})

describe('words between asterisks', () => {
  it('are emphasized, and an asterisk without its partner is a character', () => {
    expect(emphasisIn('In French, *on joue* means “we play.”*')).toEqual([
      { text: 'In French, ', isEmphasized: false },
      { text: 'on joue', isEmphasized: true },
      { text: ' means “we play.”*', isEmphasized: false },
    ])
    expect(withoutEmphasis('Welcome to *On Joue*')).toBe('Welcome to On Joue')
  })
})
