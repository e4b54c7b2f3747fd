import { expect, it } from 'vitest'
import { rowId } from './path.ts'

it.each([
  ['1', 1],
  ['42', 42],
  ['2147483647', 2_147_483_647],
])('“%s” is a number of something [D08 D72]', (text, id) => {
  expect(rowId(text)).toBe(id)
})

it.each(['', '0', '00', '01', '-1', '+1', ' 1', '1 ', '1.0', '1e3', '0x1', '12abc', 'abc', '2147483648', '9999999999', '99999999999', '１', '١', '1\n', 'NaN', 'Infinity'])(
  '“%s” is a number of nothing, and never an error [D08]',
  (text) => {
    expect(rowId(text)).toBeUndefined()
  },
)
