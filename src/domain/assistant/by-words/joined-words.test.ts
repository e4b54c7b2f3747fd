import { describe, expect, it } from 'vitest'
import { FIRST_FACTS } from '../../playground/first-facts.ts'
import { indexOf } from './fact-index.ts'
import { splitJoined } from './joined-words.ts'

const FACTS = FIRST_FACTS.map((fact) => ({ ...fact, checkedAt: '2026-05-01T12:00:00.000Z' }))

describe('words typed as one', () => {
  it.each([
    ['parkinglot', ['parking', 'lot']],
    ['whereisit', ['where']],
    ['ticketprice', ['ticket', 'price']],
    ['carousel', ['carousel']],
    ['together', ['together']],
  ])('“%s” is read as %s', (word, words) => {
    expect(splitJoined(indexOf(FACTS), word)).toEqual(words)
  })
})
