import { isSettingWord } from '../by-words/rank-facts.ts'
import { contentWords } from '../words.ts'

/** What share of the words asked a text must have before it counts as an answer. */
const ENOUGH = 0.8
const SETTING_WEIGHT = 0.3
/** Fewer words that matter say too little, unless they are what the text is about. */
const CONTENT_WORDS = 2

/** How well a text answers these words, from 0, not at all, to 1: it has them all. */
function fits(words: readonly string[], title: string, text: string): number {
  const inTitle = new Set(contentWords(title))
  const inText = new Set(contentWords(text))
  const content = words.filter((word) => !isSettingWord(word))
  const met = content.filter((word) => inTitle.has(word) || inText.has(word))
  const isAboutThem = content.length > 0 && content.every((word) => inTitle.has(word))
  if (!isAboutThem && met.length < CONTENT_WORDS) return 0
  const covered = weightOf(words.filter((word) => inTitle.has(word) || inText.has(word))) / weightOf(words)
  return covered >= ENOUGH ? covered : 0
}

const weightOf = (words: readonly string[]): number =>
  words.reduce((sum, word) => sum + (isSettingWord(word) ? SETTING_WEIGHT : 1), 0)

/** The best of several by {@link fits}; none when none fits. */
export function bestFitting<T>(words: readonly string[], all: readonly T[], read: (one: T) => { title: string; text: string }): T | null {
  let best: { one: T; fit: number } | null = null
  for (const one of all) {
    const { title, text } = read(one)
    const fit = fits(words, title, text)
    if (fit > (best?.fit ?? 0)) best = { one, fit }
  }
  return best?.one ?? null
}
