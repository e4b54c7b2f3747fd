import { expect, it } from 'vitest'
import { capacityOf } from './capacity.ts'

const [MB, GB] = [2 ** 20, 2 ** 30]

it.each([
  { on: 'SQLite on a large machine', cores: 16, memoryBytes: 64 * GB, workers: 1, connections: undefined, hashes: 2, writers: 50, uploadMb: 24, cacheMb: 128 },
  { on: 'SQLite on the smallest machine', cores: 1, memoryBytes: 512 * MB, workers: 1, connections: undefined, hashes: 1, writers: 50, uploadMb: 12.8, cacheMb: 64 },
  { on: 'SQLite with hardly any memory', cores: 1, memoryBytes: 64 * MB, workers: 1, connections: undefined, hashes: 1, writers: 50, uploadMb: 8, cacheMb: 16 },
  { on: 'one process on two cores', cores: 2, memoryBytes: GB, workers: 1, connections: 10, hashes: 2, writers: 5, uploadMb: 24, cacheMb: 128 },
  { on: 'a process for each of two cores', cores: 2, memoryBytes: 2 * GB, workers: 2, connections: 10, hashes: 1, writers: 5, uploadMb: 24, cacheMb: 128 },
  { on: 'a process for each of eight cores', cores: 8, memoryBytes: 4 * GB, workers: 8, connections: 8, hashes: 1, writers: 4, uploadMb: 12.8, cacheMb: 64 },
  { on: 'more processes than cores', cores: 2, memoryBytes: 8 * GB, workers: 16, connections: 3, hashes: 1, writers: 1, uploadMb: 12.8, cacheMb: 64 },
])('$on: $hashes hashes, $writers writers, $uploadMb MB of uploads, $cacheMb MB of pages', ({ cores, memoryBytes, workers, connections, hashes, writers, uploadMb, cacheMb }) => {
  expect(capacityOf({ cores, memoryBytes, workers, connections })).toEqual({ hashes, writers, uploadBytes: Math.floor(uploadMb * MB), cacheBytes: cacheMb * MB })
})
