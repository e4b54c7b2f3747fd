import { describe, expect, it } from 'vitest'
import { Turns } from './writers-turn.ts'

/** Work that ends when it is told to. */
function work(name: string, log: string[]) {
  const { promise, resolve } = Promise.withResolvers<void>()
  return { end: resolve, start: () => (log.push(name), promise) }
}

const rest = () => new Promise((resolve) => setImmediate(resolve))

describe('writers who wait for their turn', () => {
  it('come one after the other, in the order they asked', async () => {
    const turns = new Turns(2, 10_000)
    const log: string[] = []
    const all = ['first', 'second', 'third', 'fourth'].map((name) => work(name, log))
    const done = all.map(({ start }) => turns.take(start))

    await rest()
    expect(log).toEqual(['first', 'second'])
    all[1]?.end()
    await rest()
    expect(log).toEqual(['first', 'second', 'third'])

    for (const { end } of all) end()
    await Promise.all(done)
    expect(log).toEqual(['first', 'second', 'third', 'fourth'])
  })

  it('leave the line when it takes too long, and the turn of whoever failed is free again', async () => {
    const turns = new Turns(1, 5)
    const held = work('held', [])
    const holder = turns.take(held.start)

    await expect(turns.take(async () => {})).rejects.toMatchObject({ name: 'DatabaseBusyError' })
    held.end()
    await holder
    await expect(turns.take(() => Promise.reject(new Error('no')))).rejects.toThrow('no')

    expect(await turns.take(async () => 'done')).toBe('done')
  })
})
