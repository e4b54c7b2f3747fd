import type { SearchableFact } from '../facts-to-answer.ts'
import { contentWords, foldQuestion } from '../words.ts'

/** How much a word counts by where it stands. People ask with the words of a heading, seldom of an answer. */
export const OWN_WORD = 0.9
const FIELDS = [['answer', 0.35], ['question', OWN_WORD], ['words', 0.95], ['label', 1]] as const

/** What the search needs to know about a set of facts; built once for each. */
export interface FactIndex {
  facts: readonly SearchableFact[]
  byKey: ReadonlyMap<string, SearchableFact>
  byQuestion: ReadonlyMap<string, SearchableFact>
  /** For each word: the facts it stands in, by position, and how much it counts there; where it counts most first. */
  places: ReadonlyMap<string, ReadonlyMap<number, number>>
  /** The words of each first letter and length: where misspellings are looked for. */
  alike: ReadonlyMap<string, readonly string[]>
  /** Rare words tell facts apart, common ones don't. */
  idf: (word: string) => number
}

const indexes = new WeakMap<readonly SearchableFact[], FactIndex>()

/** The index of these facts. The same array is indexed once, so it must not change afterwards. */
export function indexOf(facts: readonly SearchableFact[]): FactIndex {
  const existing = indexes.get(facts)
  if (existing) return existing
  const built = buildIndex(facts)
  indexes.set(facts, built)
  return built
}

function buildIndex(facts: readonly SearchableFact[]): FactIndex {
  const places = new Map<string, Map<number, number>>()
  for (const [position, fact] of facts.entries()) {
    for (const [field, weight] of FIELDS) {
      for (const word of contentWords(fact[field])) places.set(word, (places.get(word) ?? new Map<number, number>()).set(position, weight))
    }
  }
  const sorted = new Map([...places].map(([word, found]) => [word, new Map([...found].toSorted(([, a], [, b]) => b - a))]))
  return {
    facts,
    byKey: new Map(facts.map((fact) => [fact.key, fact])),
    byQuestion: new Map(facts.map((fact) => [foldQuestion(fact.question), fact])),
    places: sorted,
    alike: Map.groupBy(places.keys(), (word) => `${word[0]}${word.length}`),
    idf: (word) => Math.log(1 + facts.length / Math.max(1, [...(places.get(word)?.values() ?? [])].filter((weight) => weight >= OWN_WORD).length)),
  }
}
