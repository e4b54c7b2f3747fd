import { describe, expect, it } from 'vitest'
import { austinDate, pastDatesIn } from './past-dates.ts'

const TODAY = '2026-05-01'

describe('a date in the past [D65]', () => {
  it.each([
    ['Coming to Austin, Texas – 2025', ['2025']],
    ['The announced opening year is 2025. Until then, wait.', ['2025']],
    ['We open on June 3, 2025.', ['June 3, 2025']],
    ['Opening Apr. 30th, 2026', ['Apr. 30th, 2026']],
    ['Since 30 April 2026', ['30 April 2026']],
    ['Checked 2026-04-30, 4/30/2026.', ['2026-04-30', '4/30/2026']],
    ['Open since April 2026, or spring 2025', ['April 2026', 'spring 2025']],
  ])('is found in “%s”', (text, found) => {
    expect(pastDatesIn(text, TODAY)).toEqual(found)
  })

  it.each([
    'A national network by 2030',
    'Opening in 2026',
    'Opening May 1, 2026',
    'Opening in May 2026, or in summer 2026',
    'Room for 2,019 children and 20255 balls, from $2025, or 2.019 meters',
    'Ages 2–12, suite 1850B',
    '2027-01-01 and 12/31/2026',
  ])('is not seen in “%s”', (text) => {
    expect(pastDatesIn(text, TODAY)).toEqual([])
  })

  it('has ended when the day is over in Austin', () => {
    expect(austinDate('2026-05-01T04:59:59.000Z')).toBe('2026-04-30')
    expect(austinDate('2026-05-01T05:00:00.000Z')).toBe('2026-05-01')
  })
})
