import { describe, expect, it } from 'vitest'
import { foldedWords, placedWords } from './term-words.ts'

describe('words as the search compares them', () => {
  it.each([
    ['Café CRÈME', ['cafe', 'creme']],
    ['Straße, Œuvre & Ærø', ['strasse', 'oeuvre', 'aero']],
    ['don’t won\'t Maya’s kids’', ['dont', 'wont', 'mayas', 'kids']],
    ['l’école', ['l', 'ecole']],
    ['3-year-old, 2nd day', ['3', 'year', 'old', '2nd', 'day']],
    ['İstanbul ﬁne x²', ['istanbul', 'fine', 'x2']],
    ['🎉 <b>"NEAR" OR *\u0000%_', ['b', 'near', 'or']],
    ['пикник 図書館', ['пикник', '図書館']],
    ['', []],
  ])('are found in “%s”', (text, words) => {
    expect(foldedWords(text)).toEqual(words)
  })

  it('are cut when no one would type them', () => {
    expect(foldedWords('x'.repeat(5_000))).toEqual(['x'.repeat(40)])
  })

  it('are looked at only so far when they consist of marks, whose order takes the square of their number', () => {
    expect(foldedWords(`zebra${'\u0315\u0300'.repeat(14_000)}s`)).toEqual(['zebra'])
  })

  it('know their place in the text as it was written', () => {
    const text = 'A café'

    expect(placedWords(text).map(({ folded, start, end }) => [folded, text.slice(start, end)])).toEqual([
      ['a', 'A'],
      ['cafe', 'café'],
    ])
  })
})
