import { foldedWords } from './term-words.ts'

/** More is not read: a question fits, a pasted page does not. */
export const SEARCH_MAX_CHARS = 200
export const MOST_WORDS = 8
/** One letter is in every post. Source: product figures, "Search". */
export const WORD_MIN_CHARS = 2

/** The words that are searched for, folded, each once. Empty when there is nothing to search for. */
export function searchWords(text: string): string[] {
  const words = foldedWords(text.slice(0, SEARCH_MAX_CHARS).toWellFormed()).filter((word) => word.length >= WORD_MIN_CHARS)
  return [...new Set(words)].slice(0, MOST_WORDS)
}
