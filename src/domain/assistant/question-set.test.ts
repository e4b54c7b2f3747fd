import { describe, expect, it } from 'vitest'
import { judge, rightShare } from '../../../tests/support/assistant/questions/judge.ts'
import { OUTSIDE_QUESTIONS } from '../../../tests/support/assistant/questions/outside-questions.ts'
import { LAST_OUTSIDE_QUESTIONS } from '../../../tests/support/assistant/questions/last-outside-questions.ts'
import { LATER_OUTSIDE_QUESTIONS } from '../../../tests/support/assistant/questions/later-outside-questions.ts'
import { LATER_QUESTIONS } from '../../../tests/support/assistant/questions/later-questions.ts'
import { NINTH_QUESTIONS } from '../../../tests/support/assistant/questions/ninth-questions.ts'
import { TUNED_QUESTIONS } from '../../../tests/support/assistant/questions/tuned-questions.ts'
import { EXAMPLES } from '../../../tests/support/assistant/questions/examples.ts'
import { SPANISH_QUESTIONS } from '../../../tests/support/assistant/questions/spanish-questions.ts'
import { foldQuestion } from './words.ts'

const tunedWith = [...TUNED_QUESTIONS, ...NINTH_QUESTIONS]
/** What the goals are set for; the ninth part stands beside it: docs/decisions/013. */
const SET = [...TUNED_QUESTIONS, ...LATER_QUESTIONS]
const [ofTuned, ofNinth] = [judge(TUNED_QUESTIONS), judge(NINTH_QUESTIONS)]
const verdicts = [...ofTuned, ...ofNinth]
const ofKind = (kind: string) => verdicts.filter(({ verdict }) => verdict === kind).map(({ question, got }) => `${question} → ${got.join(', ')}`)
const inOneLine = ({ earlier, question }: { earlier: readonly string[]; question: string }) => [...earlier, question].join(' >> ')

describe('the question set the search was tuned with', () => {
  it('claims nothing wrong about prices, dates, hours, the address, safety, health or food', () => {
    expect(verdicts.filter(({ isHighStakes }) => isHighStakes)).toEqual([])
  })

  it('is answered rightly in nine of ten, where there is an answer', () => {
    expect(rightShare(ofTuned), ofKind('refused').join('\n')).toBeGreaterThanOrEqual(0.9)
  })

  it('is answered rightly in four of five also where a message has several parts or follows another', () => {
    expect(rightShare(ofNinth)).toBeGreaterThanOrEqual(0.8)
  })

  it('makes nothing up for what the site knows nothing of, but once in a hundred', () => {
    const unknown = verdicts.filter(({ wanted }) => wanted === 'none')
    const madeUp = unknown.filter(({ verdict }) => verdict === 'wrong')

    expect(madeUp.length / unknown.length, ofKind('wrong').join('\n')).toBeLessThanOrEqual(0.01)
  })
})

describe('the question set', () => {
  const all = [...tunedWith, ...LATER_QUESTIONS, ...SPANISH_QUESTIONS, ...OUTSIDE_QUESTIONS, ...LATER_OUTSIDE_QUESTIONS, ...LAST_OUTSIDE_QUESTIONS]

  it('has three hundred questions and more, each once and in one part only', () => {
    expect(SET.length).toBeGreaterThanOrEqual(300)
    expect(new Set(all.map(inOneLine)).size).toBe(all.length)
  })

  it('was written for a third after the last change to the search', () => {
    expect(LATER_QUESTIONS.length).toBeGreaterThanOrEqual(SET.length / 3)
  })

  it('has no question that is an example', () => {
    const examples = new Set(EXAMPLES.map(({ text }) => foldQuestion(text)))

    expect(all.filter(({ earlier, question }) => earlier.length === 0 && examples.has(foldQuestion(question)))).toEqual([])
  })
})

describe('questions in Spanish', () => {
  const inSpanish = judge(SPANISH_QUESTIONS)

  it('are answered rightly in nine of ten, where there is an answer', () => {
    expect(rightShare(inSpanish)).toBeGreaterThanOrEqual(0.9)
  })

  it('get no answer where there is none', () => {
    expect(inSpanish.filter(({ verdict }) => verdict === 'wrong')).toEqual([])
  })
})

describe('questions that were never tuned for', () => {
  const later = judge(LATER_QUESTIONS)

  it('are answered rightly in nine of ten, where there is an answer', () => {
    expect(rightShare(later)).toBeGreaterThanOrEqual(0.9)
  })

  it('get no wrong claim about prices, dates, hours, the address, safety, health or food', () => {
    expect(later.filter(({ isHighStakes }) => isHighStakes)).toEqual([])
  })

  it('are told that there is no answer where there is none, in nineteen of twenty', () => {
    const unknown = later.filter(({ wanted }) => wanted === 'none')

    expect(unknown.filter(({ verdict }) => verdict === 'right').length).toBeGreaterThanOrEqual(0.95 * unknown.length)
  })
})
