import { describe, expect, it } from 'vitest'
import { contentWords, foldQuestion } from './words.ts'

describe('reading what a parent typed', () => {
  it('ignores case, accents and punctuation', () => {
    expect(foldQuestion('  Is there a CAFÉ?! ')).toBe('is there a cafe')
    expect(foldQuestion('What’s the price...')).toBe('what the price')
    expect(foldQuestion('4yo')).toBe('4 yo')
  })

  it('keeps only the words that carry meaning, in the singular', () => {
    expect(contentWords('Will there be birthday parties and classes for the kids?')).toEqual([
      'birthday',
      'party',
      'class',
      'kid',
    ])
  })

  it('reads two words that mean one thing as one', () => {
    expect(contentWords('Wi-Fi')).toEqual(['wifi'])
    expect(contentWords('Can I drop my kids off?')).toEqual(['dropoff'])
    expect(contentWords('join the wait list')).toEqual(['join', 'waitlist'])
  })
})
