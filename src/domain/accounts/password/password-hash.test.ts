import { describe, expect, it } from 'vitest'
import { hashPassword, isPassword, PASSWORD_COST } from './password-hash.ts'

/** What a site pays. The other tests pay less, because what they are about is not the hash. */
const USUAL = { passwordCost: PASSWORD_COST }

describe('a stored password', () => {
  it('is known again, typed on another keyboard too, and nothing else is', async () => {
    const stored = await hashPassword(USUAL, 'crème brûlée')

    expect(await isPassword(USUAL, 'crème brûlée'.normalize('NFD'), stored)).toBe(true)
    expect(await isPassword(USUAL, 'creme brulee', stored)).toBe(false)
    expect(await isPassword(USUAL, 'crème brûlée', null)).toBe(false)
  })

  it('is no one’s when longer than any that is taken, not even cut short', async () => {
    expect(await isPassword(USUAL, 'a'.repeat(801), await hashPassword(USUAL, ''))).toBe(false)
    expect(await isPassword(USUAL, 'a\u0301'.repeat(200), await hashPassword(USUAL, 'á'.repeat(200)))).toBe(true)
  })

  it('is never the same text twice', async () => {
    expect(await hashPassword(USUAL, 'quiet corner 7')).not.toBe(await hashPassword(USUAL, 'quiet corner 7'))
  })
})

describe('a hundred passwords at once', () => {
  it('are hashed two at a time; fifty wait, and the others are told to come back', async () => {
    const results = await Promise.allSettled(Array.from({ length: 100 }, (_, n) => hashPassword(USUAL, `password ${n}`)))

    const refused = results.filter((result) => result.status === 'rejected')
    expect(refused).toHaveLength(48)
    expect(refused[0]?.reason).toMatchObject({ code: 'unavailable', retryAfterSeconds: 5 })
    expect(await isPassword(USUAL, 'later', await hashPassword(USUAL, 'later'))).toBe(true)
  })
})
