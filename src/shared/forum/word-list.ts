import { fold } from '../text/fold.ts'

/** What the owner's list does with a post in which one of its words stands. */
export const WORD_LIST_WAYS = ['block', 'hold', 'warn'] as const
export type WordListWay = (typeof WORD_LIST_WAYS)[number]

/** The owner's words and phrases for each way, one to a line. */
export type WordList = Record<WordListWay, string>

/** Longest list for one way, in characters. */
export const WORD_LIST_MAX_CHARS = 5_000

/** A word or phrase of the list: as the owner wrote it, and as texts are searched for it. */
export interface Phrase {
  written: string
  words: string
}

/** Lines that hold no letter or digit are left out. */
export const phrasesOf = (lines: string): Phrase[] =>
  lines
    .split('\n')
    .map((line) => ({ written: line.trim(), words: wordsOf(line) }))
    .filter(({ words }) => words.trim() !== '')

/** The first of `phrases` that stands in a text, in whole words, whatever the letter case, the accents, and the signs between. */
export function phraseIn(text: string, phrases: readonly Phrase[]): Phrase | undefined {
  if (phrases.length === 0) return undefined
  const words = wordsOf(text)
  return phrases.find((phrase) => words.includes(phrase.words))
}

/** Folded words with one blank before, between, and after. */
const wordsOf = (text: string): string => ` ${(fold(text).match(/[\p{L}\p{N}]+/gu) ?? []).join(' ')} `

/** For the author, when a post can't go up with this word. */
export const blockedWord = (phrase: string): string => `This forum doesn’t allow “${phrase}.” Please write it another way.`

/** For the author, once. The same text sent again is taken. */
export const warnedWord = (phrase: string): string =>
  `This forum asks you to be careful with “${phrase}.” If you’re sure about your text, just post it again.`
