import type { Example } from '../examples/examples.ts'
import type { Work } from './time-slices.ts'
import type { ManyFeatures } from './text-features.ts'

/** What the reading of a text needs to know about a set of examples. */
export interface ExampleIndex {
  keys: readonly string[]
  /** For each example the number of its key, and the length of its vector. */
  keyOf: Uint32Array
  lengths: Float64Array
  /** Where each feature has its place. */
  places: ReadonlyMap<number, number>
  /** The examples that have a feature, and how much it counts in each, stand in the two lists below from `starts[place]` up to `starts[place + 1]`. */
  starts: Uint32Array
  examples: Uint32Array
  weights: Float32Array
  /** How rare the feature of each place is. */
  rarities: Float64Array
}

/** Rare features tell texts apart, common ones do not. One that no example has is the rarest. */
export const idfIn = ({ rarities, keyOf }: ExampleIndex, place: number | undefined): number =>
  place === undefined ? idfOf(keyOf.length, NEARLY_ONE) : (rarities[place] ?? 0)

/** In how many examples a feature that none has would count as standing. */
const NEARLY_ONE = 0.7
const EXAMPLES_PER_SLICE = 400

/** @param all - what each of the examples has, in their order */
export function* indexExamples(examples: readonly Example[], all: ManyFeatures): Work<ExampleIndex> {
  const keys = [...new Set(examples.map(({ key }) => key))]
  const numberOf = new Map(keys.map((key, at) => [key, at]))
  const counts = countsOf(all)
  yield
  const index: ExampleIndex = {
    keys,
    keyOf: Uint32Array.from(examples, ({ key }) => numberOf.get(key) ?? 0),
    lengths: new Float64Array(examples.length),
    places: all.places,
    starts: startsOf(counts),
    examples: new Uint32Array(all.placed.length),
    weights: new Float32Array(all.placed.length),
    rarities: Float64Array.from(counts, (count) => idfOf(examples.length, count)),
  }
  yield
  const next = index.starts.slice()
  for (let example = 0; example < examples.length; example += 1) {
    if (example % EXAMPLES_PER_SLICE === 0) yield
    index.lengths[example] = addExample(index, next, example, all)
  }
  return index
}

const idfOf = (examples: number, found: number): number => Math.log(1 + examples / found)

/** In how many texts each feature stands. */
function countsOf({ places, placed }: ManyFeatures): Uint32Array {
  const counts = new Uint32Array(places.size)
  for (const place of placed) counts[place] = (counts[place] ?? 0) + 1
  return counts
}

function startsOf(counts: Uint32Array): Uint32Array {
  const starts = new Uint32Array(counts.length + 1)
  for (let place = 0; place < counts.length; place += 1) starts[place + 1] = (starts[place] ?? 0) + (counts[place] ?? 0)
  return starts
}

/** @returns the length of its vector */
function addExample(index: ExampleIndex, next: Uint32Array, example: number, { starts, placed, weights }: ManyFeatures): number {
  let square = 0
  for (let at = starts[example] ?? 0; at < (starts[example + 1] ?? 0); at += 1) {
    const place = placed[at] ?? 0
    const weight = weights[at] ?? 0
    const entry = next[place] ?? 0
    index.examples[entry] = example
    index.weights[entry] = weight
    next[place] = entry + 1
    square += (weight * idfIn(index, place)) ** 2
  }
  return Math.sqrt(square)
}
