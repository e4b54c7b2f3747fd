/** Longest passage in an answer, in characters. */
const PASSAGE_MAX_CHARS = 500

/** The beginning of a text, whole sentences, on one line. */
export function shortened(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim()
  if (line.length <= PASSAGE_MAX_CHARS) return line
  const start = line.slice(0, PASSAGE_MAX_CHARS)
  const end = Math.max(start.lastIndexOf('. '), start.lastIndexOf('? '), start.lastIndexOf('! '))
  return end > 0 ? start.slice(0, end + 1) : `${start.slice(0, start.lastIndexOf(' '))}…`
}
