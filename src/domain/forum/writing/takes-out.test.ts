import { describe, expect, it } from 'vitest'
import { takesOut } from './takes-out.ts'

describe('an edit that takes words out', () => {
  it.each([
    ['a name', 'My son Leo Markman, 4, starts here.', 'My son, 4, starts here.', true],
    ['a line', 'He goes to Zilker.\n\nWe live nearby.', 'We live nearby.', true],
    ['nothing', 'We live nearby.', 'We live nearby.', true],
    ['a name, for another word', 'My son Leo starts here.', 'My child starts here.', false],
    ['a part of a word', 'The therapist is here.', 'The rapist is here.', false],
    ['words, in another order', 'Leo bit Max.', 'Max bit Leo.', false],
    ['a name, for a sign', 'Leo is here.', '😀 is here.', false],
    ['a space between words', 'an other', 'another', false],
    ['words, and says one twice', 'So so good.', 'So so so good.', false],
  ])('leaves out %s', (_, before, after, isAllowed) => {
    expect(takesOut(before, after)).toBe(isAllowed)
  })
})
