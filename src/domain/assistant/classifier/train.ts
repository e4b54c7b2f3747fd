import { contentWords } from '../words.ts'
import { BY_ALL, BY_ORDER, type Features, featuresOf, hashOfQuestion, isOfOrder, ngramsOf, weightOf } from './features.ts'
import type { Model, Thresholds, Weights } from './model.ts'
import { softmax, VECTOR_LENGTH } from './softmax.ts'

/** One way to ask, and what it asks for. */
export interface Example {
  text: string
  intent: string
}

/** How often the examples are gone through. More only learns them by heart. */
const ROUNDS = 3
/** How far a weight moves at first; the more it has moved, the less it moves (Duchi and others, “Adaptive Subgradient Methods”, 2011). */
const RATE = 0.5
const FIRST_SQUARE = 0.01
const RATE_OF_INTENTS = 0.05
/** A feature that fewer examples have says little about others. */
const LEAST_EXAMPLES = 3
/** What is this nearly right teaches nothing. */
const RIGHT_ENOUGH = 0.003
const GREATEST = 127

/** Learns from examples how to classify a text. The same examples always make the same model. */
export function trainFrom(corpus: readonly Example[], thresholds: Thresholds): Model {
  const examples = shuffled(corpus)
  const texts = examples.map(({ text }) => text)
  const intents = [...new Set(examples.map(({ intent }) => intent))].toSorted()
  const numberOf = new Map(intents.map((intent, at) => [intent, at]))
  const targets = Uint8Array.from(examples, ({ intent }) => numberOf.get(intent) ?? 0)
  const ngrams = cached(ngramsOf)
  const all = texts.map((text) => featuresOf(text, undefined, ngrams))
  const { features, idf, idfOfOthers } = featuresThatCount(all)
  const count = intents.length
  const rows = { features, idf, idfOfOthers }
  return {
    ...{ intents, thresholds, ...rows, ...exactOf(texts, targets) },
    byAll: weightsOf(vectorsOf(all, rows, BY_ALL), targets, features.length, count),
    byOrder: weightsOf(vectorsOf(all, rows, BY_ORDER), targets, features.findLastIndex(isOfOrder) + 1, count),
    contentWords: commonFirst(texts.flatMap(contentWords)).join(' '),
  }
}

/** What is learned last counts most, so no intent may come last, and a question more mustn't move the others. */
function shuffled(corpus: readonly Example[]): Example[] {
  const hashed = corpus.map((example) => ({ example, hash: hashOfQuestion(example.text) % SHUFFLE }))
  return hashed.toSorted((a, b) => a.hash - b.hash || (a.example.text < b.example.text ? -1 : 1)).map(({ example }) => example)
}
/** A prime: what is left of a hash tells nothing of the text's beginning. */
const SHUFFLE = 1_000_003

function cached<Value>(find: (key: string) => Value): (key: string) => Value {
  const found = new Map<string, Value>()
  return (key) => {
    const value = found.get(key) ?? find(key)
    found.set(key, value)
    return value
  }
}

function featuresThatCount(all: readonly Features[]) {
  const counts = new Map<number, number>()
  for (const text of all) for (const feature of text.keys()) counts.set(feature, (counts.get(feature) ?? 0) + 1)
  const features = Uint32Array.from([...counts].filter(([, found]) => found >= LEAST_EXAMPLES).map(([feature]) => feature)).toSorted()
  const idfOf = (found: number) => Math.log(1 + all.length / found)
  return { features, idf: Float32Array.from(features, (feature) => idfOf(counts.get(feature) ?? 1)), idfOfOthers: idfOf(1) }
}

const commonFirst = (words: readonly string[]): string[] => [...Map.groupBy(words, (word) => word)].filter(([, found]) => found.length >= LEAST_EXAMPLES).toSorted(([, a], [, b]) => b.length - a.length).map(([word]) => word)

/** Every question word for word with its intent; one with two intents has none. */
function exactOf(texts: readonly string[], targets: Uint8Array) {
  const found = new Map<number, number | null>()
  for (const [at, text] of texts.entries()) {
    const hash = hashOfQuestion(text)
    const target = targets[at] ?? 0
    found.set(hash, (found.get(hash) ?? target) === target && found.get(hash) !== null ? target : null)
  }
  const sorted = [...found].filter((entry): entry is [number, number] => entry[1] !== null).toSorted(([a], [b]) => a - b)
  return { exact: Float64Array.from(sorted, ([hash]) => hash), exactIntents: Uint8Array.from(sorted, ([, intent]) => intent) }
}

/** The rows of a text's features, and how much each counts. */
interface Vector {
  rows: Uint32Array
  weights: Float32Array
}

function vectorsOf(all: readonly Features[], { features, idf, idfOfOthers }: Pick<Model, 'features' | 'idf' | 'idfOfOthers'>, featureWeights: typeof BY_ALL): Vector[] {
  const rowOf = new Map([...features].map((feature, row) => [feature, row]))
  return all.map((text) => {
    const entries: [number, number][] = []
    let square = 0
    for (const [feature, weight] of text) {
      const row = rowOf.get(feature)
      const weighted = weight * (row === undefined ? idfOfOthers : (idf[row] ?? 0)) * weightOf(featureWeights, feature)
      square += weighted * weighted
      if (row !== undefined && weighted > 0) entries.push([row, weighted])
    }
    const scale = VECTOR_LENGTH / (Math.sqrt(square) || 1)
    return { rows: Uint32Array.from(entries, ([row]) => row), weights: Float32Array.from(entries, ([, weight]) => weight * scale) }
  })
}

/** Multinomial logistic regression by stochastic gradient descent. */
function weightsOf(vectors: readonly Vector[], targets: Uint8Array, rowCount: number, count: number): Weights {
  const ofFeatures = new Float32Array(rowCount * count)
  const squares = new Float32Array(ofFeatures.length).fill(FIRST_SQUARE)
  const ofIntents = new Float32Array(count)
  const scores = new Float64Array(count)
  for (let step = 0; step < ROUNDS * vectors.length; step += 1) {
    const example = step % vectors.length
    const { rows, weights } = vectors[example] as Vector
    scores.set(ofIntents)
    addRows(scores, ofFeatures, rows, weights)
    softmax(scores)
    for (let intent = 0; intent < count; intent += 1) {
      const error = (scores[intent] as number) - (intent === targets[example] ? 1 : 0)
      if (Math.abs(error) < RIGHT_ENOUGH) continue
      ofIntents[intent] = (ofIntents[intent] as number) - RATE_OF_INTENTS * error
      descend(ofFeatures, squares, rows, weights, { intent, count, error })
    }
  }
  return packed(ofFeatures, ofIntents)
}

// The two loops in which nearly all of the time goes. Every index is in bounds, so a check of each would only cost.

function addRows(scores: Float64Array, ofFeatures: Float32Array, rows: Uint32Array, weights: Float32Array): void {
  const count = scores.length
  for (let at = 0; at < rows.length; at += 1) {
    const row = (rows[at] as number) * count
    const weight = weights[at] as number
    for (let intent = 0; intent < count; intent += 1) scores[intent] = (scores[intent] as number) + weight * (ofFeatures[row + intent] as number)
  }
}

function descend(ofFeatures: Float32Array, squares: Float32Array, rows: Uint32Array, weights: Float32Array, { intent, count, error }: { intent: number; count: number; error: number }): void {
  for (let at = 0; at < rows.length; at += 1) {
    const place = (rows[at] as number) * count + intent
    const slope = error * (weights[at] as number)
    const square = (squares[place] as number) + slope * slope
    squares[place] = square
    ofFeatures[place] = (ofFeatures[place] as number) - (RATE * slope) / Math.sqrt(square)
  }
}

/** A quarter as large, and as good: what is lost is a hundredth of what a feature says most. */
function packed(ofFeatures: Float32Array, ofIntents: Float32Array): Weights {
  const count = ofIntents.length
  const scales = new Float32Array(ofFeatures.length / count)
  const small = new Int8Array(ofFeatures.length)
  for (let row = 0; row < scales.length; row += 1) {
    const weights = ofFeatures.subarray(row * count, (row + 1) * count)
    const greatest = weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0)
    scales[row] = greatest / GREATEST
    small.set(weights.map((weight) => Math.round((weight / (greatest || 1)) * GREATEST)), row * count)
  }
  return { ofFeatures: small, scales, ofIntents }
}
