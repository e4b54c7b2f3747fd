import type { Said } from '../../../shared/assistant/assistant.ts'
import { isSettingWord } from '../by-words.ts'
import { contentWords } from '../words.ts'

/** Something the site says beside its facts, and where. */
export interface Passage {
  text: string
  /** Path of the page it stands on, and what that page is called. */
  path: string
  title: string
  said: Said
}

/** What share of the words asked a text must have before it counts as an answer. */
const ENOUGH = 0.8
const SETTING_WEIGHT = 0.3
/** Fewer words that matter say too little, unless they are what the text is about. */
const CONTENT_WORDS = 2

/** How well a text answers these words, from 0, not at all, to 1: it has them all. */
function fits(words: readonly string[], title: string, text: string): number {
  const inTitle = new Set(contentWords(title))
  const inText = new Set(contentWords(text))
  const has = (word: string) => inTitle.has(word) || inText.has(word)
  const content = words.filter((word) => !isSettingWord(word))
  const isAboutThem = content.length > 0 && content.every((word) => inTitle.has(word))
  if (!isAboutThem && content.filter(has).length < CONTENT_WORDS) return 0
  const covered = weightOf(words.filter(has)) / weightOf(words)
  return covered >= ENOUGH ? covered : 0
}

const weightOf = (words: readonly string[]): number => words.reduce((sum, word) => sum + (isSettingWord(word) ? SETTING_WEIGHT : 1), 0)

/** The best of several by {@link fits}; none when none fits. */
export function bestFitting<T>(words: readonly string[], all: readonly T[], read: (one: T) => { title: string; text: string }): T | null {
  const fitting = all.map((one) => ({ one, fit: fits(words, read(one).title, read(one).text) })).filter(({ fit }) => fit > 0)
  return fitting.toSorted((a, b) => b.fit - a.fit)[0]?.one ?? null
}

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
