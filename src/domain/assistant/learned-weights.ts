import type { ExampleIndex } from './example-index.ts'
import type { Work } from './in-turns.ts'
import type { Features } from './text-features.ts'

/** How often the examples are gone through. More only learns them by heart. */
const ROUNDS = 3
/** How far a weight moves at first; the more it has moved, the less it moves (Duchi and others, “Adaptive Subgradient Methods”, 2011). */
const RATE = 0.5
const FIRST_SQUARE = 0.01
const RATE_OF_KEYS = 0.05
/** How long the vector of a text is: with longer ones a few words are enough to be sure. */
const LENGTH = 3
/** A feature that stands in one example only says nothing about others. */
const LEAST_EXAMPLES = 2
/** What is this nearly right teaches nothing. */
const RIGHT_ENOUGH = 0.003
/** Examples are taken in steps of this many, a prime, so that those of a key do not come together. */
const STEP = 7919
const VECTORS_A_TURN = 400
const STEPS_A_TURN = 100

interface Vector {
  numbers: number[]
  weights: number[]
}

/** What was learned: for each feature how much it speaks for each key, and how much each key has for itself. */
interface Weights {
  count: number
  ofFeatures: Float32Array
  ofKeys: Float32Array
}

/**
 * Learns from the examples how much each feature speaks for each key and against the others (multinomial logistic
 * regression), and reads a text by it: how likely each key is, by its number. Always learns the same from the same.
 */
export function* learnWeights(index: ExampleIndex, examples: readonly Features[]): Work<(features: Features) => Float64Array> {
  const numbers = yield* numberFeatures(index, examples)
  const weights = yield* weightsOf(index, numbers, examples)
  return (features) => sharesBy(weights, vectorOf(index, numbers, features))
}

function* weightsOf(index: ExampleIndex, numbers: ReadonlyMap<string, number>, examples: readonly Features[]): Work<Weights> {
  const count = index.keys.length
  const weights = { count, ofFeatures: new Float32Array(numbers.size * count), ofKeys: new Float32Array(count) }
  const squares = new Float32Array(numbers.size * count).fill(FIRST_SQUARE)
  const vectors: Vector[] = []
  for (const [at, features] of examples.entries()) {
    vectors.push(vectorOf(index, numbers, features))
    if (at % VECTORS_A_TURN === 0) yield
  }
  for (let step = 0; step < ROUNDS * vectors.length; step += 1) {
    if (step % STEPS_A_TURN === 0) yield
    const example = (step * STEP) % vectors.length
    const vector = vectors[example]
    if (!vector) continue
    for (const [key, share] of sharesBy(weights, vector).entries()) {
      const error = share - (key === index.keyOf[example] ? 1 : 0)
      if (Math.abs(error) >= RIGHT_ENOUGH) learn(weights, squares, vector, key, error)
    }
  }
  return weights
}

function sharesBy({ count, ofFeatures, ofKeys }: Weights, { numbers, weights }: Vector): Float64Array {
  const scores = Float64Array.from(ofKeys)
  for (let at = 0; at < numbers.length; at += 1) {
    const row = (numbers[at] ?? 0) * count
    const weight = weights[at] ?? 0
    for (let key = 0; key < count; key += 1) scores[key] = (scores[key] ?? 0) + weight * (ofFeatures[row + key] ?? 0)
  }
  return toShares(scores)
}

function learn({ count, ofFeatures, ofKeys }: Weights, squares: Float32Array, { numbers, weights }: Vector, key: number, error: number): void {
  ofKeys[key] = (ofKeys[key] ?? 0) - RATE_OF_KEYS * error
  for (let at = 0; at < numbers.length; at += 1) {
    const place = (numbers[at] ?? 0) * count + key
    const slope = error * (weights[at] ?? 0)
    squares[place] = (squares[place] ?? 0) + slope * slope
    ofFeatures[place] = (ofFeatures[place] ?? 0) - (RATE * slope) / Math.sqrt(squares[place] ?? 1)
  }
}

function* numberFeatures(index: ExampleIndex, examples: readonly Features[]): Work<ReadonlyMap<string, number>> {
  const numbers = new Map<string, number>()
  for (const [at, features] of examples.entries()) {
    if (at % VECTORS_A_TURN === 0) yield
    for (const feature of features.keys()) {
      if (!numbers.has(feature) && index.places(feature).examples.length >= LEAST_EXAMPLES) numbers.set(feature, numbers.size)
    }
  }
  return numbers
}

function vectorOf(index: ExampleIndex, numbers: ReadonlyMap<string, number>, features: Features): Vector {
  const vector: Vector = { numbers: [], weights: [] }
  let square = 0
  for (const [feature, weight] of features) {
    const weighted = weight * index.rarity(feature)
    square += weighted * weighted
    const number = numbers.get(feature)
    if (number === undefined) continue
    vector.numbers.push(number)
    vector.weights.push(weighted)
  }
  const scale = LENGTH / (Math.sqrt(square) || 1)
  vector.weights = vector.weights.map((weight) => weight * scale)
  return vector
}

function toShares(scores: Float64Array): Float64Array {
  const best = scores.reduce((most, score) => Math.max(most, score), -Infinity)
  let total = 0
  for (let key = 0; key < scores.length; key += 1) {
    const likelihood = Math.exp((scores[key] ?? 0) - best)
    scores[key] = likelihood
    total += likelihood
  }
  return scores.map((likelihood) => likelihood / total)
}
