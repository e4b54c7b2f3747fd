import { contentWords } from '../words.ts'
import { addRows, softmax, type Vector, vectorOf } from './classify.ts'
import { BY_ORDER, BY_PIECES, type Features, featuresOf, hashOfQuestion, type Reading } from './features.ts'
import type { Model, Thresholds, Weights } from './model.ts'

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
const LEAST_EXAMPLES = 4
/** What is this nearly right teaches nothing. */
const RIGHT_ENOUGH = 0.003
const GREATEST = 127

/** Learns from examples how to classify a text. The same examples always make the same model. */
export function trainFrom(corpus: readonly Example[], thresholds: Thresholds): Model {
  const examples = shuffled(corpus)
  const intents = [...new Set(examples.map(({ intent }) => intent))].toSorted()
  const targets = examples.map(({ intent }) => intents.indexOf(intent))
  const texts = examples.map(({ text }) => featuresOf(text))
  const known = featuresThatCount(texts)
  const learn = (reading: Reading) => weightsOf(texts.map((text) => vectorOf(text, reading, known)), targets, known.rows.keys().filter(reading).toArray().length, intents.length)
  return {
    ...{ intents, thresholds, ...known },
    byPieces: learn(BY_PIECES),
    byOrder: learn(BY_ORDER),
    exact: exactOf(examples, targets),
    contentWords: commonFirst(examples.flatMap(({ text }) => contentWords(text))),
  }
}

/** What is learned last counts most, so no intent may come last, and a question more mustn't move the others. */
function shuffled(corpus: readonly Example[]): Example[] {
  const hashed = corpus.map((example) => ({ example, hash: hashOfQuestion(example.text) % SHUFFLE }))
  return hashed.toSorted((a, b) => a.hash - b.hash || (a.example.text < b.example.text ? -1 : 1)).map(({ example }) => example)
}
/** A prime: what is left of a hash tells nothing of the text's beginning. */
const SHUFFLE = 1_000_003

function featuresThatCount(texts: readonly Features[]) {
  const counts = new Map<number, number>()
  for (const text of texts) for (const feature of text.keys()) counts.set(feature, (counts.get(feature) ?? 0) + 1)
  const common = [...counts].filter(([, found]) => found >= LEAST_EXAMPLES).toSorted(([a], [b]) => a - b)
  const idfOf = (found: number) => Math.log(1 + texts.length / found)
  const pairCount = common.filter(([feature]) => !BY_PIECES(feature)).length
  return { rows: new Map(common.map(([feature], row) => [feature, row])), pairCount, idf: Float32Array.from(common, ([, found]) => idfOf(found)), idfOfOthers: idfOf(1) }
}

const commonFirst = (words: readonly string[]): string[] => [...Map.groupBy(words, (word) => word)].filter(([, found]) => found.length >= LEAST_EXAMPLES).toSorted(([, a], [, b]) => b.length - a.length).map(([word]) => word)

/** Every question word for word with its intent; one with two intents has none. */
function exactOf(examples: readonly Example[], targets: readonly number[]): Map<number, number> {
  const found = Map.groupBy(examples.keys(), (at) => hashOfQuestion(examples[at]?.text ?? ''))
  const sure = [...found].map(([hash, same]) => [hash, new Set(same.map((at) => targets[at] ?? 0))] as const).filter(([, intents]) => intents.size === 1)
  return new Map(sure.map(([hash, [intent = 0]]) => [hash, intent]))
}

/** Multinomial logistic regression by stochastic gradient descent. */
function weightsOf(vectors: readonly Vector[], targets: readonly number[], rowCount: number, count: number): Weights {
  const ofFeatures = new Float32Array(rowCount * count)
  const squares = new Float32Array(ofFeatures.length).fill(FIRST_SQUARE)
  const ofIntents = new Float32Array(count)
  const scores = new Float64Array(count)
  for (let step = 0; step < ROUNDS * vectors.length; step += 1) {
    const example = step % vectors.length
    const vector = vectors[example] as Vector
    scores.set(ofIntents)
    addRows(scores, ofFeatures, vector)
    softmax(scores)
    for (let intent = 0; intent < count; intent += 1) {
      const error = (scores[intent] as number) - (intent === targets[example] ? 1 : 0)
      if (Math.abs(error) < RIGHT_ENOUGH) continue
      ofIntents[intent] = (ofIntents[intent] as number) - RATE_OF_INTENTS * error
      descend(ofFeatures, squares, vector, { intent, count, error })
    }
  }
  return packed(ofFeatures, ofIntents)
}

/** Moves the weights of one intent a step downhill. Beside `addRows`, nearly all of the time goes here. */
function descend(ofFeatures: Float32Array, squares: Float32Array, { rows, weights }: Vector, { intent, count, error }: { intent: number; count: number; error: number }): void {
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
