import { describe, expect, it } from 'vitest'
import { isEmptyTitle, rowsNamedIn, titlesIn } from './test-titles.mjs'

const rowsIn = (text) => [...rowsNamedIn(titlesIn('a.test.ts', text))]

describe('a requirement row', () => {
  it.each([
    ['the title of a test', `it('says so [R001]', () => {})`],
    ['the title of a journey', `test('says so [R001]', async ({ page }) => {})`],
    ['a title with a computed part', 'test(`says so at ${width} px [R001]`, () => {})'],
    ['a row of a table that fills the title', `it.each([['R001', 5]])('says so [%s]', () => {})`],
  ])('counts in %s', (_, text) => {
    expect(rowsIn(text)).toEqual(['R001'])
  })

  it.each([
    ['a comment', `// [R001]\nit('says so', () => {})`],
    ['the title of a group', `describe('the page [R001]', () => { it('says so', () => {}) })`],
    ['the title of a group of journeys', `test.describe('the page [R001]', () => {})`],
    ['a test that is skipped', `it.skip('says so [R001]', () => {})`],
    ['a test that is still to be written', `it.todo('says so [R001]', () => {})`],
    ['the body of a test', `it('says so', () => { expect('R001').toBe('R001') })`],
    ['a cell of a table that the title doesn’t show', `it.each([['a', 'R001']])('says %s', () => {})`],
  ])('doesn’t count in %s', (_, text) => {
    expect(rowsIn(text)).toEqual([])
  })
})

describe('a title', () => {
  it.each(['works with %j', 'works', '%s', '“%s”', '$route', '${}'])('says nothing as %j', (title) => {
    expect(isEmptyTitle(title)).toBe(true)
  })

  it.each(['refuses %s', 'is told that it works', 'the file “$what” is $becomes'])('says something as %j', (title) => {
    expect(isEmptyTitle(title)).toBe(false)
  })
})
