import type { Example } from '../examples/examples.ts'
import { contentWords } from '../words.ts'
import { type ExampleIndex, indexExamples } from './example-index.ts'
import type { Work } from './time-slices.ts'
import { trainWeights, type Weights } from './train-weights.ts'
import { countWords } from './speller.ts'
import { BY_ALL, BY_ORDER, featuresOfAll } from './text-features.ts'

/** All it takes to read a text by a set of examples: data alone, so that it can be kept in a file. */
export interface TrainedModel {
  index: ExampleIndex
  /** Learned by all a text has. */
  byAll: Weights[]
  /** Learned by words and their order. */
  byOrder: Weights[]
  /** How often the examples have each word. */
  words: ReadonlyMap<string, number>
  /** The words of the examples that say what they're about. */
  contentWords: ReadonlySet<string>
  /** What the examples ask for. */
  keys: ReadonlySet<string>
}

/** Learns from a set of examples all it takes to read by them. */
export function* trainFrom(examples: readonly Example[]): Work<TrainedModel> {
  const texts = examples.map(({ text }) => text)
  const all = yield* featuresOfAll(texts)
  const index = yield* indexExamples(examples, all)
  const byAll = yield* trainWeights(index, all, BY_ALL)
  const byOrder = yield* trainWeights(index, all, BY_ORDER)
  const words = yield* countWords(texts)
  const ofContent = new Set(texts.flatMap((text) => contentWords(text)))
  return { index, byAll, byOrder, words, contentWords: ofContent, keys: new Set(examples.map(({ key }) => key)) }
}
