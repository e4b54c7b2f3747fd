import { expect, it } from 'vitest'
import { fold, withoutAccents } from './fold.ts'

it('finds a word however its letters are written', () => {
  expect(fold('CRÈME Brûlée')).toBe('creme brulee')
  expect(fold('Cafe\u0301 İzmir ﬁt ²')).toBe('cafe izmir fit 2')
})

it('spells out letters that carry no separate accent only where that is asked for', () => {
  expect(fold('Łódź, Æble, Straße', { ligatures: true })).toBe('lodz, aeble, strasse')
  expect(fold('Łódź')).toBe('łodz')
})

it('leaves the vowel signs of other scripts where only accents are to go', () => {
  expect(fold('की', { marks: 'accents' })).toBe('की')
  expect(fold('की')).toBe('क')
})

it('leaves upper case as it is where only accents are to go', () => {
  expect(withoutAccents('Crème')).toBe('Creme')
})
