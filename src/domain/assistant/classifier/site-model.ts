import type { ReadLanguage } from '../../../shared/assistant/languages.ts'
import { classifierOf, idfIn, type Probabilities } from './classify.ts'
import type { Model, Threshold } from './model.ts'

interface Loaded {
  intents: ReadonlySet<string>
  contentWords: ReadonlySet<string>
  thresholds: Model['thresholds']
  classify: (text: string) => Probabilities
  idfOf: (feature: number) => number
}

type ReadModel = (language: ReadLanguage) => Model
let read: ReadModel = () => {
  throw new Error('No one has said where the assistant’s model is.')
}
const loaded = new Map<ReadLanguage, Loaded>()
/** What is spoken while one answer is looked for. */
let spoken: ReadLanguage = 'en'

/** Says where the models of the site are. Each is read with the first question in its language. */
export function readModelWith(from: ReadModel): void {
  read = from
  loaded.clear()
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

/** How much a feature tells texts apart. */
export const idfOf = (feature: number): number => siteModel().idfOf(feature)

/** Whether some example asks for the fact of this key. */
export const hasExamples = (key: string): boolean => siteModel().intents.has(key)

/** From which likelihood on a group is answered. */
export const thresholdOf = (group: string): Threshold => siteModel().thresholds.get(group) ?? UNFITTED
const UNFITTED: Threshold = { isHighStakes: false, threshold: 0.5 }

/** Classifies each text once however often `work` asks for it, by the model of a language. */
export function classifyingOnce<Result>(language: ReadLanguage, work: () => Result): Result {
  remembered = new Map()
  spoken = language
  try {
    return work()
  } finally {
    remembered = null
    spoken = 'en'
  }
}

function siteModel(): Loaded {
  const known = loaded.get(spoken)
  if (known) return known
  const model = read(spoken)
  const made = { intents: new Set(model.intents), contentWords: new Set(model.contentWords.split(' ')), thresholds: model.thresholds, classify: classifierOf(model), idfOf: (feature: number) => idfIn(model, feature) }
  loaded.set(spoken, made)
  return made
}
