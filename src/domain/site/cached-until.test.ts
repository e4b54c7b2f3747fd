import { describe, expect, it } from 'vitest'
import { type Change, EVERYTHING } from './cache-tags.ts'
import { rememberedUntil } from './cached-until.ts'
import type { Site } from './site.ts'

/** A bus one can talk into, and how many listen to it. */
function aBus() {
  const listeners = new Set<(change: Change) => void>()
  const subscribe = (listener: (change: Change) => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }
  const announce = (change: Change) => [...listeners].forEach((listener) => listener(change))
  return { site: { bus: { subscribe } } as unknown as Site, tell: announce, listeners }
}

describe('what is remembered until a change', () => {
  it('is read once, and again after a change it is about', async () => {
    const { site, tell: announce } = aBus()
    let reads = 0
    const value = rememberedUntil(['facts'], async () => (reads += 1))

    expect([await value(site), await value(site)]).toEqual([1, 1])
    announce({ stale: ['blog'], purged: ['topic:1'] })
    expect(await value(site)).toBe(1)
    announce({ stale: ['facts'], purged: [] })
    expect(await value(site)).toBe(2)
    announce(EVERYTHING)
    expect(await value(site)).toBe(3)
  })

  it('is not remembered when reading it failed, and no one listens for it anymore', async () => {
    const { site, listeners } = aBus()
    let isDown = true
    const value = rememberedUntil(['facts'], async () => {
      if (isDown) throw new Error('The database is away.')
      return 'here'
    })

    for (let n = 0; n < 5; n += 1) await expect(value(site)).rejects.toThrow('away')
    expect(listeners.size).toBe(0)
    isDown = false

    expect(await value(site)).toBe('here')
    expect(listeners.size).toBe(1)
  })

  it('forgets a reading that a change has overtaken, but not the one after it', async () => {
    const { site, tell: announce } = aBus()
    const answers = ['old', 'new']
    const value = rememberedUntil(['facts'], async () => answers.shift())

    const old = value(site)
    announce(EVERYTHING)

    expect([await old, await value(site), await value(site)]).toEqual(['old', 'new', 'new'])
  })
})
