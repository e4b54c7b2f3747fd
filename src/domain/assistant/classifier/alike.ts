import { featuresOf, weightOf } from './features.ts'
import { idfOf } from './site-model.ts'

/** Words and pieces of words; their order says nothing here. */
const BY_WORDS = [1, 0, 1] as const

/** What a text has and how much each counts, as long as 1. */
type Vector = ReadonlyMap<number, number>

/** Found once while the same texts are compared with one after another. */
const known = new Map<string, Vector>()
const KNOWN_MAX = 500

/** The words of a text as the classifier weighs them: rare ones count more. */
export function vectorOf(text: string): Vector {
  const found = known.get(text) ?? madeOf(text)
  if (known.size >= KNOWN_MAX) known.clear()
  known.set(text, found)
  return found
}

function madeOf(text: string): Vector {
  const weighed = [...featuresOf(text)].map(([feature, weight]) => [feature, weight * weightOf(BY_WORDS, feature) * idfOf(feature)] as const)
  const length = Math.hypot(...weighed.map(([, weight]) => weight)) || 1
  return new Map(weighed.filter(([, weight]) => weight > 0).map(([feature, weight]) => [feature, weight / length]))
}

/** How alike two texts are, from 0 to 1. */
export const alikeness = (one: Vector, other: Vector): number => one.entries().reduce((sum, [feature, weight]) => sum + weight * (other.get(feature) ?? 0), 0)
