import { describe, expect, it } from 'vitest'
import { compactAge, exactTime, timeAgo } from './time-words.ts'

const NOW_MS = Date.parse('2025-06-30T12:00:00.000Z')
const [SECOND_MS, MINUTE_MS, HOUR_MS, DAY_MS] = [1_000, 60_000, 3_600_000, 86_400_000]
const before = (ageMs: number): string[] => {
  const at = new Date(NOW_MS - ageMs).toISOString()
  return [compactAge(at, NOW_MS), timeAgo(at, NOW_MS)]
}

describe('how long ago something was', () => {
  it.each([
    ['R304', 59 * SECOND_MS, 'now', 'just now'],
    ['R304', MINUTE_MS, '1m', '1 minute ago'],
    ['R304', 60 * MINUTE_MS - 1, '59m', '59 minutes ago'],
    ['R305', 60 * MINUTE_MS, '1h', '1 hour ago'],
    ['R305', 24 * HOUR_MS - 1, '23h', '23 hours ago'],
    ['R306', 24 * HOUR_MS, '1d', '1 day ago'],
    ['R306', 30 * DAY_MS - 1, '29d', '29 days ago'],
    ['R307', 30 * DAY_MS, 'May 31, 2025', 'May 31, 2025'],
  ])('is told in the words of its size [%s]: %i ms is "%s" in a list and "%s" in a sentence', (_, ageMs, ...words) => {
    expect(before(ageMs)).toEqual(words)
  })

  it('is never in the future, whatever the clocks say [R304]', () => {
    expect(before(-5 * MINUTE_MS)).toEqual(['now', 'just now'])
  })

  it('comes with the exact time of the place [R119 R130]', () => {
    expect(exactTime('2025-06-03T21:05:00.000Z')).toBe('Jun 3, 2025, 4:05 PM CDT')
  })
})
