import type { SearchableFact } from '../searchable-fact.ts'
import { contentWords, foldQuestion } from '../words.ts'

/** How much a word counts by where it stands. People ask with the words of a heading, seldom of an answer. */
const LABEL_WEIGHT = 1
const WORDS_WEIGHT = 0.95
const QUESTION_WEIGHT = 0.9
const ANSWER_WEIGHT = 0.35
/** A word that stands in several places of one fact speaks a little louder. */
const REPEAT_WEIGHT = 0.06

export interface IndexedFact {
  fact: SearchableFact
  questionWords: ReadonlySet<string>
  labelWords: ReadonlySet<string>
}

/** What the search needs to know about a set of facts; built once for each. */
export interface FactIndex {
  facts: readonly IndexedFact[]
  byKey: ReadonlyMap<string, SearchableFact>
  byQuestion: ReadonlyMap<string, SearchableFact>
  /** For each word: the facts it stands in, by position, and how much it counts there; where it counts most first. */
  places: ReadonlyMap<string, ReadonlyMap<number, number>>
  /** The words of each length, with the letters each has: where slips are looked for. */
  wordsByLength: ReadonlyMap<number, readonly { word: string; characters: number }[]>
  /** Rare words tell facts apart, common ones do not. */
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
    for (const [word, weight] of wordWeights(fact)) {
      const known = places.get(word) ?? new Map<number, number>()
      places.set(word, known.set(position, weight))
    }
  }
  const rarities = new Map([...places].map(([word, found]) => [word, idfOf(facts.length, strongPlaces(found))]))
  return {
    facts: facts.map(indexedFact),
    byKey: new Map(facts.map((fact) => [fact.key, fact])),
    byQuestion: new Map(facts.map((fact) => [foldQuestion(fact.question), fact])),
    places: new Map([...places].map(([word, found]) => [word, strongestFirst(found)])),
    wordsByLength: byLength(places.keys()),
    idf: (word) => rarities.get(word) ?? idfOf(facts.length, 0),
  }
}

const idfOf = (facts: number, places: number): number => Math.log(1 + facts / Math.max(1, places))

const strongestFirst = (places: ReadonlyMap<number, number>): ReadonlyMap<number, number> =>
  new Map([...places].toSorted(([, a], [, b]) => b - a))

function byLength(words: Iterable<string>): FactIndex['wordsByLength'] {
  const lengths = new Map<number, { word: string; characters: number }[]>()
  for (const word of words) {
    const alike = lengths.get(word.length) ?? []
    alike.push({ word, characters: characterMask(word) })
    lengths.set(word.length, alike)
  }
  return lengths
}

/** Which letters a word has, one bit each: two words that differ in many have many slips between them. */
export function characterMask(word: string): number {
  let characters = 0
  for (let at = 0; at < word.length; at += 1) characters |= 1 << (word.charCodeAt(at) % 32)
  return characters
}

const indexedFact = (fact: SearchableFact): IndexedFact => ({
  fact,
  questionWords: new Set(contentWords(fact.question)),
  labelWords: new Set(contentWords(fact.label)),
})

function wordWeights(fact: SearchableFact): Map<string, number> {
  const weights = new Map<string, number>()
  const fields: [string, number][] = [
    [fact.label, LABEL_WEIGHT],
    [fact.words, WORDS_WEIGHT],
    [fact.question, QUESTION_WEIGHT],
    [fact.answer, ANSWER_WEIGHT],
  ]
  for (const [text, weight] of fields) {
    for (const word of contentWords(text)) {
      const earlier = weights.get(word)
      weights.set(word, earlier === undefined ? weight : earlier + REPEAT_WEIGHT)
    }
  }
  return weights
}

/** Words that only happen to be in an answer do not make a word common. */
const strongPlaces = (places: ReadonlyMap<number, number>): number =>
  [...places.values()].filter((weight) => weight >= QUESTION_WEIGHT).length
