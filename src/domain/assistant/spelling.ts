/** How many slips a word of this length is forgiven. Shorter words have too many real neighbors. */
export function editDistanceAllowed(length: number): number {
  if (length >= 8) return 2
  return length >= 4 ? 1 : 0
}

const SOUNDS_MIN_CHARS = 4
const soundOf = (word: string): string => word.replace(/[aeiouy]/g, '').replace(/(.)\1+/g, '$1')

/** Whether two words have the same consonants, and enough of them to tell: "fondr" and "founder". */
export const soundsLike = (a: string, b: string): boolean => soundOf(a).length >= SOUNDS_MIN_CHARS && soundOf(a) === soundOf(b)
