import { editDistance } from '../../../shared/text/edit-distance.ts'
import { areAlike, editDistanceAllowed, soundOf } from '../spelling.ts'
import { foldQuestion, singular } from '../words.ts'

/** Typed as one word: no shorter, no longer. */
const JOINED_MIN_CHARS = 6
const JOINED_MAX_CHARS = 24
/** A piece of two letters is a word as common as "is" or "do"; a rare one turns up in any word. */
const SHORT_NGRAM_CHARS = 3
const COMMON = 40
/** Words with the same consonants may differ by this many letters: "fondr" is "founder". */
const SOUND_ALIKE_EDITS = 2
/** A word seen once or twice is a slip only of one seen as often as this. */
const OFTEN = 20
/** Words that fewer examples have may be slips themselves. */
const SEVERAL = 3

/** How often each word stands in the texts. */
export function countWords(texts: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const word of texts.flatMap((text) => foldQuestion(text).split(' '))) counts.set(word, (counts.get(word) ?? 0) + 1)
  return counts
}

/**
 * Puts what was likely meant in place of a word that none of the texts has: the words it was joined of, else the
 * nearest word, of several the one they have most often.
 */
export function spellerOf(counts: ReadonlyMap<string, number>): (word: string) => string {
  const vocabulary = vocabularyOf(counts)
  return (word) => {
    const found = Math.max(counts.get(word) ?? 0, counts.get(singular(word)) ?? 0)
    if (found >= SEVERAL || /\d/.test(word)) return word
    const near = nearest(counts, vocabulary, word)
    // Seen once or twice it may be a slip that others made too: only a common word is likelier.
    const isLikelier = (counts.get(near) ?? 0) >= (found > 0 ? OFTEN : SEVERAL)
    return isLikelier ? near : (ngramsOf(counts, word, found > 0 ? SEVERAL : 1) ?? (found > 0 ? word : near))
  }
}

/** "openingdate" is "opening date". */
function ngramsOf(counts: ReadonlyMap<string, number>, word: string, least: number): string | null {
  if (word.length < JOINED_MIN_CHARS || word.length > JOINED_MAX_CHARS) return null
  const best: (string[] | null)[] = Array.from({ length: word.length + 1 }, () => null)
  best[word.length] = []
  for (let from = word.length - 2; from >= 0; from -= 1) {
    for (let to = from + 2; to <= word.length; to += 1) {
      const ngram = word.slice(from, to)
      const rest = best[to]
      const isWord = (counts.get(ngram) ?? 0) >= (ngram.length <= SHORT_NGRAM_CHARS ? COMMON : least)
      if (rest && isWord && (best[from]?.length ?? Infinity) > rest.length + 1) best[from] = [ngram, ...rest]
    }
  }
  return best[0]?.join(' ') ?? null
}

/** Finds the words of a length with a first letter, with what each sounds like. */
type Vocabulary = (length: number, first: string) => readonly { known: string; sound: string }[]

/** What each word sounds like is found when it is first looked at, and once: a message may have eighty words no one knows. */
function vocabularyOf(counts: ReadonlyMap<string, number>): Vocabulary {
  const words = Map.groupBy(counts.keys(), (word) => `${word.length} ${word[0]}`)
  const heard = new Map<string, { known: string; sound: string }[]>()
  return (length, first) => {
    const key = `${length} ${first}`
    const found = heard.get(key) ?? (words.get(key) ?? []).map((known) => ({ known, sound: soundOf(known) }))
    heard.set(key, found)
    return found
  }
}

function nearest(counts: ReadonlyMap<string, number>, vocabulary: Vocabulary, word: string): string {
  const sound = soundOf(word)
  const isShort = word.length === SHORT_NGRAM_CHARS
  const forgiven = isShort ? 1 : editDistanceAllowed(word.length)
  let meant = word
  let fewest = forgiven + 1
  for (let length = word.length - SOUND_ALIKE_EDITS; length <= word.length + SOUND_ALIKE_EDITS; length += 1) {
    for (const { known, sound: heard } of vocabulary(length, word[0] ?? '')) {
      if (known === word || known.length < SHORT_NGRAM_CHARS || (isShort && (counts.get(known) ?? 0) < COMMON)) continue
      const found = Math.min(editDistance(word, known, Math.min(fewest, forgiven)), areAlike(sound, heard) ? Math.max(forgiven, 1) : Infinity)
      if (found > forgiven || found > fewest || (found === fewest && (counts.get(known) ?? 0) <= (counts.get(meant) ?? 0))) continue
      meant = known
      fewest = found
    }
  }
  return meant
}
