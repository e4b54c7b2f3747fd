import { describe, expect, it } from 'vitest'
import { phraseIn, phrasesOf } from './word-list.ts'

const found = (text: string, lines: string) => phraseIn(text, phrasesOf(lines))?.written

describe('the word list', () => {
  it.each([
    ['in any letter case', 'Buy Crypto today', 'crypto'],
    ['with and without accents', 'un idióta', 'Idiota'],
    ['at the start and at the end', 'Crypto', 'crypto'],
    ['between any signs', '“crypto”, they said', 'crypto'],
    ['with any signs between its words', 'work-from   home!', 'work from home'],
  ])('finds a phrase %s', (_, text, line) => {
    expect(found(text, line)).toBe(line)
  })

  it('finds whole words only', () => {
    expect(found('Classes and passes', 'ass')).toBeUndefined()
  })

  it('takes one phrase from each line and skips lines without a word', () => {
    expect(phrasesOf('one\n\n  two words \n—').map(({ written }) => written)).toEqual(['one', 'two words'])
  })
})
