import { expect, it } from 'vitest'
import { CONNECTIONS_OF_ALL, connectionsOfAll, poolOf, workerCount } from './worker-count.ts'

it('auto is a process for each core on PostgreSQL, and one on SQLite, which has one writer', () => {
  expect([workerCount('auto', true, 8), workerCount('auto', false, 8), workerCount('auto', true, 128), workerCount(3, true, 8)]).toEqual([8, 1, 64, 3])
})

it('one process has the pool it had before there were workers, and many share what PostgreSQL has by default', () => {
  expect([1, 2, 4, 8, 16].map(poolOf)).toEqual([10, 10, 10, 8, 3])
  for (const workers of [1, 2, 4, 8, 16]) {
    expect(connectionsOfAll(workers, poolOf(workers))).toBeLessThanOrEqual(CONNECTIONS_OF_ALL)
  }
  expect(poolOf(64)).toBe(3)
  expect([connectionsOfAll(1, 10), connectionsOfAll(4, 10)]).toEqual([12, 60])
})
