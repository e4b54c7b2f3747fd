import { describe, expect, it } from 'vitest'
import { spamReasonOf } from './spam-check.ts'

describe('a form that was sent', () => {
  it.each([
    ['after 2,999 milliseconds', { elapsedMs: 2_999 }, 'too-fast'],
    ['at once', { elapsedMs: 0 }, 'too-fast'],
    ['with the trap field filled in', { website: 'https://example.com' }, 'trap-field'],
    ['with the trap field filled in, however slowly', { website: 'x', elapsedMs: 60_000 }, 'trap-field'],
    ['with the trap field filled in, and too fast', { website: 'x', elapsedMs: 1 }, 'trap-field'],
  ])('%s is a bot’s', (_, signs, reason) => {
    expect(spamReasonOf(signs)).toBe(reason)
  })

  it.each([
    ['after exactly three seconds', { elapsedMs: 3_000 }],
    ['with an empty trap field', { website: '', elapsedMs: 3_000 }],
    ['with blanks in the trap field', { website: ' \t', elapsedMs: 3_000 }],
    ['without any sign, as a bare call is', {}],
  ])('%s is a person’s', (_, signs) => {
    expect(spamReasonOf(signs)).toBeNull()
  })

  it('is measured by the time its own form takes a person', () => {
    expect([999, 1_000].map((elapsedMs) => spamReasonOf({ elapsedMs }, 1_000))).toEqual(['too-fast', null])
  })
})
