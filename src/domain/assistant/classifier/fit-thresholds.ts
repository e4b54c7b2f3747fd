import { classifierOf } from './classify.ts'
import { groupOf, likeliest } from './groups.ts'
import type { Thresholds } from './model.ts'
import { type Example, trainFrom } from './train.ts'

/** Each part of the corpus is classified by a model that was trained with the others. */
const FOLDS = 5
/**
 * How many of the answers from a threshold on have to be right. The corpus is full of hard negatives: nine in ten of it
 * are 99 in a hundred of what visitors ask.
 */
const PRECISION = 0.9
const PRECISION_OF_HIGH_STAKES = 0.97
const LOWEST = 0.45
const HIGHEST = 0.95
const STEP = 0.01

interface Unseen {
  group: string
  probability: number
  isRight: boolean
}

/** For each group the lowest threshold from which held-out questions are answered right as often as its stakes ask for. */
export function fitThresholds(corpus: readonly Example[], before: Thresholds): Thresholds {
  const found = Map.groupBy(Array.from({ length: FOLDS }, (_, fold) => answersUnseen(corpus, fold)).flat(), ({ group }) => group)
  return new Map([...found].map(([group, answers]) => {
    const isHighStakes = before.get(group)?.isHighStakes ?? false
    return [group, { isHighStakes, threshold: lowest(answers, isHighStakes ? PRECISION_OF_HIGH_STAKES : PRECISION) }]
  }))
}

function answersUnseen(corpus: readonly Example[], fold: number): Unseen[] {
  const classify = classifierOf(trainFrom(corpus.filter((_, at) => at % FOLDS !== fold), new Map()))
  return corpus
    .filter((_, at) => at % FOLDS === fold)
    .flatMap(({ text, intent }) => likeliest(classify(text)).slice(0, 1).map(({ group, probability }) => ({ group, probability, isRight: group === groupOf(intent) })))
}

function lowest(answers: readonly Unseen[], precision: number): number {
  for (let at = LOWEST; at < HIGHEST; at += STEP) {
    const given = answers.filter(({ probability }) => probability >= at)
    if (given.filter(({ isRight }) => isRight).length >= precision * given.length) return Math.round(at * 100) / 100
  }
  return HIGHEST
}
