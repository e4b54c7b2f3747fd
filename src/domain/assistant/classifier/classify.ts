import { BY_ORDER, BY_PIECES, type Features, featuresOf, hashOfQuestion, type Reading } from './features.ts'
import type { Model, Weights } from './model.ts'
import { spellerOf } from './speller.ts'

/** How likely each intent is what a text asks for; together 1. */
export type Probabilities = ReadonlyMap<string, number>

/** How long the vector of a text is: with longer ones a few words are enough to be sure. */
const VECTOR_LENGTH = 3

/** The rows of a text's features, and how much each counts. */
export interface Vector {
  rows: Uint32Array
  weights: Float32Array
}

/** Classifies texts: by the mean of two regressions, one over a text's words and their pieces, and one over its words and their order. */
export function classifierOf(model: Model): (text: string) => Probabilities {
  const spelled = spellerOf(model.contentWords)
  return (text) => {
    const same = model.exact.get(hashOfQuestion(text))
    if (same !== undefined) return new Map(model.intents.map((intent, at) => [intent, at === same ? 1 : 0]))
    const features = featuresOf(text, spelled)
    const byPieces = likelihoods(model.byPieces, vectorOf(features, BY_PIECES, model))
    const byOrder = likelihoods(model.byOrder, vectorOf(features, BY_ORDER, model))
    return new Map(model.intents.map((intent, at) => [intent, ((byPieces[at] ?? 0) + (byOrder[at] ?? 0)) / 2]))
  }
}

/** A text as the regressions read it. Features without a row only count toward the length. */
export function vectorOf(features: Features, reading: Reading, model: Pick<Model, 'rows' | 'pairCount' | 'idf' | 'idfOfOthers'>): Vector {
  const known = weighed(features, reading, model).filter(({ row }) => row >= 0)
  const first = reading === BY_PIECES ? model.pairCount : 0
  return { rows: new Uint32Array(known.map(({ row }) => row - first)), weights: new Float32Array(known.map(({ weight }) => weight * VECTOR_LENGTH)) }
}

/** How much each feature of a text counts in it, as a vector of length 1. Rare features tell texts apart, common ones don't. */
export function weighed(features: Features, reading: Reading, { rows, idf, idfOfOthers }: Pick<Model, 'rows' | 'idf' | 'idfOfOthers'>) {
  const all: { feature: number; row: number; weight: number }[] = []
  let square = 0
  for (const [feature, count] of features) {
    if (!reading(feature)) continue
    const row = rows.get(feature) ?? -1
    const weight = count * (row < 0 ? idfOfOthers : (idf[row] ?? 0))
    square += weight * weight
    all.push({ feature, row, weight })
  }
  const length = Math.sqrt(square) || 1
  return all.map((one) => ({ ...one, weight: one.weight / length }))
}

function likelihoods({ ofFeatures, scales, ofIntents }: Weights, { rows, weights }: Vector): Float64Array {
  const scores = Float64Array.from(ofIntents)
  addRows(scores, ofFeatures, { rows, weights: weights.map((weight, at) => weight * (scales[rows[at] ?? 0] ?? 0)) })
  softmax(scores)
  return scores
}

/** Adds the weights of these rows to the scores. Nearly all of the time goes here; every index is in bounds, so a check of each would only cost. */
export function addRows(scores: Float64Array, ofFeatures: Float32Array | Int8Array, { rows, weights }: Vector): void {
  const count = scores.length
  for (let at = 0; at < rows.length; at += 1) {
    const row = (rows[at] as number) * count
    const weight = weights[at] as number
    for (let intent = 0; intent < count; intent += 1) scores[intent] = (scores[intent] as number) + weight * (ofFeatures[row + intent] as number)
  }
}

/** Turns scores into probabilities, in place. */
export function softmax(scores: Float64Array): void {
  let best = -Infinity
  for (const score of scores) best = Math.max(best, score)
  let total = 0
  for (let at = 0; at < scores.length; at += 1) {
    const likelihood = Math.exp((scores[at] ?? 0) - best)
    scores[at] = likelihood
    total += likelihood
  }
  for (let at = 0; at < scores.length; at += 1) scores[at] = (scores[at] ?? 0) / total
}
