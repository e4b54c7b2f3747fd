import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { capacityOf } from '../../site/capacity.ts'
import { HASH_WAIT_MS, hashPassword, isPassword, PASSWORD_COST } from './password-hash.ts'

/** What a site pays. The other tests pay less, because what they are about is not the hash. */
const USUAL = { passwordCost: PASSWORD_COST, capacity: capacityOf({ cores: 2, memoryBytes: 2 ** 30, workers: 1, connections: undefined }) }

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

describe('many passwords at once', () => {
  it('are hashed two at a time; those whose turn doesn’t come in time are told to come back, however many wait', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    onTestFinished(() => void vi.useRealTimers())
    const results = Promise.allSettled(Array.from({ length: 100 }, (_, n) => hashPassword(USUAL, `password ${n}`)))

    await vi.advanceTimersByTimeAsync(HASH_WAIT_MS)

    const refused = (await results).filter((result) => result.status === 'rejected')
    expect(refused.length).toBeGreaterThan(90)
    expect(refused[0]?.reason).toMatchObject({ code: 'unavailable', retryAfterSeconds: 5 })
    expect(await isPassword(USUAL, 'later', await hashPassword(USUAL, 'later'))).toBe(true)
  })
})
