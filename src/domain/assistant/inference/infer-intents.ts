import { type ExampleIndex, idfIn } from './example-index.ts'
import type { TrainedModel } from './trained-model.ts'
import { probabilitiesBy } from './train-weights.ts'
import { spellerOf } from './speller.ts'
import { BY_ALL, BY_ORDER, type Features, featuresOf } from './text-features.ts'

/** How likely each key is what a text asks for; together 1. */
export type Probabilities = ReadonlyMap<string, number>

/** What the examples say of a text, read in three ways, so that one can doubt the others. */
export interface Inference {
  /** By the examples most like the text. */
  nearest: Probabilities
  /** By what was learned about each word, pair and piece of words. */
  trained: Probabilities
  /** By what was learned about words and their order, without the pieces. */
  ordered: Probabilities
  /** Each of those it was put together of, so that one can doubt the others. */
  each: readonly Probabilities[]
}

/** From here on a text is an example word for word, and no other has a say. */
const THE_SAME = 0.99
/** As many examples have a say. */
const NEIGHBORS = 15
/** A neighbor twice as like counts sixty-four times as much. */
const NEIGHBOR_POWER = 6

/** Reads texts by what was learned from a set of examples. */
export function readerOf({ index, byAll, byOrder, words }: TrainedModel): (text: string) => Inference {
  const spelled = spellerOf(words)
  return (text) => {
    const features = featuresOf(text, spelled)
    const near = nearestOf(index, features)
    const same = near.filter(({ value }) => value >= THE_SAME)
    if (same.length > 0) {
      const votes = votesOf(index, same)
      return { nearest: votes, trained: votes, ordered: votes, each: [votes] }
    }
    const nearest = votesOf(index, near)
    const trained = probabilitiesBy(index, byAll, BY_ALL, features)
    const ordered = probabilitiesBy(index, byOrder, BY_ORDER, features)
    const softmax = (votes: Float64Array) => probabilitiesOf(index.keys, votes)
    return { nearest, trained: softmax(sumOf(trained)), ordered: softmax(sumOf(ordered)), each: [nearest, ...trained.map(softmax), ...ordered.map(softmax)] }
  }
}

interface Near {
  at: number
  /** The cosine of the two texts, in which rare features count more. */
  value: number
}

function nearestOf(index: ExampleIndex, features: Features): Near[] {
  const products = new Float32Array(index.lengths.length)
  let square = 0
  for (const [feature, weight] of features) {
    const place = index.places.get(feature)
    const idf = idfIn(index, place)
    square += (weight * idf) ** 2
    if (place === undefined) continue
    for (let at = index.starts[place] ?? 0; at < (index.starts[place + 1] ?? 0); at += 1) {
      const example = index.examples[at] ?? 0
      products[example] = (products[example] ?? 0) + (index.weights[at] ?? 0) * weight * idf * idf
    }
  }
  const length = Math.sqrt(square) || 1
  return highest(products.map((product, at) => product / (length * (index.lengths[at] ?? 1))), NEIGHBORS)
}

/** The highest values above 0, the highest first. */
function highest(values: Float32Array, count: number): Near[] {
  const top: Near[] = []
  for (let at = 0; at < values.length; at += 1) {
    const value = values[at] ?? 0
    if (value <= (top.length < count ? 0 : (top.at(-1)?.value ?? 0))) continue
    const place = top.findIndex((other) => other.value < value)
    top.splice(place < 0 ? top.length : place, 0, { at, value })
    if (top.length > count) top.pop()
  }
  return top
}

function votesOf({ keys, keyOf }: ExampleIndex, near: readonly Near[]): Probabilities {
  const votes = new Float64Array(keys.length)
  for (const { at, value } of near) votes[keyOf[at] ?? 0] = (votes[keyOf[at] ?? 0] ?? 0) + value ** NEIGHBOR_POWER
  return probabilitiesOf(keys, votes)
}

function probabilitiesOf(keys: readonly string[], votes: Float64Array): Probabilities {
  const total = votes.reduce((sum, vote) => sum + vote, 0) || 1
  return new Map(keys.map((key, at) => [key, (votes[at] ?? 0) / total]))
}

const sumOf = (all: readonly Float64Array[]): Float64Array => (all[0] ?? new Float64Array()).map((_, key) => all.reduce((sum, one) => sum + (one[key] ?? 0), 0))
