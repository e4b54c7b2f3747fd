import { fold } from '../../../../shared/text/fold.ts'

/** Longer words are cut: no one types them, and PostgreSQL refuses to index words past 2 kB. */
const WORD_MAX_CHARS = 40

/** A run of letters and digits with its accents, and the short endings English hangs on with an apostrophe. */
const WORD = /[\p{L}\p{N}\p{M}]+(?:['’](?:s|t|re|ve|ll|d|m)(?![\p{L}\p{N}]))?/giu

/** Letters with all their marks: more of a word is not looked at. To put thousands of marks into order would take seconds. */
const MARKED_MAX_CHARS = 8 * WORD_MAX_CHARS

/** One word as the search compares it: lower case, without accents. Empty when nothing is left. */
function foldWord(word: string): string {
  if (SIMPLE.test(word)) return word.slice(0, WORD_MAX_CHARS).toLowerCase()
  const plain = fold(word.slice(0, MARKED_MAX_CHARS).toWellFormed(), { ligatures: true })
  const bare = plain.replace(/[^\p{L}\p{N}]+/gu, '')
  return bare.length > WORD_MAX_CHARS ? bare.slice(0, WORD_MAX_CHARS).toWellFormed().replace('\ufffd', '') : bare
}

/** Nearly every word of an English text; the rest takes the long way. */
const SIMPLE = /^[a-z0-9]+$/i

/** The words of a text in order, folded. */
export const foldedWords = (text: string): string[] => (text.match(WORD) ?? []).map(foldWord).filter(Boolean)

export interface PlacedWord {
  folded: string
  /** Where the word stands in the original text. */
  start: number
  end: number
}

/** The words of a text with their places in it. */
export const placedWords = (text: string): PlacedWord[] =>
  [...text.matchAll(WORD)].map(({ 0: word, index: start }) => ({
    folded: foldWord(word),
    start, end: start + word.length,
  }))
