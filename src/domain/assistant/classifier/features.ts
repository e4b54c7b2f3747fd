import { foldQuestion, LEADING_UP, singular } from '../words.ts'

/** Pieces of words speak for misspelt words and for other endings. Together those of a word weigh about as much as the word. */
const NGRAM_WEIGHT = 0.8
/** A capital inside a sentence tells a name; most questions with one are about something else. */
const NAME = /(?<=[a-z,] )(?!On\b|Joue\b|I\b)[A-Z][a-z]/
const NGRAM_MIN_CHARS = 3
const NGRAM_MAX_CHARS = 4
/** More words than this add nothing to a question and only cost time. */
const WORDS_READ = 80

/** What a text has, by the number of each feature, and how much each counts in it. */
export type Features = ReadonlyMap<number, number>

// The kind of a feature stands in its highest bits, so that pairs sort before words, and these before pieces.
const PAIR = 0
const WORD = 1
const NGRAM = 2
const KIND_SHIFT = 29

/** Which features of a text are read. */
export type Reading = (feature: number) => boolean
/** A text by its words and their pieces: forgives slips and other endings. */
export const BY_PIECES: Reading = (feature) => feature >>> KIND_SHIFT !== PAIR
/** A text by its words and their order, which pieces don't tell: "open on a Saturday", "opens the Saturday after". */
export const BY_ORDER: Reading = (feature) => feature >>> KIND_SHIFT !== NGRAM

const GREETING = 'hi|hello|hey|ok|so|and|but|please|sorry|good (?:morning|afternoon|evening)|hola|buen[oa]s(?: dias| tardes| noches)?|y|pero|disculpe|oiga'
const ASKING = 'if|whether|how|what|when|where|which|who|why|si|cuant[oa]s?|cuando|cual(?:es)?|que|como|donde|quien|hasta|(?:a|de|en) que|hay'
/** Says nothing but that a question comes: "hi, could you tell me how", "quisiera saber si". */
const PRELUDE = new RegExp(`^(?:(?:${GREETING}) )*(?:${LEADING_UP}) (?=(?:${ASKING})\\b)`)
const foldedWords = (text: string): string => foldQuestion(text.replaceAll('$', ' dollars '))
const wordsOf = (folded: string): string[] => folded.split(' ').filter(Boolean)

/** The words, pairs and pieces of words a text has. @param spelled - puts a word that may be a slip right */
export function featuresOf(text: string, spelled: (word: string) => string = (word) => word): Features {
  const features = new Map<number, number>()
  const add = (feature: number, weight: number) => features.set(feature, (features.get(feature) ?? 0) + weight)
  if (NAME.test(text)) add(numberOf('*name', WORD), 1)
  let before = ''
  for (const word of wordsOf(foldedWords(text).replace(PRELUDE, '')).slice(0, WORDS_READ).map(spelled)) {
    const one = singular(word)
    add(numberOf(one, WORD), 1)
    if (before) add(numberOf(`${before} ${one}`, PAIR), 1)
    before = one
    for (const ngram of ngramsOf(word)) add(ngram, NGRAM_WEIGHT / Math.sqrt(word.length))
  }
  return features
}

/** "^pri", "pric", "rice$" and so on. */
function ngramsOf(word: string): number[] {
  if (word.length < NGRAM_MIN_CHARS) return []
  const marked = `^${word}$`
  const ngrams: number[] = []
  for (let length = NGRAM_MIN_CHARS; length <= NGRAM_MAX_CHARS; length += 1) {
    for (let from = 0; from + length <= marked.length; from += 1) ngrams.push(numberOf(marked.slice(from, from + length), NGRAM))
  }
  return ngrams
}

const numberOf = (feature: string, kind: number): number => ((kind << KIND_SHIFT) | (hash(feature, FNV_OFFSET) >>> (32 - KIND_SHIFT))) >>> 0

/** A question word for word, as a number of 52 bits: case and marks make no difference. */
export function hashOfQuestion(text: string): number {
  const words = wordsOf(foldedWords(text)).map(singular).join(' ')
  return (hash(words, FNV_OFFSET) >>> 0) * 2 ** 20 + (hash(words, ~FNV_OFFSET) >>> 12)
}

// FNV-1a
const FNV_OFFSET = 0x811c9dc5
function hash(text: string, offset: number): number {
  let found = offset
  for (let at = 0; at < text.length; at += 1) found = Math.imul(found ^ text.charCodeAt(at), 0x01000193)
  return found
}
