import { type ExampleIndex, idfIn } from './example-index.ts'
import type { Work } from './time-slices.ts'
import { type FeatureWeights, featureWeightsOf, type Features, type ManyFeatures } from './text-features.ts'

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
/**
 * Examples are taken in steps of so many, a prime, so that those of a key do not come together. What is learned last
 * counts most, so they are learned in several orders, and read by the mean.
 */
const STEPS = [7919, 6007, 9973] as const
const STEPS_PER_SLICE = 100

/** Rows of weights, and how much each feature counts in a text of the set length. */
interface Vector {
  rows: ArrayLike<number>
  weights: ArrayLike<number>
}

/** No row: too few examples have the feature. */
const NONE = -1

/** What was learned: for each feature how much it speaks for each key, and how much each key has for itself. */
export interface Weights {
  /** Of keys. */
  count: number
  /** For each place of a feature its row, or {@link NONE}. */
  rowOf: Int32Array
  /** Rows of one weight for each key, as shares of the row's greatest: from -127 to 127. */
  ofFeatures: Int8Array
  /** For each row what its 127 stands for, over 127. */
  scales: Float32Array
  ofKeys: Float32Array
}

/** What is being learned: the same, with every weight as it is. */
type Unpacked = Omit<Weights, 'ofFeatures' | 'scales'> & { ofFeatures: Float32Array }

/**
 * Learns from the examples how much each feature speaks for each key and against the others (multinomial logistic
 * regression). Always learns the same from the same.
 */
export function* trainWeights(index: ExampleIndex, all: ManyFeatures, featureWeights: FeatureWeights): Work<Weights[]> {
  const trained: Weights[] = []
  for (const step of STEPS) trained.push(packed(yield* trainInSteps(step, index, all, featureWeights)))
  return trained
}

function* trainInSteps(stepSize: number, index: ExampleIndex, all: ManyFeatures, featureWeights: FeatureWeights): Work<Unpacked> {
  const emphases = emphasesOf(all, featureWeights)
  const weights = noWeights(index, emphases)
  const squares = new Float32Array(weights.ofFeatures.length).fill(FIRST_SQUARE)
  const examples = index.keyOf.length
  for (let step = 0; step < ROUNDS * examples; step += 1) {
    if (step % STEPS_PER_SLICE === 0) yield
    const example = (step * stepSize) % examples
    const vector = vectorOfExample(index, weights, emphases, all, example)
    const probabilities = probabilitiesOf(weights, vector)
    for (let key = 0; key < weights.count; key += 1) {
      const error = (probabilities[key] ?? 0) - (key === index.keyOf[example] ? 1 : 0)
      if (Math.abs(error) >= RIGHT_ENOUGH) train(weights, squares, vector, key, error)
    }
  }
  return weights
}

const GREATEST = 127

/** A quarter as large, and read as well: what is lost is a hundredth of what a feature says most. */
function packed({ ofFeatures, ...weights }: Unpacked): Weights {
  const { count } = weights
  const scales = new Float32Array(ofFeatures.length / count)
  const small = new Int8Array(ofFeatures.length)
  for (let row = 0; row < scales.length; row += 1) {
    const from = row * count
    const greatest = ofFeatures.subarray(from, from + count).reduce((most, weight) => Math.max(most, Math.abs(weight)), 0)
    scales[row] = greatest / GREATEST
    for (let at = from; at < from + count; at += 1) small[at] = Math.round(((ofFeatures[at] ?? 0) / (greatest || 1)) * GREATEST)
  }
  return { ...weights, ofFeatures: small, scales }
}

/** Reads a text by what was learned with the same emphasis: how likely each key is, by its number. */
export const probabilitiesBy = (index: ExampleIndex, trained: readonly Weights[], featureWeights: FeatureWeights, features: Features): Float64Array[] =>
  trained.map((weights) => probabilitiesOf(weights, vectorOf(index, weights, featureWeights, features), weights.scales))

/** What each feature counts, by its place. */
function emphasesOf({ places }: ManyFeatures, featureWeights: FeatureWeights): Float32Array {
  const emphases = new Float32Array(places.size)
  for (const [feature, place] of places) emphases[place] = featureWeightsOf(featureWeights, feature)
  return emphases
}

/** Before anything is learned: a row for each feature that several examples have. */
function noWeights({ keys, starts }: ExampleIndex, emphases: Float32Array): Unpacked {
  const count = keys.length
  let rows = 0
  const rowOf = new Int32Array(starts.length - 1)
  for (let place = 0; place < rowOf.length; place += 1) {
    const found = (starts[place + 1] ?? 0) - (starts[place] ?? 0)
    const counts = found >= LEAST_EXAMPLES && (emphases[place] ?? 0) > 0
    rowOf[place] = counts ? rows : NONE
    if (counts) rows += 1
  }
  return { count, rowOf, ofFeatures: new Float32Array(rows * count), ofKeys: new Float32Array(count) }
}

/** @param scales - what a weight of each row stands for; without them each stands for itself */
function probabilitiesOf({ count, ofFeatures, ofKeys }: Unpacked | Weights, { rows, weights }: Vector, scales?: Float32Array): Float64Array {
  const scores = Float64Array.from(ofKeys)
  for (let at = 0; at < rows.length; at += 1) {
    const row = (rows[at] ?? 0) * count
    const weight = (weights[at] ?? 0) * (scales ? (scales[rows[at] ?? 0] ?? 0) : 1)
    for (let key = 0; key < count; key += 1) scores[key] = (scores[key] ?? 0) + weight * (ofFeatures[row + key] ?? 0)
  }
  return softmax(scores)
}

function train({ count, ofFeatures, ofKeys }: Unpacked, squares: Float32Array, { rows, weights }: Vector, key: number, error: number): void {
  ofKeys[key] = (ofKeys[key] ?? 0) - RATE_OF_KEYS * error
  for (let at = 0; at < rows.length; at += 1) {
    const place = (rows[at] ?? 0) * count + key
    const slope = error * (weights[at] ?? 0)
    squares[place] = (squares[place] ?? 0) + slope * slope
    ofFeatures[place] = (ofFeatures[place] ?? 0) - (RATE * slope) / Math.sqrt(squares[place] ?? 1)
  }
}

function vectorOfExample(index: ExampleIndex, { rowOf }: Unpacked, emphases: Float32Array, { starts, placed, weights }: ManyFeatures, example: number): Vector {
  const vector: { rows: number[]; weights: number[] } = { rows: [], weights: [] }
  let square = 0
  for (let at = starts[example] ?? 0; at < (starts[example + 1] ?? 0); at += 1) {
    const place = placed[at] ?? 0
    const weighted = (weights[at] ?? 0) * idfIn(index, place) * (emphases[place] ?? 0)
    square += weighted * weighted
    const row = rowOf[place] ?? NONE
    if (row === NONE) continue
    vector.rows.push(row)
    vector.weights.push(weighted)
  }
  return ofSetLength(vector, square)
}

function vectorOf(index: ExampleIndex, { rowOf }: Weights, featureWeights: FeatureWeights, features: Features): Vector {
  const vector: { rows: number[]; weights: number[] } = { rows: [], weights: [] }
  let square = 0
  for (const [feature, weight] of features) {
    const place = index.places.get(feature)
    const weighted = weight * idfIn(index, place) * featureWeightsOf(featureWeights, feature)
    square += weighted * weighted
    const row = place === undefined ? NONE : (rowOf[place] ?? NONE)
    if (row === NONE) continue
    vector.rows.push(row)
    vector.weights.push(weighted)
  }
  return ofSetLength(vector, square)
}

function ofSetLength({ rows, weights }: Vector & { weights: number[] }, square: number): Vector {
  const scale = LENGTH / (Math.sqrt(square) || 1)
  for (let at = 0; at < weights.length; at += 1) weights[at] = (weights[at] ?? 0) * scale
  return { rows, weights }
}

function softmax(scores: Float64Array): Float64Array {
  let best = -Infinity
  for (let key = 0; key < scores.length; key += 1) best = Math.max(best, scores[key] ?? 0)
  let total = 0
  for (let key = 0; key < scores.length; key += 1) {
    const likelihood = Math.exp((scores[key] ?? 0) - best)
    scores[key] = likelihood
    total += likelihood
  }
  for (let key = 0; key < scores.length; key += 1) scores[key] = (scores[key] ?? 0) / total
  return scores
}
