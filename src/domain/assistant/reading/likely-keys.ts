import { type ExampleIndex, rarityIn } from './example-index.ts'
import type { LearnedExamples } from './learned-examples.ts'
import { sharesBy } from './learned-weights.ts'
import { spellerOf } from './speller.ts'
import { BY_ALL, BY_ORDER, type Features, featuresOf } from './text-features.ts'

/** How likely each key is what a text asks for; together 1. */
export type Shares = ReadonlyMap<string, number>

/** What the examples say of a text, read in three ways, so that one can doubt the others. */
export interface Reading {
  /** By the examples most like the text. */
  nearest: Shares
  /** By what was learned about each word, pair and piece of words. */
  learned: Shares
  /** By what was learned about words and their order, without the pieces. */
  ordered: Shares
  /** Each of those it was put together of, so that one can doubt the others. */
  each: readonly Shares[]
}

/** From here on a text is an example word for word, and no other has a say. */
const THE_SAME = 0.99
/** As many examples have a say. */
const NEIGHBORS = 15
/** A neighbor twice as like counts sixty-four times as much. */
const NEIGHBOR_POWER = 6

/** Reads texts by what was learned from a set of examples. */
export function readerOf({ index, byAll, byOrder, words }: LearnedExamples): (text: string) => Reading {
  const spelled = spellerOf(words)
  return (text) => {
    const features = featuresOf(text, spelled)
    const near = nearestOf(index, features)
    const same = near.filter(({ value }) => value >= THE_SAME)
    if (same.length > 0) {
      const votes = votesOf(index, same)
      return { nearest: votes, learned: votes, ordered: votes, each: [votes] }
    }
    const nearest = votesOf(index, near)
    const learned = sharesBy(index, byAll, BY_ALL, features)
    const ordered = sharesBy(index, byOrder, BY_ORDER, features)
    const toShares = (votes: Float64Array) => sharesOf(index.keys, votes)
    return { nearest, learned: toShares(sumOf(learned)), ordered: toShares(sumOf(ordered)), each: [nearest, ...learned.map(toShares), ...ordered.map(toShares)] }
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
    const rarity = rarityIn(index, place)
    square += (weight * rarity) ** 2
    if (place === undefined) continue
    for (let at = index.starts[place] ?? 0; at < (index.starts[place + 1] ?? 0); at += 1) {
      const example = index.examples[at] ?? 0
      products[example] = (products[example] ?? 0) + (index.weights[at] ?? 0) * weight * rarity * rarity
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

function votesOf({ keys, keyOf }: ExampleIndex, near: readonly Near[]): Shares {
  const votes = new Float64Array(keys.length)
  for (const { at, value } of near) votes[keyOf[at] ?? 0] = (votes[keyOf[at] ?? 0] ?? 0) + value ** NEIGHBOR_POWER
  return sharesOf(keys, votes)
}

function sharesOf(keys: readonly string[], votes: Float64Array): Shares {
  const total = votes.reduce((sum, vote) => sum + vote, 0) || 1
  return new Map(keys.map((key, at) => [key, (votes[at] ?? 0) / total]))
}

const sumOf = (all: readonly Float64Array[]): Float64Array => (all[0] ?? new Float64Array()).map((_, key) => all.reduce((sum, one) => sum + (one[key] ?? 0), 0))
