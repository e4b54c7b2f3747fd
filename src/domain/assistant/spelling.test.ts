import { describe, expect, it } from 'vitest'
import { editDistanceAllowed, soundsLike } from './spelling.ts'

describe('slips of the keyboard', () => {
  it('are forgiven by the length of the word', () => {
    expect([3, 4, 7, 8].map(editDistanceAllowed)).toEqual([0, 1, 1, 2])
  })

  it('sound like the word when only vowels differ', () => {
    expect(soundsLike('fondr', 'founder')).toBe(true)
    expect(soundsLike('water', 'waiter')).toBe(false)
  })
})
