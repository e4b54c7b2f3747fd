import { findAnswer } from '../../../../src/domain/assistant/find-answer.ts'
import { FIRST_DAY_FACTS } from '../../playground/first-day.ts'
import type { AskedQuestion } from './read-questions.ts'

/** What must never be answered with something else. */
const HIGH_STAKES = ['pricing', 'opening-date', 'location', 'safety', 'allergens']

export interface Verdict extends AskedQuestion {
  /** The keys of the facts it was answered with, or `talk`, or `none`. */
  got: readonly string[]
  verdict: 'right' | 'wrong' | 'refused'
  /** Whether it is wrong about a price, a date, the address, safety or allergens. */
  isHighStakes: boolean
}

/** Every question with what became of it, without a language model. */
export const judge = (questions: readonly AskedQuestion[]): Verdict[] => questions.map(judgeOne)

function judgeOne(requests: AskedQuestion): Verdict {
  const { question, earlier, wanted } = requests
  const found = findAnswer(FIRST_DAY_FACTS, question, earlier)
  const got = found.kind === 'facts' ? found.facts.map(({ key }) => key) : [found.kind]
  const fitting = typeof wanted === 'string' ? [wanted] : wanted.facts
  const isRight = got.every((key) => fitting.includes(key))
  const verdict = isRight ? 'right' : found.kind === 'none' ? 'refused' : 'wrong'
  const isHighStakes = verdict === 'wrong' && [...got, ...fitting].some((key) => HIGH_STAKES.includes(key))
  return { ...requests, got, verdict, isHighStakes }
}

/** How many of the questions that have an answer were answered rightly, from 0 to 1. */
export function rightShare(verdicts: readonly Verdict[]): number {
  const answerable = verdicts.filter(({ wanted }) => wanted !== 'none')
  return answerable.filter(({ verdict }) => verdict === 'right').length / answerable.length
}
