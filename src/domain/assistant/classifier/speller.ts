import { editDistance } from '../../../shared/text/edit-distance.ts'
import { isStopWord, singular } from '../words.ts'

/** Shorter words have too many neighbors that mean something else. */
const LEAST_CHARS = 4
const LONG_CHARS = 8

/** How many slips a word of this length is forgiven. */
const typosAllowed = (length: number): number => (length < LEAST_CHARS ? 0 : length < LONG_CHARS ? 1 : 2)

/**
 * Replaces a word that isn't in the list with the one that was likely meant.
 *
 * @param words - the likeliest first
 */
export function spellerOf(words: readonly string[]): (word: string) => string {
  const known = new Set(words)
  const byStart = Map.groupBy(known, (word) => word[0])
  return (word) => {
    const typos = typosAllowed(word.length)
    if (typos === 0 || known.has(singular(word)) || isStopWord(word) || /\d/.test(word)) return word
    let nearest = { known: word, distance: typos + 1 }
    // Slips rarely hit the first letter, but two letters may be swapped.
    const swapped = byStart.get(word[1])?.filter((one) => word[0] === one[1]) ?? []
    for (const one of [...(byStart.get(word[0]) ?? []), ...swapped]) {
      if (Math.abs(word.length - one.length) > typos) continue
      const distance = editDistance(word, one, nearest.distance)
      if (distance < nearest.distance) nearest = { known: one, distance }
    }
    return nearest.known
  }
}
