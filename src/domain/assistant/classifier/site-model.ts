import { classifierOf, type Probabilities } from './classify.ts'
import type { Model, Threshold } from './model.ts'

interface Loaded {
  intents: ReadonlySet<string>
  contentWords: ReadonlySet<string>
  thresholds: Model['thresholds']
  classify: (text: string) => Probabilities
}

let read: () => Model = () => {
  throw new Error('No one has said where the assistant’s model is.')
}
let loaded: Loaded | null = null

/** Says where the model of the site is. It's read with the first question. */
export function readModelWith(from: () => Model): void {
  read = from
  loaded = null
}

/** What was classified while one answer is looked for; nothing of it stays after that. */
let remembered: Map<string, Probabilities> | null = null

/** What a text asks for, by the model of the site. */
export function classify(text: string): Probabilities {
  const found = remembered?.get(text) ?? siteModel().classify(text)
  remembered?.set(text, found)
  return found
}

/** Whether a word stands in an example: it is no slip of another then, "scam" not of "scan". */
export const isExampleWord = (word: string): boolean => siteModel().contentWords.has(word)

/** Whether some example asks for the fact of this key. */
export const hasExamples = (key: string): boolean => siteModel().intents.has(key)

/** From which likelihood on a group is answered. */
export const thresholdOf = (group: string): Threshold => siteModel().thresholds.get(group) ?? UNFITTED
const UNFITTED: Threshold = { isHighStakes: false, threshold: 0.5 }

/** Classifies each text once however often `work` asks for it. */
export function classifyingOnce<Result>(work: () => Result): Result {
  remembered = new Map()
  try {
    return work()
  } finally {
    remembered = null
  }
}

function siteModel(): Loaded {
  if (loaded) return loaded
  const model = read()
  loaded = { intents: new Set(model.intents), contentWords: new Set(model.contentWords.split(' ')), thresholds: model.thresholds, classify: classifierOf(model) }
  return loaded
}
