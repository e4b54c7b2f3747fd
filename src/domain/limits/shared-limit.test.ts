import { expect, it } from 'vitest'
import { MINUTE_MS } from '../../shared/time/instant.ts'
import { shareOf } from './shared-limit.ts'

const share = (max: number, processes: number) => shareOf({ max, windowMs: MINUTE_MS }, processes)

it.each([
  { limit: 50, processes: 1, free: Infinity, stopsAt: 50 },
  { limit: 2, processes: 8, free: 0, stopsAt: 2 },
  { limit: 30, processes: 8, free: 0, stopsAt: 30 },
  { limit: 50, processes: 8, free: 1, stopsAt: 47 },
  { limit: 60, processes: 8, free: 1, stopsAt: 58 },
  { limit: 200, processes: 8, free: 2, stopsAt: 200 },
  { limit: 60_000, processes: 64, free: 93, stopsAt: 60_000 },
])('of a limit of $limit, each of $processes processes lets $free through unasked, and all stop at $stopsAt', ({ limit, processes, ...expected }) => {
  expect(share(limit, processes)).toEqual(expected)
})

it('what all let through together is a tenth more or fewer at most, whatever the limit and however many they are', () => {
  const far = []
  for (let limit = 1; limit <= 1_000; limit += 1) {
    for (let processes = 2; processes <= 64; processes += 1) {
      const { free, stopsAt } = share(limit, processes)
      if (stopsAt + free * processes > limit * 1.1 || stopsAt < limit * 0.9) far.push({ limit, processes })
    }
  }

  expect(far).toEqual([])
})
