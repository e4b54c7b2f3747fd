import { contentWords } from '../words.ts'
import { EXAMPLES } from './examples.ts'

const WORDS: ReadonlySet<string> = new Set(EXAMPLES.flatMap(({ text }) => contentWords(text)))

/** Whether a word stands in an example: it is no slip of another then, "scam" not of "scan". */
export const isExampleWord = (word: string): boolean => WORDS.has(word)
