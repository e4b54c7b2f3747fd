import { describe, expect, it } from 'vitest'
import { linksIn } from './links-in.ts'

const addressesIn = (line: string): string[] => linksIn(line).map(({ address }) => address)

describe('a web address in a line', () => {
  it.each([
    ['See https://example.com/a, please.', 'https://example.com/a'],
    ['(as on https://example.com/a).', 'https://example.com/a'],
    ['https://en.wikipedia.org/wiki/Austin_(Texas)', 'https://en.wikipedia.org/wiki/Austin_(Texas)'],
    ['(https://en.wikipedia.org/wiki/Austin_(Texas)!)', 'https://en.wikipedia.org/wiki/Austin_(Texas)'],
    ['**https://example.com/a_b_**', 'https://example.com/a_b'],
  ])('ends where the sentence around it continues: %s', (line, address) => {
    expect(addressesIn(line)).toEqual([address])
  })

  // As long as a post can be: anyone who reads the topic would be shown an error instead.
  it.each([
    ['brackets', ')'],
    ['signs and brackets', ').'],
  ])('may end in as many closing %s as a post has room for', (_, closing) => {
    const line = `https://example.com/a${closing.repeat(15_000)}`

    expect(addressesIn(line)).toEqual(['https://example.com/a'])
  })
})
