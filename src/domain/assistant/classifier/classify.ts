import { BY_ALL, BY_ORDER, type Features, featuresOf, hashOfQuestion, weightOf } from './features.ts'
import type { Model, Weights } from './model.ts'
import { spellerOf } from './speller.ts'
import { softmax, VECTOR_LENGTH } from './softmax.ts'

/** How likely each intent is what a text asks for; together 1. */
export type Probabilities = ReadonlyMap<string, number>

/** Classifies texts: by the mean of two regressions, one over all a text has, and one over its words and their order. */
export function classifierOf(model: Model): (text: string) => Probabilities {
  const spelled = spellerOf(model.contentWords.split(' '))
  return (text) => {
    const same = intentOfExact(model, hashOfQuestion(text))
    if (same !== null) return new Map(model.intents.map((intent) => [intent, intent === same ? 1 : 0]))
    const features = featuresOf(text, spelled)
    const [byAll, byOrder] = [scoresOf(model, model.byAll, BY_ALL, features), scoresOf(model, model.byOrder, BY_ORDER, features)]
    return new Map(model.intents.map((intent, at) => [intent, ((byAll[at] ?? 0) + (byOrder[at] ?? 0)) / 2]))
  }
}

/** How much a feature tells texts apart. */
export function idfIn({ features, idf, idfOfOthers }: Model, feature: number): number {
  const row = placeOf(features, feature)
  return row < 0 ? idfOfOthers : (idf[row] ?? 0)
}

function intentOfExact({ intents, exact, exactIntents }: Model, hash: number): string | null {
  const at = placeOf(exact, hash)
  return at < 0 ? null : (intents[exactIntents[at] ?? 0] ?? null)
}

function scoresOf({ features: known, idf, idfOfOthers, intents }: Model, { ofFeatures, scales, ofIntents }: Weights, featureWeights: typeof BY_ALL, features: Features): Float64Array {
  const scores = new Float64Array(intents.length)
  let square = 0
  for (const [feature, weight] of features) {
    const row = placeOf(known, feature)
    const weighted = weight * (row < 0 ? idfOfOthers : (idf[row] ?? 0)) * weightOf(featureWeights, feature)
    square += weighted * weighted
    if (row < 0 || weighted === 0) continue
    const scaled = weighted * (scales[row] ?? 0)
    for (let at = 0, from = row * scores.length; at < scores.length; at += 1) scores[at] = (scores[at] ?? 0) + scaled * (ofFeatures[from + at] ?? 0)
  }
  const length = VECTOR_LENGTH / (Math.sqrt(square) || 1)
  for (let at = 0; at < scores.length; at += 1) scores[at] = (scores[at] ?? 0) * length + (ofIntents[at] ?? 0)
  softmax(scores)
  return scores
}

/** Where a number stands in a rising list; -1 where it doesn't. */
function placeOf(sorted: Uint32Array | Float64Array, value: number): number {
  let [low, high] = [0, sorted.length - 1]
  while (low <= high) {
    const middle = (low + high) >> 1
    const found = sorted[middle] ?? 0
    if (found === value) return middle
    if (found < value) low = middle + 1
    else high = middle - 1
  }
  return -1
}
