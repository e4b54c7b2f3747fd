import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyText } from '../../../../../tests/support/any-text.ts'
import { blocksOf, piecesOf, quoteOf } from './post-text.ts'

const text = (value: string) => ({ kind: 'text', text: value })
const link = (value: string) => ({ kind: 'link', text: value })
const mention = (value: string) => ({ kind: 'mention', text: value })

describe('what a member writes', () => {
  it('becomes a paragraph for every line, blank ones aside [R132]', () => {
    expect(blocksOf('One\nTwo\n\n\nThree')).toEqual(
      ['One', 'Two', 'Three'].map((line) => ({ kind: 'own', line: [text(line)] })),
    )
  })

  it('shows the lines of a quote together, apart from the answer', () => {
    expect(blocksOf('> Which boots?\n> Blue ones?\n\nOurs.')).toEqual([
      { kind: 'quote', lines: [[text('Which boots?')], [text('Blue ones?')]] },
      { kind: 'own', line: [text('Ours.')] },
    ])
  })

  it('is never markup [Q010]', () => {
    expect(piecesOf('<img src=x onerror=alert(1)>')).toEqual([text('<img src=x onerror=alert(1)>')])
  })

  it.each([
    ['See https://example.com/a?b=1&c=2.', [text('See '), link('https://example.com/a?b=1&c=2'), text('.')]],
    ['(at http://example.com)', [text('(at '), link('http://example.com'), text(')')]],
    ['https://en.wikipedia.org/wiki/Swing_(seat)', [link('https://en.wikipedia.org/wiki/Swing_(seat)')]],
    ['javascript:alert(1) data:text/html,x', [text('javascript:alert(1) data:text/html,x')]],
    ['https://', [text('https://')]],
  ])('has its web addresses as links, without the signs around them: %s', (line, pieces) => {
    expect(piecesOf(line)).toEqual(pieces)
  })

  it('leads from @names to members, but not from email addresses or within links', () => {
    expect(piecesOf('Thanks @maya, @omar! maya@example.com https://example.com/@maya')).toEqual([
      text('Thanks '),
      mention('maya'),
      text(', '),
      mention('omar'),
      text('! maya@example.com '),
      link('https://example.com/@maya'),
    ])
  })

  it('loses nothing, whatever it is', () => {
    fc.assert(
      fc.property(anyText(), (line) => {
        const shown = piecesOf(line).map(({ kind, text: piece }) => (kind === 'mention' ? `@${piece}` : piece))
        expect(shown.join('')).toBe(line)
      }),
    )
  })
})

describe('a reply to a post', () => {
  it('starts with the first lines of that post, without what it quotes itself', () => {
    expect(quoteOf('> Earlier\n\nOne\nTwo\nThree\nFour')).toBe('> One\n> Two\n> Three\n> …\n')
  })

  it('shortens long lines', () => {
    expect(quoteOf('a'.repeat(500))).toBe(`> ${'a'.repeat(280)}…\n`)
  })

  it.each(['🙂', '👩‍👧', '🇫🇷', 'e\u0323\u0302'])('cuts no %s in two', (sign) => {
    expect(quoteOf(`${'a'.repeat(279)}${sign}${'b'.repeat(9)}`)).toBe(`> ${'a'.repeat(279)}…\n`)
  })
})
