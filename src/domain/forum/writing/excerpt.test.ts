import { expect, it } from 'vitest'
import { excerptOf } from './excerpt.ts'

it('the beginning of a post in a list cuts no emoji in two', () => {
  const content = `a${'👩‍👧'.repeat(60)}`

  expect(excerptOf({ content, deletedAt: null, hiddenAt: null })).toBe(`a${'👩‍👧'.repeat(31)}…`)
})
