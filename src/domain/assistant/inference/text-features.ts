import { foldQuestion, singular } from '../words.ts'
import type { Work } from './time-slices.ts'
import { kindsOf } from './synonyms.ts'
import { withoutMixUps, withoutMisspelling } from './misspellings.ts'

/** What two words beside each other count, next to one word by itself. */
const PAIR_WEIGHT = 0.4
/** Pieces of words speak for misspelt words and for other endings; all pieces of a word together count about as much as it. */
const NGRAM_WEIGHT = 0.4
/** A capital inside a sentence tells a name; most questions with one are about something else. */
const NAME = /(?<=[a-z,] )(?!On\b|Joue\b|I\b)[A-Z][a-z]/
const NAME_WEIGHT = 1
/** What a word's kind counts, next to the word: enough to stand in for one that no example has. */
const KIND_WEIGHT = 0.8
const NGRAM_MIN_CHARS = 3
const NGRAM_MAX_CHARS = 4
/** More words than this add nothing to a question and only cost time. */
const WORDS_READ = 80

const TEXTS_PER_SLICE = 200

/** What a text has, by the number of each feature, and how much each counts in it. */
export type Features = ReadonlyMap<number, number>

/** The kinds of features; a feature's number tells its kind. */
const WORD = 0
const PAIR = 1
const NGRAM = 2
const KIND_BITS = 2

/** How much each kind of features counts: words and their kinds, pairs, pieces. */
export type FeatureWeights = readonly [word: number, pair: number, piece: number]

/** A text by all it has: forgives slips and other endings. */
export const BY_ALL: FeatureWeights = [1, 1, 1]
/** A text by its words and their order, which pieces do not tell: "open on a Saturday", "opens the Saturday after". */
export const BY_ORDER: FeatureWeights = [1, 2.5, 0]

export const featureWeightsOf = (featureWeights: FeatureWeights, feature: number): number => featureWeights[feature & ((1 << KIND_BITS) - 1)] ?? 1

/** By what texts are compared: the words, pairs and pieces of words they have. */
export function featuresOf(text: string, spelled: (word: string) => string = (word) => word, ngrams: (word: string) => readonly number[] = ngramsOf): Features {
  const features = new Map<number, number>()
  const add = (feature: number, weight: number) => features.set(feature, (features.get(feature) ?? 0) + weight)
  if (NAME.test(text)) add(numberOf('*name', WORD), NAME_WEIGHT)
  let before = ''
  const typed = withoutMixUps(foldQuestion(text.replaceAll('$', ' dollars '))).split(' ').slice(0, WORDS_READ).filter(Boolean).map(withoutMisspelling)
  for (const word of typed.flatMap((one) => spelled(one).split(' '))) {
    const one = singular(word)
    add(numberOf(one, WORD), 1)
    if (before) add(numberOf(`${before} ${one}`, PAIR), PAIR_WEIGHT)
    before = one
    for (const kind of kindsOf(one)) add(numberOf(`~${kind}`, WORD), KIND_WEIGHT)
    for (const ngram of ngrams(word)) add(ngram, NGRAM_WEIGHT / Math.sqrt(word.length))
  }
  return features
}

/** The features of many texts in four lists instead of a million objects. */
export interface ManyFeatures {
  /** Where each feature has its place, counted from 0 in the order they turn up. */
  places: ReadonlyMap<number, number>
  /** What text n has stands in the two lists below from `starts[n]` up to `starts[n + 1]`. */
  starts: Uint32Array
  placed: Uint32Array
  weights: Float32Array
}

/** The same for many texts with the same words: each word is taken to pieces once. */
export function* featuresOfAll(texts: readonly string[]): Work<ManyFeatures> {
  const known = new Map<string, readonly number[]>()
  const once = (word: string) => {
    const ngrams = known.get(word) ?? ngramsOf(word)
    known.set(word, ngrams)
    return ngrams
  }
  const places = new Map<number, number>()
  const placeOf = (feature: number) => {
    const place = places.get(feature) ?? places.size
    places.set(feature, place)
    return place
  }
  const starts = new Uint32Array(texts.length + 1)
  const lists: { placed: Uint32Array; weights: Float32Array }[] = []
  for (const [at, text] of texts.entries()) {
    const features = featuresOf(text, undefined, once)
    lists.push({ placed: Uint32Array.from(features.keys(), placeOf), weights: Float32Array.from(features.values()) })
    starts[at + 1] = (starts[at] ?? 0) + features.size
    if (at % TEXTS_PER_SLICE === 0) yield
  }
  const all = { places, starts, placed: new Uint32Array(starts.at(-1) ?? 0), weights: new Float32Array(starts.at(-1) ?? 0) }
  for (const [at, { placed, weights }] of lists.entries()) {
    if (at % TEXTS_PER_SLICE === 0) yield
    all.placed.set(placed, starts[at])
    all.weights.set(weights, starts[at])
  }
  yield
  return all
}

/** "^pri", "pric", "rice$" and so on. */
function ngramsOf(word: string): readonly number[] {
  if (word.length < NGRAM_MIN_CHARS) return []
  const marked = `^${word}$`
  const ngrams: number[] = []
  for (let length = NGRAM_MIN_CHARS; length <= NGRAM_MAX_CHARS; length += 1) {
    for (let from = 0; from + length <= marked.length; from += 1) ngrams.push(numberOf(marked.slice(from, from + length), NGRAM))
  }
  return ngrams
}

/** A feature as a number of 31 bits (FNV-1a and its kind): of a hundred thousand about ten share one, and no string is kept. */
function numberOf(feature: string, kind: number): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < feature.length; at += 1) hash = Math.imul(hash ^ feature.charCodeAt(at), 0x01000193)
  return ((hash >>> (KIND_BITS + 1)) << KIND_BITS) | kind
}
