import { describe, expect, it } from 'vitest'
import { plainText } from './text.ts'

describe('what a visitor typed', () => {
  it.each([
    ['Tiếng Việt', 'Tiếng Việt'],
    ['בְּרֵאשִׁית בָּרָא', 'בְּרֵאשִׁית בָּרָא'],
    ['क्षत्रिय', 'क्षत्रिय'],
    ['👩‍👩‍👧', '👩‍👩‍👧'],
  ])('keeps every mark of %s', (typed, kept) => {
    expect(plainText(typed)).toBe(kept.normalize('NFC'))
  })

  // Putting marks in order takes the square of their number: half a second for as many as a request has room for.
  it('keeps no more than 30 marks on one letter', () => {
    const typed = `a${'\u0316\u0300'.repeat(1_000)}b`

    expect(plainText(typed).match(/\p{M}/gu)).toHaveLength(29) // one of them became a part of the letter
    expect(plainText(typed)).toMatch(/^à.*b$/)
  })

  it('counts as marks on one letter what only control characters keep apart', () => {
    const typed = `a${`${'\u0316\u0300'.repeat(15)}\u0001`.repeat(1_000)}b`

    expect(plainText(typed).match(/\p{M}/gu)).toHaveLength(29)
  })
})
