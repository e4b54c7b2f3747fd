import { describe, expect, it } from 'vitest'
import { editDistance } from './edit-distance.ts'

describe('slips between two words', () => {
  it.each([
    ['price', 'price', 0],
    ['prce', 'price', 1],
    ['priice', 'price', 1],
    ['pride', 'price', 1],
    ['pirce', 'price', 1],
    ['memberhsp', 'membership', 2],
  ])('“%s” is %s with %i slips', (typed, meant, count) => {
    expect(editDistance(typed, meant, 2)).toBe(count)
  })

  it('are not counted past the limit', () => {
    expect(editDistance('wheelchair', 'café', 1)).toBe(2)
    expect(editDistance('house', 'mouth', 1)).toBe(2)
  })
})
