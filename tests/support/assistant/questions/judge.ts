import { groupOf } from '../../../../src/domain/assistant/classifier/groups.ts'
import { inSpanish } from '../../../../src/domain/assistant/facts-to-answer.ts'
import { languageOf } from '../../../../src/domain/assistant/language-of.ts'
import { type Found, findAnswer } from '../../../../src/domain/assistant/find-answer.ts'
import type { SearchableFact } from '../../../../src/domain/assistant/facts-to-answer.ts'
import { isUndecided } from '../../../../src/shared/playground/playground.ts'
import { FIRST_DAY_FACTS } from '../../playground/first-day.ts'
import type { AskedQuestion } from './read-questions.ts'

/** Facts that speak of prices, dates, hours, the address, safety, health or food: a wrong claim about these does harm. */
const HIGH_STAKES: ReadonlySet<string> = new Set([
  ...['pricing', 'membership', 'opening-date', 'opening-year', 'hours', 'location', 'city'],
  ...['safety', 'badge.safety', 'value.safety', 'feature.checkin', 'check-in-privacy', 'supervision'],
  ...['accessibility', 'feature.light', 'cleaning', 'infants', 'allergens', 'feature.cafe'],
])

export interface Verdict extends AskedQuestion {
  /** The keys of the facts it was answered with, or `talk`, or `none`. */
  got: readonly string[]
  verdict: 'right' | 'wrong' | 'refused'
  /** Whether it's wrong and claims something of high stakes. "Not yet announced" claims nothing. */
  isHighStakes: boolean
}

/** Every question with what became of it, without a language model. */
export const judge = (questions: readonly AskedQuestion[], facts: readonly SearchableFact[] = FIRST_DAY_FACTS): Verdict[] =>
  questions.map((question) => judgeOne(question, facts))

function judgeOne(asked: AskedQuestion, facts: readonly SearchableFact[]): Verdict {
  const { question, earlier, wanted } = asked
  const found = find(question, earlier, facts)
  const got = found.kind === 'facts' ? found.facts.map(({ key }) => key) : [found.kind]
  const fitting = typeof wanted === 'string' ? [wanted] : wanted.facts
  const misplaced = found.kind === 'facts' ? found.facts.filter(({ key }) => !fitting.some((one) => groupOf(one) === groupOf(key))) : []
  const isRight = got.every((key) => fitting.includes(key))
  const verdict = isRight ? 'right' : found.kind === 'none' ? 'refused' : 'wrong'
  return { ...asked, got, verdict, isHighStakes: misplaced.some((fact) => HIGH_STAKES.has(fact.key) && !isUndecided(fact)) }
}

/** What the site finds, in the language of the question. French it can't answer gets small talk. */
function find(question: string, earlier: readonly string[], facts: readonly SearchableFact[]): Found {
  const language = languageOf(question, earlier)
  if (language === 'es') return findAnswer(inSpanish(facts), question, earlier, 'es')
  const found = findAnswer(facts, question, earlier)
  return language === 'fr' && found.kind === 'none' ? { kind: 'talk', intent: '' } : found
}

/** How many of the questions that have an answer were answered rightly, from 0 to 1. */
export function rightShare(verdicts: readonly Verdict[]): number {
  const answerable = verdicts.filter(({ wanted }) => wanted !== 'none')
  return answerable.filter(({ verdict }) => verdict === 'right').length / answerable.length
}
