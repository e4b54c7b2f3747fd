import { describe, expect, it } from 'vitest'
import { editDistanceAllowed, misspellings, soundsLike } from './spelling.ts'

describe('slips of the keyboard', () => {
  it.each([
    ['price', 'price', 0],
    ['prce', 'price', 1],
    ['priice', 'price', 1],
    ['pride', 'price', 1],
    ['pirce', 'price', 1],
    ['memberhsp', 'membership', 2],
  ])('“%s” is %s with %i of them', (typed, meant, count) => {
    expect(misspellings(typed, meant, 2)).toBe(count)
  })

  it('are not counted past the limit', () => {
    expect(misspellings('wheelchair', 'café', 1)).toBe(2)
    expect(misspellings('house', 'mouth', 1)).toBe(2)
  })

  it('are forgiven by the length of the word', () => {
    expect([3, 4, 7, 8].map(editDistanceAllowed)).toEqual([0, 1, 1, 2])
  })

  it('sound like the word when only vowels differ', () => {
    expect(soundsLike('fondr', 'founder')).toBe(true)
    expect(soundsLike('water', 'waiter')).toBe(false)
  })
})
