import { describe, expect, it } from 'vitest'
import { initialsOf } from './avatar.tsx'
import { shownPages } from './pagination.tsx'

describe('the numbers under a long list', () => {
  it.each([
    [1, 2, [1, 2]],
    [1, 10, [1, 2, undefined, 10]],
    [3, 5, [1, 2, 3, 4, 5]],
    [5, 10, [1, undefined, 4, 5, 6, undefined, 10]],
    [250, 250, [1, undefined, 249, 250]],
  ])('on page %i of %i are first, last and the neighbors', (page, pages, shown) => {
    expect(shownPages(page, pages)).toEqual(shown)
  })
})

describe('initials', () => {
  it.each([
    ['maya', 'MA'],
    ['two_left_shoes', 'TL'],
    ['nightowl-512', 'N5'],
    ['x', 'X'],
    ['___', '?'],
  ])('of %s are %s', (name, initials) => {
    expect(initialsOf(name)).toBe(initials)
  })
})
