import { expect, it } from 'vitest'
import { restartPauseMs } from './restart-pause.ts'

it('a worker that dies is replaced at once, and one that dies again and again after a growing pause', () => {
  expect([0, 1, 2, 3, 4, 5, 6, 7, 50].map(restartPauseMs)).toEqual([0, 0, 1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000])
})
