import { describe, expect, it } from 'vitest'
import { austinDateAndTime, austinMoment, austinWords, soonInAustin } from './austin-time.ts'

describe('a date and a time in Austin', () => {
  it.each([
    ['in summer', '2026-07-04', '09:00', '2026-07-04T14:00:00.000Z'],
    ['in winter', '2026-11-24', '09:00', '2026-11-24T15:00:00.000Z'],
    ['the minute before clocks go forward', '2027-03-14', '01:59', '2027-03-14T07:59:00.000Z'],
    ['the minute clocks have gone forward to', '2027-03-14', '03:00', '2027-03-14T08:00:00.000Z'],
    ['the minute before the hour that comes twice', '2026-11-01', '00:59', '2026-11-01T05:59:00.000Z'],
    ['the first of two', '2026-11-01', '01:30', '2026-11-01T06:30:00.000Z'],
    ['the minute after the hour that came twice', '2026-11-01', '02:00', '2026-11-01T08:00:00.000Z'],
    ['at midnight', '2026-12-31', '00:00', '2026-12-31T06:00:00.000Z'],
  ])('mean one moment: %s', (_, date, time, moment) => {
    expect(austinMoment(date, time)).toBe(moment)
    expect(austinDateAndTime(moment)).toEqual({ date, time })
  })

  it.each([
    ['2027-03-14', '02:30'],
    ['2026-02-30', '09:00'],
    ['2026-13-01', '09:00'],
    ['2026-07-04', '25:00'],
    ['+02026-07-04', '09:00'],
    ['', ''],
  ])('mean no moment where no clock ever shows them: %s %s', (date, time) => {
    expect(austinMoment(date, time)).toBeUndefined()
  })

  it('are written out with their day', () => {
    expect(austinWords('2026-11-24T15:00:00.000Z')).toBe('Tuesday, November 24, 2026 at 9:00 AM Austin time')
    expect(austinWords('2026-11-01T07:30:00.000Z')).toBe('Sunday, November 1, 2026 at 1:30 AM Austin time')
  })

  it('are offered at the next full hour', () => {
    expect(soonInAustin(Date.parse('2026-11-24T14:29:00.000Z'))).toEqual({ date: '2026-11-24', time: '09:00' })
    expect(soonInAustin(Date.parse('2026-11-24T14:31:00.000Z'))).toEqual({ date: '2026-11-24', time: '10:00' })
  })
})
