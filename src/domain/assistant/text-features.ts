import type { Work } from './in-turns.ts'
import { fold, singular } from './words.ts'

/** What two words beside each other count, next to one word by itself. */
const PAIR_WEIGHT = 0.4
/** Pieces of words speak for misspelt words and for other endings; all pieces of a word together count about as much as it. */
const PIECE_WEIGHT = 0.4
/** A capital inside a sentence tells a name; most questions with one are about something else. */
const NAME = /(?<=[a-z,] )(?!On\b|Joue\b|I\b)[A-Z][a-z]/
const NAME_WEIGHT = 1
const PIECE_MIN_CHARS = 3
const PIECE_MAX_CHARS = 5
/** More words than this add nothing to a question and only cost time. */
const WORDS_READ = 80

const TEXTS_A_TURN = 200

/** What a text has, and how much each counts in it. */
export type Features = ReadonlyMap<string, number>

/** By what texts are compared: the words, pairs and pieces of words they have. */
export function featuresOf(text: string, spelled: (word: string) => string = (word) => word, pieces: (word: string) => readonly string[] = piecesOf): Features {
  const features = new Map<string, number>()
  const add = (feature: string, weight: number) => features.set(feature, (features.get(feature) ?? 0) + weight)
  if (NAME.test(text)) add('*name', NAME_WEIGHT)
  let before = ''
  const typed = fold(text).split(' ').slice(0, WORDS_READ).filter(Boolean)
  for (const word of typed.flatMap((one) => spelled(one).split(' '))) {
    const one = singular(word)
    add(one, 1)
    if (before) add(`${before} ${one}`, PAIR_WEIGHT)
    before = one
    for (const piece of pieces(word)) add(piece, PIECE_WEIGHT / Math.sqrt(word.length))
  }
  return features
}

/** The same for many texts with the same words: each word is taken to pieces once. */
export function* featuresOfAll(texts: readonly string[]): Work<readonly Features[]> {
  const known = new Map<string, readonly string[]>()
  const once = (word: string) => {
    const pieces = known.get(word) ?? piecesOf(word)
    known.set(word, pieces)
    return pieces
  }
  const all: Features[] = []
  for (const [at, text] of texts.entries()) {
    all.push(featuresOf(text, undefined, once))
    if (at % TEXTS_A_TURN === 0) yield
  }
  return all
}

/** "^pri", "pric", "rice$" and so on. */
function piecesOf(word: string): readonly string[] {
  if (word.length < PIECE_MIN_CHARS) return []
  const marked = `^${word}$`
  const pieces: string[] = []
  for (let length = PIECE_MIN_CHARS; length <= PIECE_MAX_CHARS; length += 1) {
    for (let from = 0; from + length <= marked.length; from += 1) pieces.push(`-${marked.slice(from, from + length)}`)
  }
  return pieces
}
