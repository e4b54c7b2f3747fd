import { isExampleWord } from './classifier/site-model.ts'
import { spellerOf } from './classifier/speller.ts'
import type { SearchableFact } from './facts-to-answer.ts'
import { contentWords, foldQuestion } from './words.ts'

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
  /** Puts a word of the facts in place of one that's likely a slip of it. */
  spelled: (word: string) => string
  /** Rare words tell facts apart, common ones don't. */
  idf: (word: string) => number
}

const indexes = new WeakMap<readonly SearchableFact[], FactIndex>()

/** The index of these facts. The same array is indexed once, so it must not change afterwards. */
export function indexOf(facts: readonly SearchableFact[]): FactIndex {
  const index = indexes.get(facts) ?? buildIndex(facts)
  indexes.set(facts, index)
  return index
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
    spelled: spellerOf([...places.keys()]),
    idf: (word) => Math.log(1 + facts.length / Math.max(1, [...(places.get(word)?.values() ?? [])].filter((weight) => weight >= OWN_WORD).length)),
  }
}

/** Facts weighed against each other at the most: a common word must not cost more with every fact. */
const MOST_CANDIDATES = 300
/** More words than this add nothing to a question and only cost time. */
const WORDS_READ = 60
/** Words that say where or with whom rather than what, and how much they count. */
const SETTING = new Set(
  `kid child children son daughter boy girl family place playground indoor joue bring come visit work talk where when who why old welcome
  day plan first two three people person parent start inside special play area room building toy table spot today tomorrow small little big`.split(/\s+/),
)
const SETTING_WEIGHT = 0.3

export interface RankedFact {
  fact: SearchableFact
  /** From 0, nothing in common, to 1, every word asked is the fact's own. */
  confidence: number
  /** The words asked that are the fact's own, not ones that happen to be in its answer. */
  ownWords: ReadonlySet<string>
  /** Whether one of these says what is asked, not only where or with whom. */
  isToThePoint: boolean
  /** Whether all of its name was asked, and no other fact speaks of some of that. */
  isNamed: boolean
}

/** Facts that share words with the text, the likeliest first. */
export function rankFacts(index: FactIndex, text: string): RankedFact[] {
  const words = contentWords(text).slice(0, WORDS_READ).map((word) => ({ word, meant: nearestWord(index, word) }))
  const weightOf = (word: string) => index.idf(word) * (isSettingWord(word) ? SETTING_WEIGHT : 1)
  const total = words.reduce((sum, { meant }) => sum + weightOf(meant), 0)
  const positions = [...new Set(words.flatMap(({ meant }) => [...(index.places.get(meant)?.keys() ?? [])]))].slice(0, MOST_CANDIDATES)
  const found = positions.flatMap((position) => {
    const fact = index.facts[position]
    const strength = (word: string) => index.places.get(word)?.get(position) ?? 0
    const own = words.filter(({ meant }) => strength(meant) >= OWN_WORD)
    const confidence = words.reduce((sum, { meant }) => sum + weightOf(meant) * strength(meant), 0) / total
    return fact ? [{ fact, confidence, ownWords: new Set(own.map(({ word }) => word)), isToThePoint: own.some(({ meant }) => !isSettingWord(meant)), isNamed: isNamed(index, fact, words) }] : []
  })
  return found.toSorted((a, b) => b.confidence - a.confidence)
}

function isNamed({ places }: FactIndex, { label }: SearchableFact, words: readonly { meant: string }[]): boolean {
  const name = contentWords(label)
  return name.every((word) => words.some(({ meant }) => meant === word)) && name.some((word) => !isSettingWord(word) && places.get(word)?.size === 1)
}

/** The word of the facts that this one is, or is likely a misspelling of; the word itself when it's none. */
export const nearestWord = (index: FactIndex, word: string): string => (isExampleWord(word) ? word : index.spelled(word))

/** Whether a word says where or with whom rather than what. */
export const isSettingWord = (word: string): boolean => SETTING.has(word) || /^\d{1,3}$/.test(word)
