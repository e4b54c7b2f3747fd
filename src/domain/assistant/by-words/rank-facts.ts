import { editDistance } from '../../../shared/text/edit-distance.ts'
import { mayBeTypo, typosAllowed } from '../classifier/speller.ts'
import { isExampleWord } from '../classifier/site-model.ts'
import type { SearchableFact } from '../facts-to-answer.ts'
import { contentWords } from '../words.ts'
import { type FactIndex, OWN_WORD } from './fact-index.ts'

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
export function nearestWord(index: FactIndex, word: string): string {
  const typos = typosAllowed(word.length)
  if (typos === 0 || index.places.has(word) || isExampleWord(word)) return word
  const near = wordsLike(index, word, typos).map((one) => ({ one, distance: editDistance(word, one, typos) }))
  return near.filter(({ distance }) => distance <= typos).toSorted((a, b) => a.distance - b.distance)[0]?.one ?? word
}

/** Words of about this length that begin with one of its first two letters. */
const wordsLike = ({ alike }: FactIndex, word: string, typos: number): string[] =>
  Array.from({ length: 2 * typos + 1 }, (_, at) => word.length - typos + at)
    .flatMap((length) => [...new Set(word.slice(0, 2))].flatMap((start) => alike.get(`${start}${length}`) ?? []))
    .filter((one) => mayBeTypo(word, one, typos))

/** Whether a word says where or with whom rather than what. */
export const isSettingWord = (word: string): boolean => SETTING.has(word) || /^\d{1,3}$/.test(word)
