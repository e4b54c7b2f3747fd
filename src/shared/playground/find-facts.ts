import { editDistance } from '../text/edit-distance.ts'
import { fold } from '../text/fold.ts'
import type { FactView } from './playground.ts'

/** A fact with the other words parents use for it. */
export type Searchable = Pick<FactView, 'label' | 'question' | 'short' | 'answer'> & { words: string }

/** Words this long are forgiven one slip; shorter ones have too many real neighbors. */
const FORGIVEN_FROM_CHARS = 4
/** From this length on the beginning of a word is enough. */
const PREFIX_CHARS = 3

/** Words that say nothing about what is looked for. */
const SMALL = new Set(
  'a about an and any are at be can could do does for from how i if in is it its me my of on or our please the there they this to us we what which who will with would you your'.split(' '),
)

/**
 * The facts that have every word asked for; where none has, those that have at least one, unless `orSome` is false. Accents, letter case, a typo
 * and unfinished words make no difference. Nothing asked for is everything.
 */
export function findFacts<T extends Searchable>(facts: readonly T[], query: string, { orSome = true } = {}): T[] {
  if (wantedIn(query).length === 0) return [...facts]
  const { all, some } = findTexts(facts, query, textOf)
  return all.length > 0 || !orSome ? all : some
}

/** The texts that have all words asked for, and those that have at least one. A word that some text has is no slip of another: "cost", "post". */
export function findTexts<T>(texts: readonly T[], query: string, read: (one: T) => string): { all: T[]; some: T[] } {
  const known = texts.map((one) => ({ one, words: [...new Set(wordsOf(read(one)))] }))
  const wanted = wantedIn(query).map((word) => ({ word, isKnown: known.some(({ words }) => words.some((other) => begins(word, other))) }))
  const metBy = (words: readonly string[]) => wanted.filter(({ word, isKnown }) => words.some((other) => begins(word, other) || (!isKnown && isTypo(word, other)))).length
  const found = known.map(({ one, words }) => ({ one, met: metBy(words) })).filter(({ met }) => met > 0)
  return { all: found.filter(({ met }) => met === wanted.length).map(({ one }) => one), some: found.map(({ one }) => one) }
}

/** The words of a query that say what is looked for; all of them where none does. */
function wantedIn(query: string): string[] {
  const words = wordsOf(query)
  const contentWords = words.filter((word) => !SMALL.has(word))
  return contentWords.length > 0 ? contentWords : words
}

const textOf = ({ label, question, short, answer, words }: Searchable): string => [label, question, short, answer, words].join(' ')

/** Lower case, without accents and punctuation; "Wi-Fi" is one word. */
const wordsOf = (text: string): string[] =>
  fold(text)
    .replace(/wi[\s‐‑-]?fi/g, 'wifi')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)

/** Whether it's the word, or one of the two is the beginning of the other. */
function begins(query: string, word: string): boolean {
  if (query === word) return true
  if (query.length < PREFIX_CHARS) return false
  return word.startsWith(query) || (word.length >= FORGIVEN_FROM_CHARS && query.startsWith(word) && query.length - word.length <= 3)
}

const isTypo = (query: string, word: string): boolean => query.length >= FORGIVEN_FROM_CHARS && word.length >= FORGIVEN_FROM_CHARS && editDistance(query, word, 1) <= 1
