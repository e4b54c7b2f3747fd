import { isStopWord } from '../words.ts'
import type { FactIndex } from './fact-index.ts'

const JOINED_MIN_CHARS = 6
const JOINED_MAX_CHARS = 24
/** Shorter pieces turn up in any word. */
const PIECE_MIN_CHARS = 3
const CONTENT_WORD_MIN_CHARS = 4
const SMALL_PIECES = new Set(['is', 'it', 'do', 'to', 'we', 'the', 'you', 'how', 'are', 'for', 'your'])

/** The words that were typed as one, "openingdate" or "howmuchisit"; the word itself when it is none of these. */
export function splitJoined(index: FactIndex, word: string): string[] {
  if (word.length < JOINED_MIN_CHARS || word.length > JOINED_MAX_CHARS) return [word]
  const pieces = piecesOf(index, word)
  return pieces?.some((piece) => index.places.has(piece) && piece.length >= CONTENT_WORD_MIN_CHARS) ? pieces.filter((piece) => !isStopWord(piece)) : [word]
}

/** The fewest pieces that are words, found from the end. */
function piecesOf(index: FactIndex, word: string): string[] | null {
  const best: (string[] | null)[] = Array.from({ length: word.length + 1 }, () => null)
  best[word.length] = []
  for (let from = word.length - 2; from >= 0; from -= 1) {
    for (let to = from + 2; to <= word.length; to += 1) {
      const rest = best[to]
      const piece = word.slice(from, to)
      if (rest && isPiece(index, piece) && (best[from]?.length ?? Infinity) > rest.length + 1) best[from] = [pieceOf(index, piece), ...rest]
    }
  }
  return best[0] ?? null
}

const isPiece = (index: FactIndex, piece: string): boolean =>
  SMALL_PIECES.has(piece) || (piece.length >= PIECE_MIN_CHARS && (index.places.has(pieceOf(index, piece)) || isStopWord(piece)))

const pieceOf = ({ places }: FactIndex, piece: string): string =>
  places.has(piece) || !piece.endsWith('ing') || !places.has(piece.slice(0, -3)) ? piece : piece.slice(0, -3)
