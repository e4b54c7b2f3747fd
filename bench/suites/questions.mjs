// What the assistant makes of the question set, without a language model.
import '../../tests/support/assistant/use-trained-model.ts'
import { judge, rightShare } from '../../tests/support/assistant/questions/judge.ts'
import { LAST_OUTSIDE_QUESTIONS } from '../../tests/support/assistant/questions/last-outside-questions.ts'
import { LATER_QUESTIONS } from '../../tests/support/assistant/questions/later-questions.ts'
import { LATER_OUTSIDE_QUESTIONS } from '../../tests/support/assistant/questions/later-outside-questions.ts'
import { NINTH_QUESTIONS } from '../../tests/support/assistant/questions/ninth-questions.ts'
import { OUTSIDE_QUESTIONS } from '../../tests/support/assistant/questions/outside-questions.ts'
import { SPANISH_QUESTIONS } from '../../tests/support/assistant/questions/spanish-questions.ts'
import { TUNED_QUESTIONS } from '../../tests/support/assistant/questions/tuned-questions.ts'
import { verdict as withGoal } from '../table.mjs'

export const columns = ['questions', 'right', 'wrong', 'refused', 'right of the answerable', 'wrong claim of high stakes', 'goal']

/** The goal of the set, and that of what stands beside it: docs/decisions/013. */
const RIGHT_GOAL = 0.9
const RIGHT_GOAL_BESIDE = 0.8

/** @returns {Promise<string[][]>} a row for each part of the set, then what was not right */
export async function run() {
  const parts = [
    ['tuned with', judge(TUNED_QUESTIONS), RIGHT_GOAL],
    ['written later', judge(LATER_QUESTIONS), RIGHT_GOAL],
    ['beside the set: follow-ups, several parts', judge(NINTH_QUESTIONS), RIGHT_GOAL_BESIDE],
    ['in Spanish', judge(SPANISH_QUESTIONS), RIGHT_GOAL],
    ['by outsiders', judge(OUTSIDE_QUESTIONS), RIGHT_GOAL],
    ['by later outsiders', judge(LATER_OUTSIDE_QUESTIONS), RIGHT_GOAL],
    ['by the last outsiders', judge(LAST_OUTSIDE_QUESTIONS), RIGHT_GOAL],
  ]
  return [...parts.map((part) => rowOf(...part)), ...parts.flatMap(([, verdicts]) => failures(verdicts))]
}

function rowOf(name, verdicts, rightGoal) {
  const count = (kind) => String(verdicts.filter(({ verdict }) => verdict === kind).length)
  const highStakes = verdicts.filter(({ isHighStakes }) => isHighStakes).length
  const share = rightShare(verdicts)
  const isMet = highStakes === 0 && share >= rightGoal
  const goal = `≥ ${rightGoal * 100} %, 0`
  return [name, String(verdicts.length), count('right'), count('wrong'), count('refused'), `${(share * 100).toFixed(1)} %`, String(highStakes), withGoal(isMet, goal)]
}

const failures = (verdicts) =>
  verdicts
    .filter(({ verdict }) => verdict !== 'right')
    .map(({ question, earlier, got, verdict }) => [`  ${verdict}: ${[...earlier, question].join(' >> ').slice(0, 70)} → ${got.join(', ')}`])
