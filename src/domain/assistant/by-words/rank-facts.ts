import { editDistance } from '../../../shared/text/edit-distance.ts'
import { isExampleWord } from '../classifier/site-model.ts'
import type { SearchableFact } from '../searchable-fact.ts'
import { editDistanceAllowed, soundsLike } from '../spelling.ts'
import { contentWords } from '../words.ts'
import { type FactIndex, type IndexedFact, characterMask } from './fact-index.ts'
import { splitJoined } from './joined-words.ts'

/** Facts weighed against each other at the most, those of the rarest words: a common word must not cost more with every fact. */
const MOST_CANDIDATES = 300
/** More words than this add nothing to a question and only cost time. */
const WORDS_READ = 60
/** A misspelt word is weaker evidence than the word itself. */
const MISSPELT = 0.85
/** Slips rarely hit the first letter, so a word that starts differently is probably another word. */
const OTHER_FIRST_CHARACTER = 0.4
/** What a word the facts do not know weighs against an answer, next to the rarest word they know. */
const UNKNOWN = 0.6
/** What asking in nearly the fact's own words adds: its question, or its heading. */
const SAME_QUESTION = 0.25
const SAME_LABEL = 0.15

/** Words that go with any question, and how much less they count. */
const ASKING = new Set(['where', 'when', 'who', 'why', 'old', 'welcome'])
const ASKING_WEIGHT = 0.6
const SETTING = new Set(
  `kid child children son daughter boy girl family place playground indoor joue bring come visit work talk
  day plan planned first two three four five six people parent start inside special play policy
  area section room building toy visitor
  person table pack spot total rough idea average outing today tomorrow tonight everybody carry handle ensure manage visiting measure turn turning kitchen small little big many lot
  january february march april june july august september october november december christmas thanksgiving easter`.split(/\s+/),
)
const SETTING_WEIGHT = 0.3

/** From here on a word is one of a fact's own. */
const OWN_WORD = 0.9

export interface RankedFact {
  fact: SearchableFact
  /** From 0, nothing in common, to a little over 1, every word asked is the fact's own. */
  confidence: number
  /** The words asked that are the fact's own, not ones that happen to be in its answer. */
  ownWords: ReadonlySet<string>
  /** Whether a word that belongs to the subject, not only to its setting, stands in the fact's own words. */
  isToThePoint: boolean
}

/** Vowels that may be wrong, missing or too many in a word with the right consonants. */
const VOWEL_EDITS = 2

interface Evidence {
  /** Fact position to strength, 0 to about 1. */
  strengths: ReadonlyMap<number, number>
  weight: number
  isSetting: boolean
}

/** Facts that share words with the text, the likeliest first. */
export function rankFacts(index: FactIndex, text: string): RankedFact[] {
  const words = contentWords(text).slice(0, WORDS_READ).flatMap((word) => (isKnownWord(index, word) ? word : splitJoined(index, word)))
  const evidence = words.map((word) => evidenceOf(index, word))
  const total = evidence.reduce((sum, { weight }) => sum + weight, 0)
  return candidatesOf(evidence)
    .map((position) => rank(index, position, words, evidence, total))
    .filter((ranked) => ranked !== null)
    .toSorted((a, b) => b.confidence - a.confidence)
}

function candidatesOf(evidence: readonly Evidence[]): number[] {
  const positions = new Set<number>()
  for (const { strengths } of evidence.toSorted((a, b) => b.weight - a.weight)) {
    for (const position of strengths.keys()) {
      if (positions.size >= MOST_CANDIDATES) return [...positions]
      positions.add(position)
    }
  }
  return [...positions]
}

function rank(index: FactIndex, position: number, words: string[], evidence: Evidence[], total: number) {
  const indexed = index.facts[position]
  if (!indexed) return null
  const covered = evidence.reduce((sum, e) => sum + e.weight * (e.strengths.get(position) ?? 0), 0)
  return {
    fact: indexed.fact,
    confidence: (covered / total) * (1 + closeness(indexed, words)),
    ownWords: new Set(words.filter((word) => (index.places.get(word)?.get(position) ?? 0) >= OWN_WORD)),
    isToThePoint: evidence.some((e) => !e.isSetting && (e.strengths.get(position) ?? 0) > 0.5),
  }
}

const closeness = ({ questionWords, labelWords }: IndexedFact, words: string[]): number =>
  SAME_QUESTION * likeness(questionWords, words) + SAME_LABEL * likeness(labelWords, words)

/** The share of all their words that two texts have in common. */
function likeness(own: ReadonlySet<string>, words: string[]): number {
  const shared = words.filter((word) => own.has(word)).length
  return shared === 0 ? 0 : shared / (own.size + words.length - shared)
}

function evidenceOf(index: FactIndex, word: string): Evidence {
  const isSetting = isSettingWord(word)
  const exact = index.places.get(word)
  if (exact) return { strengths: exact, weight: index.idf(word) * importance(word, isSetting), isSetting }
  const likely = nearestWords(index, word)
  const strengths = mergeStrengths(index, likely)
  const rarest = Math.max(0, ...likely.map(({ term }) => index.idf(term) * importance(term, isSetting)))
  return { strengths, weight: rarest || index.idf(word) * (isSetting ? SETTING_WEIGHT : UNKNOWN), isSetting }
}

function importance(word: string, isSetting: boolean): number {
  if (isSetting) return SETTING_WEIGHT
  return ASKING.has(word) ? ASKING_WEIGHT : 1
}

/** The words of the facts this word is most likely a slip of: all that are equally near. */
export function nearestWords(index: FactIndex, word: string): { term: string; quality: number }[] {
  if (editDistanceAllowed(word.length) === 0 || isExampleWord(word)) return []
  const nearest = nearestWithin(index, word, editDistanceAllowed(word.length))
  const likely = nearest.length > 0 ? nearest : nearestBySound(index, word)
  return likely.map((term) => ({ term, quality: startsAlike(word, term) ? MISSPELT : OTHER_FIRST_CHARACTER }))
}

function nearestWithin(index: FactIndex, word: string, most: number): string[] {
  let limit = most
  let nearest: string[] = []
  for (const term of likelyTerms(index, word, limit)) {
    const distance = editDistance(word, term, limit)
    if (distance > limit) continue
    nearest = distance < limit ? [term] : [...nearest, term]
    limit = distance
  }
  return nearest
}

/** One slip more is forgiven where the consonants are the same, and where the last s was cut as if it were a plural. */
function nearestBySound(index: FactIndex, word: string): string[] {
  const sounding = [...likelyTerms(index, word, VOWEL_EDITS)].filter((term) => soundsLike(word, term) && editDistance(word, term, VOWEL_EDITS) <= VOWEL_EDITS)
  return sounding.length > 0 ? sounding : nearestWithin(index, `${word}s`, editDistanceAllowed(word.length))
}

/** Words of about this length that have about these letters: a slip changes two of them at the most. */
function* likelyTerms({ wordsByLength }: FactIndex, word: string, limit: number): Iterable<string> {
  const characters = characterMask(word)
  for (let length = Math.max(4, word.length - limit); length <= word.length + limit; length += 1) {
    for (const term of wordsByLength.get(length) ?? []) {
      if (countBits(term.characters ^ characters) <= 2 * limit && !SETTING.has(term.word)) yield term.word
    }
  }
}

function countBits(bits: number): number {
  let count = 0
  for (let rest = bits; rest !== 0; rest &= rest - 1) count += 1
  return count
}

const startsAlike = (a: string, b: string): boolean => a[0] === b[0] || (a[0] === b[1] && a[1] === b[0])

function mergeStrengths({ places }: FactIndex, likely: { term: string; quality: number }[]): Map<number, number> {
  const strengths = new Map<number, number>()
  for (const { term, quality } of likely) {
    for (const [position, strength] of places.get(term) ?? []) {
      if (strengths.size >= MOST_CANDIDATES) break
      strengths.set(position, Math.max(strengths.get(position) ?? 0, strength * quality))
    }
  }
  return strengths
}

/** Whether some fact has this word, or one it is a slip of. */
const isKnownWord = (index: FactIndex, word: string): boolean =>
  index.places.has(word) || nearestWords(index, word).length > 0

/** Whether a word says where or with whom rather than what. */
export const isSettingWord = (word: string): boolean => SETTING.has(word) || /^\d{1,3}$/.test(word)
