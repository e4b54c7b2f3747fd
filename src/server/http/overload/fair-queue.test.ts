import { expect, it, onTestFinished, vi } from 'vitest'
import { FairQueue } from './fair-queue.ts'

/** A queue for one at a time, and six who wait since it stood still for a moment. */
async function aQueueThatStoodStill() {
  const queue = new FairQueue({ concurrency: 1, queueLimit: 100, waitMs: 60_000 })
  queue.tryEnter()
  const entered: string[] = []
  const enter = (name: string) => void queue.enter('192.0.2.1').then(() => entered.push(name))
  for (const name of ['1', '2', '3', '4', '5', '6']) enter(name)

  const now = performance.now.bind(performance)
  vi.spyOn(performance, 'now').mockImplementation(() => now() + 31_000)
  onTestFinished(() => void vi.restoreAllMocks())
  const letNextEnter = async () => {
    const count = entered.length
    queue.leave()
    await expect.poll(() => entered.length).toBe(count + 1)
  }
  return { entered, enter, letNextEnter }
}

it('reaches everyone who waited while it stood still, though others come as fast as it serves', async () => {
  const { entered, enter, letNextEnter } = await aQueueThatStoodStill()

  for (let round = 1; round <= 12; round += 1) {
    enter(`new ${round}`)
    await letNextEnter()
  }

  expect(entered).toEqual(expect.arrayContaining(['1', '2', '3', '4', '5', '6']))
  expect(entered.slice(0, 4)).toEqual(['new 1', '1', 'new 3', '2'])
})

it('refuses no one for a time in which the process stood still, and others after the usual time', async () => {
  const waitMs = 300
  const queue = new FairQueue({ concurrency: 1, queueLimit: 100, waitMs })
  queue.tryEnter()
  const waiting = [queue.enter('192.0.2.1'), queue.enter('192.0.2.1')]

  for (const until = performance.now() + 3 * waitMs; performance.now() < until; );
  // The check that was due comes first.
  await new Promise((resolve) => setTimeout(resolve, 1))
  queue.leave()

  expect(await waiting[0]).toBe(true)
  expect(await waiting[1]).toBe(false)
})
