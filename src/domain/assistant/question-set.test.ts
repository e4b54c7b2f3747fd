import { describe, expect, it } from 'vitest'
import { judge, rightShare } from '../../../tests/support/questions/judge.ts'
import { LATER_QUESTIONS } from '../../../tests/support/questions/later-questions.ts'
import { TUNED_QUESTIONS } from '../../../tests/support/questions/tuned-questions.ts'

const verdicts = judge(TUNED_QUESTIONS)
const ofKind = (kind: string) => verdicts.filter(({ verdict }) => verdict === kind).map(({ question, got }) => `${question} → ${got.join(', ')}`)
const inOneLine = ({ earlier, question }: { earlier: readonly string[]; question: string }) => [...earlier, question].join(' >> ')

describe('the question set the search was tuned with', () => {
  it('has nothing wrong about prices, dates, the address, safety or allergens', () => {
    expect(verdicts.filter(({ isGrave }) => isGrave)).toEqual([])
  })

  it('is answered rightly in nine of ten, where there is an answer', () => {
    expect(rightShare(verdicts), ofKind('refused').join('\n')).toBeGreaterThanOrEqual(0.9)
  })

  it('makes nothing up for what the site knows nothing of, but once in a hundred', () => {
    const unknown = verdicts.filter(({ wanted }) => wanted === 'none')
    const madeUp = unknown.filter(({ verdict }) => verdict === 'wrong')

    expect(madeUp.length / unknown.length, ofKind('wrong').join('\n')).toBeLessThanOrEqual(0.01)
  })
})

describe('the question set', () => {
  it('has three hundred questions and more, each once and in one part only', () => {
    const all = [...TUNED_QUESTIONS, ...LATER_QUESTIONS].map(inOneLine)

    expect(all.length).toBeGreaterThanOrEqual(300)
    expect(new Set(all).size).toBe(all.length)
  })
})

/** Short of the goal, which is in docs/rules/assistant.md with the figures: this only keeps what is reached. */
describe('questions that were never tuned for', () => {
  const later = judge(LATER_QUESTIONS)

  it('are answered rightly in seventeen of twenty, where there is an answer', () => {
    expect(rightShare(later)).toBeGreaterThanOrEqual(0.85)
  })

  it('get a wrong answer about prices, dates, the address, safety or allergens in fewer than two of a hundred', () => {
    expect(later.filter(({ isGrave }) => isGrave).length).toBeLessThan(0.02 * later.length)
  })

  it('are told that there is no answer where there is none, in nineteen of twenty', () => {
    const unknown = later.filter(({ wanted }) => wanted === 'none')

    expect(unknown.filter(({ verdict }) => verdict === 'right').length).toBeGreaterThanOrEqual(0.95 * unknown.length)
  })
})
