import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { scheduleEvery } from './schedule-every.ts'
import { NO_METRICS } from '../metrics/metrics.ts'
import { openLog } from '../http/log.ts'

const SECOND_MS = 1_000
const quiet = openLog('silent')

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Work that takes its time, and how often it was begun, is under way, and was under way at most. */
function slowWork(takesMs: number) {
  const seen = { begun: 0, underWay: 0, mostAtOnce: 0 }
  const work = async () => {
    seen.begun += 1
    seen.underWay += 1
    seen.mostAtOnce = Math.max(seen.mostAtOnce, seen.underWay)
    await new Promise((resolve) => setTimeout(resolve, takesMs))
    seen.underWay -= 1
  }
  return { seen, work }
}

it('runs one round at a time, however many turns have come while a long one ran', async () => {
  const { seen, work } = slowWork(20 * SECOND_MS)
  const stop = scheduleEvery(2 * SECOND_MS, 'views', { log: quiet, metrics: NO_METRICS, note: () => {} }, work)

  await vi.advanceTimersByTimeAsync(100 * SECOND_MS)

  expect(seen).toMatchObject({ begun: 5, mostAtOnce: 1 })
  await Promise.all([stop(), vi.advanceTimersByTimeAsync(20 * SECOND_MS)])
  expect(seen.underWay).toBe(0)
})

it('goes on after a round that failed', async () => {
  let rounds = 0
  const noted: string[] = []
  const stop = scheduleEvery(2 * SECOND_MS, 'blog', { log: quiet, metrics: NO_METRICS, note: (job, outcome) => noted.push(`${job} ${outcome}`) }, async () => {
    rounds += 1
    throw new Error('This time it did not work.')
  })

  await vi.advanceTimersByTimeAsync(7 * SECOND_MS)
  await stop()
  await vi.advanceTimersByTimeAsync(7 * SECOND_MS)

  expect(rounds).toBe(3)
  expect(noted).toEqual(['blog failed', 'blog failed', 'blog failed'])
})
