import type { SearchHit } from '../../../../shared/forum/forum.ts'
import { type PlacedWord, placedWords } from './term-words.ts'
import type { SearchedWord } from './known-terms.ts'
import { strengthOf } from './rank.ts'

/** Length of a snippet, and how much of it stands before the first match, in characters. */
const SNIPPET_CHARS = 220
const BEFORE_CHARS = 60

/** The part of the original text around its first match, or its beginning, with the matching words marked. */
export function snippetOf(text: string, words: readonly SearchedWord[]): SearchHit['snippet'] {
  const all = placedWords(text)
  const isMatch = ({ folded }: PlacedWord) => words.some((word) => strengthOf(folded, word) > 0)
  const first = all.find(isMatch)
  const start = startOf(all, first?.start ?? 0)
  const end = endOf(all, start, text.length, first)
  const parts: SearchHit['snippet'] = []
  let done = start
  for (const word of all.filter((placed) => placed.start >= start && placed.end <= end && isMatch(placed))) {
    parts.push({ text: text.slice(done, word.start), isMatch: false })
    parts.push({ text: text.slice(word.start, word.end), isMatch: true })
    done = word.end
  }
  parts.push({ text: `${text.slice(done, end)}${end < text.length ? '…' : ''}`, isMatch: false })
  if (start > 0) parts.unshift({ text: '…', isMatch: false })
  return parts.map((part) => ({ ...part, text: part.text.replace(/\s+/g, ' ') })).filter(({ text: part }) => part !== '')
}

/** At the beginning of a word. */
function startOf(all: readonly PlacedWord[], match: number): number {
  if (match <= BEFORE_CHARS) return 0
  return all.find(({ start }) => start >= match - BEFORE_CHARS)?.start ?? match
}

/** At the end of a word, and not before the match ends. */
function endOf(all: readonly PlacedWord[], start: number, length: number, match: PlacedWord | undefined): number {
  const limit = start + SNIPPET_CHARS
  if (length <= limit) return length
  const last = all.findLast(({ end, start: begins }) => end <= limit && begins >= start)
  return Math.max(last?.end ?? limit, Math.min(match?.end ?? 0, start + 2 * SNIPPET_CHARS))
}
