/** How many slips a word of this length is forgiven. Shorter words have too many real neighbors. */
export function editDistanceAllowed(length: number): number {
  if (length >= 8) return 2
  return length >= 4 ? 1 : 0
}

const SOUNDS_MIN_CHARS = 4
/** The consonants of a word, doubled ones once. */
export const soundOf = (word: string): string => word.replace(/[aeiouy]/g, '').replace(/(.)\1+/g, '$1')

/** Whether two words have the same consonants, and enough of them to tell: "fondr" and "founder". */
export const soundsLike = (a: string, b: string): boolean => areAlike(soundOf(a), soundOf(b))

/** The same of what {@link soundOf} found. */
export const areAlike = (a: string, b: string): boolean => a.length >= SOUNDS_MIN_CHARS && a === b
