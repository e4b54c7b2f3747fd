import { describe, expect, it } from 'vitest'
import { csvOf } from './csv.ts'

describe('a table as CSV', () => {
  it('quotes what needs it, and ends every line with both signs', () => {
    const csv = csvOf(['name', 'message'], [['Maya', 'Tea, "please"\nand cake'], ['Omar', null]])

    expect(csv).toBe('\uFEFFname,message\r\nMaya,"Tea, ""please""\nand cake"\r\nOmar,\r\n')
  })

  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '=HYPERLINK("https://evil.example","x")'])('makes %j a text, not a formula', (value) => {
    const [, line = ''] = csvOf(['cell'], [[value]]).split('\r\n')

    expect(line.startsWith(`"'`)).toBe(true)
    expect(line.slice(2, -1).replaceAll('""', '"')).toBe(value)
  })
})
