import { describe, expect, it } from 'vitest'
import { countMatch, stepsOf } from './count-steps.mjs'
import { hostileTexts, nestedTexts } from './hostile-texts.mjs'
import { TEXT_FUNCTIONS } from './text-functions.mjs'

const CHARS = 170
/** The longest text that a visitor may send: a post. */
const MOST_CHARS = 32_000
/** A text of twice the length costs twice the steps, and four times where a pattern starts again at every character. */
const GROWTH_MAX = 2.8
/** Under this many, steps say nothing about how they grow. */
const FEW_STEPS = 4 * CHARS
/** These put a message through the functions before them, and through a model or all guidelines: counting takes minutes. */
const COUNTED_IN_PARTS = new Set(['assistant: guidelines', 'assistant: inference', 'assistant: answer', 'assistant: answer to a follow-up'])

const counted = Object.entries(TEXT_FUNCTIONS).filter(([name]) => !COUNTED_IN_PARTS.has(name))
const texts = [CHARS, 2 * CHARS, 4 * CHARS].map(hostileTexts)

/** The steps at the three lengths, where they grow by the square each time: once it may be that a longer text is read otherwise. */
function square(read, nth) {
  const [once, twice] = texts.slice(0, 2).map((some) => stepsOf(() => read(some[nth].text)))
  if (once < FEW_STEPS || twice / once < GROWTH_MAX) return null
  const fourTimes = stepsOf(() => read(texts[2][nth].text))
  return fourTimes / twice < GROWTH_MAX ? null : `${texts[0][nth].name}: ${once} steps, then ${twice}, then ${fourTimes}`
}

describe('counting the steps of a pattern', () => {
  it.each([/\s+$/, /[\w.]+@/, /<(a|b)>[^]*<\/\1>/, /(?<=^\s*|[.!?]\s+)when/])('tells that %s takes the square of a hostile text', (pattern) => {
    const stepsAt = (length) => Math.max(...hostileTexts(length).map(({ text }) => countMatch(pattern, text.replaceAll('<b>', '<a>')).steps))

    expect(stepsAt(2 * CHARS) / stepsAt(CHARS)).toBeGreaterThan(3)
  })

  it('finds a pattern where the runtime finds it', () => {
    const patterns = [/(?<=a )(?!b)\p{L}+?\b/u, /(?:x|ab{2,3}?)(?=c)|\bé+$/i, /(?<one>\d)(\w)\2\k<one>/, /^[^\]\n]*\]$/m, /[\u{1F469}\u200D]{2,}/u]
    const text = 'a b a éé 1aa1 [x]\nabbbc 👩‍👩‍👧 é'

    for (const pattern of patterns) expect(countMatch(pattern, text).index, String(pattern)).toBe(text.search(pattern))
  })
})

describe('a text made to hurt', () => {
  it.each(counted)('takes no more than twice the steps at twice the length: %s', (_, all) => {
    const squares = all.flatMap((read) => texts[0].map((_text, nth) => square(read, nth))).filter(Boolean)

    expect(squares).toEqual([])
  })

  it.each(counted)('is read however deep it nests: %s', (_, all) => {
    for (const { text } of nestedTexts(MOST_CHARS)) for (const read of all) read(text)
  })
})
