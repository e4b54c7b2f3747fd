import { expect, it } from 'vitest'
import { ticksUpTo } from './growth-ticks.ts'

it.each([
  [0, [0, 1]],
  [1, [0, 1]],
  [4, [0, 2, 4]],
  [7, [0, 5, 10]],
  [28, [0, 10, 20, 30]],
  [250, [0, 100, 200, 300]],
  [651, [0, 250, 500, 750]],
  [12_345, [0, 5_000, 10_000, 15_000]],
])('an axis up to %d has its marks at %j', (most, ticks) => {
  expect(ticksUpTo(most)).toEqual(ticks)
})

it('an axis has whole numbers at equal distances, four at most, the last of them no less than the largest', () => {
  for (let most = 0; most < 3_000; most += 1) {
    const ticks = ticksUpTo(most)
    const step = ticks[1] ?? 0
    expect(ticks).toEqual(ticks.map((_, at) => at * step))
    expect([Number.isInteger(step), ticks.length <= 4, (ticks.at(-1) ?? 0) >= most]).toEqual([true, true, true])
  }
})
