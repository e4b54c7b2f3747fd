import { describe, expect, it } from 'vitest'
import { WriteQueue } from './writers-turn.ts'

/** Work that ends when it is told to. */
function work(name: string, log: string[]) {
  const { promise, resolve } = Promise.withResolvers<void>()
  return { end: resolve, start: () => (log.push(name), promise) }
}

const rest = () => new Promise((resolve) => setImmediate(resolve))

describe('writers who wait for their turn', () => {
  it('come one after the other, in the order they asked', async () => {
    const queue = new WriteQueue(2, 10_000)
    const log: string[] = []
    const all = ['first', 'second', 'third', 'fourth'].map((name) => work(name, log))
    const done = all.map(({ start }) => queue.take(start))

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
    const queue = new WriteQueue(1, 5)
    const running = work('held', [])
    const holder = queue.take(running.start)

    await expect(queue.take(async () => {})).rejects.toMatchObject({ name: 'DatabaseBusyError' })
    running.end()
    await holder
    await expect(queue.take(() => Promise.reject(new Error('no')))).rejects.toThrow('no')

    expect(await queue.take(async () => 'done')).toBe('done')
  })
})
