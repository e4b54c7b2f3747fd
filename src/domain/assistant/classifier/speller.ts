import { editDistance } from '../../../shared/text/edit-distance.ts'
import { isStopWord, singular } from '../words.ts'

/** Shorter words have too many neighbors that mean something else. */
const LEAST_CHARS = 4
const LONG_CHARS = 8

/** How many slips a word of this length is forgiven. */
export const typosAllowed = (length: number): number => (length < LEAST_CHARS ? 0 : length < LONG_CHARS ? 1 : 2)

/** Slips rarely hit the first letter, but two letters may be swapped. */
export const mayBeTypo = (word: string, of: string, typos: number): boolean =>
  Math.abs(word.length - of.length) <= typos && (word[0] === of[0] || (word[0] === of[1] && word[1] === of[0]))

/**
 * Puts the word that was likely meant in place of one that no example has.
 *
 * @param words - of the examples, those that most have first
 */
export function spellerOf(words: readonly string[]): (word: string) => string {
  const known = new Set(words)
  return (word) => {
    const typos = typosAllowed(word.length)
    if (typos === 0 || known.has(singular(word)) || isStopWord(word) || /\d/.test(word)) return word
    let nearest = { known: word, distance: typos + 1 }
    for (const one of words) {
      if (!mayBeTypo(word, one, typos)) continue
      const distance = editDistance(word, one, nearest.distance)
      if (distance < nearest.distance) nearest = { known: one, distance }
    }
    return nearest.known
  }
}
