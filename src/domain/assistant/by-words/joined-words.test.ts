import { describe, expect, it } from 'vitest'
import { FIRST_DAY_FACTS } from '../../../../tests/support/playground/first-day.ts'
import { indexOf } from './fact-index.ts'
import { splitJoined } from './joined-words.ts'

describe('words typed as one', () => {
  it.each([
    ['parkinglot', ['parking', 'lot']],
    ['whereisit', ['where']],
    ['ticketprice', ['ticket', 'price']],
    ['carousel', ['carousel']],
    ['together', ['together']],
  ])('“%s” is read as %s', (word, words) => {
    expect(splitJoined(indexOf(FIRST_DAY_FACTS), word)).toEqual(words)
  })
})
