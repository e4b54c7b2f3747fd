import { describe, expect, it } from 'vitest'
import { countWords, spellerOf } from './speller.ts'

const TEXTS = ['when is the opening date', 'opening soon', 'a birthday party', 'do you open', 'how much', 'the parking lot', 'dark park']
const spellerFor = (texts: readonly string[]) => spellerOf(countWords(texts))
const common = Array.from({ length: 40 }, () => 'how is the lot')

describe('a word that no example has', () => {
  it.each([
    ['opning', 'opening', 'a letter is missing'],
    ['brithday', 'birthday', 'two letters are swapped'],
    ['parkng', 'parking', 'a letter is missing'],
    ['lt', 'lt', 'two letters may be anything'],
    ['hwo', 'how', 'two letters are swapped in a word many use'],
    ['dte', 'dte', 'it is short, and few use the word that is near'],
    ['openingdate', 'opening date', 'two words were joined'],
    ['parkinglot', 'parking lot', 'two words were joined'],
    ['zebra', 'zebra', 'nothing is near'],
    ['bark', 'bark', 'it begins differently'],
    ['dates', 'dates', 'it is only more of one'],
    ['2pm', '2pm', 'it has a figure'],
  ])('“%s” is read as “%s”: %s', (typed, meant) => {
    expect(spellerFor([...TEXTS, ...common])(typed)).toBe(meant)
  })

  it('is read as the word people use most, of several as near', () => {
    expect(spellerFor(['park', 'part', 'part'])('parx')).toBe('part')
  })
})
