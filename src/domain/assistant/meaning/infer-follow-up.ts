import type { FactIndex } from '../by-words/fact-index.ts'
import type { SearchableFact } from '../searchable-fact.ts'
import { groupOf } from '../classifier/groups.ts'
import { type Likely, likeliest } from '../classifier/likeliest.ts'
import { isHighStakes } from './high-stakes.ts'
import type { Meant } from './infer-fact.ts'
import { areThings } from './about-a-thing.ts'
import { inferQuestion } from './infer-question.ts'

/** What a family counts that a reading does not see at all. */
const FAINT = 0.003
/** How much likelier what was just spoken of is than anything else. */
const JUST_SPOKEN_OF = 3
/** From here on the message itself tells which fact of a family: "do you store that" the data, not the way in. */
const OF_ITS_OWN = 0.3
/** What the message by itself says of something grave counts from here on. */
const HIGH_STAKES_ALONE = 0.3

/** A short message, read alone and together with the question before it. An intent that only one of the two readings finds is probably wrong. */
export interface ReadAfter {
  /** The fact that both together mean; null when it is none, or the message by itself means something grave instead. */
  meant: Meant | null
  /** How likely the family of a fact is, from 0 to 1. */
  probabilityOf: (fact: SearchableFact) => number
}

/**
 * Reads a follow-up: "does she have kids herself" after "who is the founder".
 *
 * @param before - the facts the question before was answered with
 */
export function readAfter(index: FactIndex, message: string, last: string, before: readonly SearchableFact[]): ReadAfter {
  const alone = likeliest(inferQuestion(message))
  const spokenOf = new Set(before.map(({ key }) => groupOf(key)))
  const scored = likeliest(inferQuestion(`${last} ${message}`)).map(({ group, key, probability }) => ({
    ...{ group, key },
    score: (probability + FAINT) * (probabilityIn(alone, group) + FAINT) * (spokenOf.has(group) ? JUST_SPOKEN_OF : 1),
  }))
  const total = scored.reduce((sum, { score }) => sum + score, 0)
  const best = scored.reduce((most, one) => (one.score > most.score ? one : most))
  const own = alone.find(({ group }) => group === best.group)
  const fact = index.byKey.get(own && own.probability >= OF_ITS_OWN ? own.key : best.key)
  return {
    meant: fact && !isTorn(alone, best.group, before) ? { fact, probability: best.score / total } : null,
    probabilityOf: ({ key }) => (scored.find(({ group }) => group === groupOf(key))?.score ?? 0) / total,
  }
}

/** A price asked after a thing with a price of its own is no other matter. */
const isTorn = (alone: readonly Likely[], meant: string, before: readonly SearchableFact[]): boolean =>
  alone.some(({ group, probability }) => group !== meant && isHighStakes(group) && probability >= HIGH_STAKES_ALONE && !(group === 'pricing' && areThings(before)))

const probabilityIn = (likely: readonly Likely[], group: string): number => likely.find((one) => one.group === group)?.probability ?? 0
