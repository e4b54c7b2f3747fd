import type { Example } from './examples/examples.ts'
import type { Work } from './in-turns.ts'
import type { Features } from './text-features.ts'

interface Places {
  /** Numbers of the examples that have the feature, and how much it counts in each. */
  examples: number[]
  weights: number[]
}

/** What the reading of a text needs to know about a set of examples. */
export interface ExampleIndex {
  keys: readonly string[]
  /** For each example the number of its key, and the length of its vector. */
  keyOf: readonly number[]
  lengths: Float64Array
  places: (feature: string) => Places
  /** Rare features tell texts apart, common ones do not. */
  rarity: (feature: string) => number
}

const NOWHERE: Places = { examples: [], weights: [] }
/** In how many examples a feature that none has would count as standing. */
const NEARLY_ONE = 0.7
const EXAMPLES_A_TURN = 400
const FEATURES_A_TURN = 4000

/** @param all - what each of the examples has, in their order */
export function* indexExamples(examples: readonly Example[], all: readonly Features[]): Work<ExampleIndex> {
  const keys = [...new Set(examples.map(({ key }) => key))]
  const numberOf = new Map(keys.map((key, at) => [key, at]))
  const keyOf = examples.map(({ key }) => numberOf.get(key) ?? 0)
  const places = yield* placesOf(all)
  const rarity = (found: number) => Math.log(1 + examples.length / (found || NEARLY_ONE))
  const squares = new Float64Array(examples.length)
  let seen = 0
  for (const { examples: found, weights } of places.values()) {
    if (seen % FEATURES_A_TURN === 0) yield
    seen += 1
    const rare = rarity(found.length)
    for (let at = 0; at < found.length; at += 1) {
      const example = found[at] ?? 0
      const weight = weights[at] ?? 0
      squares[example] = (squares[example] ?? 0) + (weight * rare) ** 2
    }
  }
  return {
    ...{ keys, keyOf },
    lengths: squares.map(Math.sqrt),
    places: (feature) => places.get(feature) ?? NOWHERE,
    rarity: (feature) => rarity(places.get(feature)?.examples.length ?? 0),
  }
}

function* placesOf(all: readonly Features[]): Work<ReadonlyMap<string, Places>> {
  const places = new Map<string, Places>()
  for (const [example, features] of all.entries()) {
    if (example % EXAMPLES_A_TURN === 0) yield
    for (const [feature, weight] of features) {
      const known = places.get(feature)
      if (!known) places.set(feature, { examples: [example], weights: [weight] })
      else {
        known.examples.push(example)
        known.weights.push(weight)
      }
    }
  }
  return places
}
