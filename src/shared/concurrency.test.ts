import { describe, expect, it } from 'vitest'
import { Budget, Lock, Queue } from './concurrency.ts'

/** Work that ends when it is told to. */
function work(name: string, log: string[]) {
  const { promise, resolve } = Promise.withResolvers<void>()
  return { end: resolve, start: () => (log.push(name), promise) }
}

const rest = () => new Promise((resolve) => setImmediate(resolve))
const refusal = () => new Error('Please come back later.')

describe('a queue', () => {
  it('starts waiting work one after the other, in the order it came', async () => {
    const queue = new Queue({ concurrency: 2 })
    const log: string[] = []
    const all = ['first', 'second', 'third', 'fourth'].map((name) => work(name, log))
    const done = all.map(({ start }) => queue.run(start))

    await rest()
    expect(log).toEqual(['first', 'second'])
    all[1]?.end()
    await rest()
    expect(log).toEqual(['first', 'second', 'third'])

    for (const { end } of all) end()
    await Promise.all(done)
    expect(log).toEqual(['first', 'second', 'third', 'fourth'])
  })

  it('never starts work that waited too long, and gives the place of work that failed to the next', async () => {
    const queue = new Queue({ concurrency: 1, timeoutMs: 5, refusal })
    const log: string[] = []
    const slow = work('slow', log)
    const holder = queue.run(slow.start)

    await expect(queue.run(work('late', log).start)).rejects.toThrow('Please come back later.')
    slow.end()
    await holder
    await expect(queue.run(() => Promise.reject(new Error('no')))).rejects.toThrow('no')

    expect(await queue.run(async () => 'done')).toBe('done')
    expect(log).toEqual(['slow'])
  })
})

describe('a lock', () => {
  it('is held by one at a time, in the order they asked', async () => {
    const lock = new Lock()
    const log: string[] = []
    const block = async (name: string) => {
      const release = await lock.acquire()
      log.push(`${name} has it`)
      await rest()
      log.push(`${name} gives it back`)
      release()
    }

    await Promise.all([block('one'), block('two')])

    expect(log).toEqual(['one has it', 'one gives it back', 'two has it', 'two gives it back'])
  })
})

describe('a budget', () => {
  it('refuses what does not fit beside running work, and is whole again when that ends or fails', async () => {
    const budget = new Budget(3, refusal)
    const big = work('big', [])
    const running = budget.spend(2, big.start)

    await expect(budget.spend(2, async () => 'in')).rejects.toThrow('Please come back later.')
    await expect(budget.spend(1, () => Promise.reject(new Error('broken off')))).rejects.toThrow('broken off')
    big.end()
    await running

    expect(await budget.spend(3, async () => 'in')).toBe('in')
  })
})
