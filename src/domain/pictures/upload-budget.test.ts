import { describe, expect, it } from 'vitest'
import { AVATAR_MAX_BYTES, PICTURE_MAX_BYTES } from '../../shared/pictures/pictures.ts'
import { capacityOf } from '../site/capacity.ts'
import { decodeQueue, uploadBudgetOf } from './upload-budget.ts'

const uploadBudget = uploadBudgetOf({ capacity: capacityOf({ cores: 2, memoryBytes: 2 ** 30, workers: 1, connections: undefined }) })

/** Work that goes on until it is told to end. */
function longWork() {
  let end = () => {}
  const ended = new Promise<void>((resolve) => (end = resolve))
  return { end, work: () => ended }
}

describe('room for uploads', () => {
  it('is for three pictures of the blog at once; a fourth is told to come back, and finds room when one is done', async () => {
    const works = [longWork(), longWork(), longWork()]
    const running = works.map(({ work }) => uploadBudget.spend(PICTURE_MAX_BYTES, work))

    await expect(uploadBudget.spend(AVATAR_MAX_BYTES, async () => 'in')).rejects.toMatchObject({ code: 'unavailable', retryAfterSeconds: 10 })
    works[0]?.end()
    await running[0]
    expect(await uploadBudget.spend(AVATAR_MAX_BYTES, async () => 'in')).toBe('in')

    for (const { end } of works) end()
    await Promise.all(running)
  })

  it('is given back by work that fails', async () => {
    for (let n = 0; n < 5; n += 1) {
      await expect(uploadBudget.spend(PICTURE_MAX_BYTES, () => Promise.reject(new Error('broken off')))).rejects.toThrow('broken off')
    }

    expect(await uploadBudget.spend(PICTURE_MAX_BYTES, async () => 'in')).toBe('in')
  })
})

describe('decoding', () => {
  it('does one after the other, in order, whatever becomes of each', async () => {
    const done: string[] = []
    const report = (name: string) => async () => {
      done.push(`${name} begins`)
      await new Promise((resolve) => setImmediate(resolve))
      done.push(`${name} ends`)
      if (name === 'one') throw new Error('one fails')
    }

    const results = await Promise.allSettled([decodeQueue.run(report('one')), decodeQueue.run(report('two'))])

    expect(results.map(({ status }) => status)).toEqual(['rejected', 'fulfilled'])
    expect(done).toEqual(['one begins', 'one ends', 'two begins', 'two ends'])
  })
})
