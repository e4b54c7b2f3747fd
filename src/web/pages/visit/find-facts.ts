import { editDistance } from '../../../shared/text/edit-distance.ts'
import { fold } from '../../../shared/text/fold.ts'
import type { FactView } from '../../../shared/playground/playground.ts'

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
 * The facts that have every word asked for; where none has, those that have at least one. Accents, letter case, a typo
 * and unfinished words make no difference. Nothing asked for is everything.
 */
export function findFacts<T extends Searchable>(facts: readonly T[], query: string): T[] {
  const words = wordsOf(query)
  const contentWords = words.filter((word) => !SMALL.has(word))
  const wanted = contentWords.length > 0 ? contentWords : words
  if (wanted.length === 0) return [...facts]
  const known = facts.map((fact) => ({ fact, words: [...new Set(wordsOf(textOf(fact)))] }))
  const having = (enough: (n: number) => boolean) =>
    known.filter((one) => enough(wanted.filter((word) => one.words.some((other) => isLike(word, other))).length)).map(({ fact }) => fact)
  const all = having((n) => n === wanted.length)
  return all.length > 0 ? all : having((n) => n > 0)
}

const textOf = ({ label, question, short, answer, words }: Searchable): string => [label, question, short, answer, words].join(' ')

/** Lower case, without accents and punctuation; "Wi-Fi" is one word. */
const wordsOf = (text: string): string[] =>
  fold(text)
    .replace(/wi[\s‐‑-]?fi/g, 'wifi')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)

function isLike(query: string, word: string): boolean {
  if (query === word) return true
  if (query.length < PREFIX_CHARS) return false
  if (word.startsWith(query) || (word.length >= FORGIVEN_FROM_CHARS && query.startsWith(word) && query.length - word.length <= 3)) return true
  return query.length >= FORGIVEN_FROM_CHARS && word.length >= FORGIVEN_FROM_CHARS && editDistance(query, word, 1) <= 1
}
