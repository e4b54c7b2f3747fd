import type { ReadLanguage } from '../../../shared/assistant/languages.ts'
import { foldQuestion } from '../words.ts'
import { classifierOf } from './classify.ts'
import { type Likely, likeliest } from './groups.ts'
import type { Model, Threshold } from './model.ts'

type ReadModel = (language: ReadLanguage) => Model
let read: ReadModel = () => {
  throw new Error('No one has said where the assistant’s model is.')
}
const loaded = new Map<ReadLanguage, ReturnType<typeof load>>()
/** What is spoken while one answer is looked for. */
let spoken: ReadLanguage = 'en'

/** Says where the models of the site are. Each is read with the first question in its language. */
export function readModelWith(from: ReadModel): void {
  read = from
  loaded.clear()
}

/** What was classified while one answer is looked for; nothing of it stays after that. */
let remembered: Map<string, Likely[]> | null = null

/** The groups of facts a text may ask for, the likeliest first, by the model of the site; none where it has no word. */
export function classify(text: string): Likely[] {
  const found = remembered?.get(text) ?? (foldQuestion(text) === '' ? [] : likeliest(siteModel().classify(text)))
  remembered?.set(text, found)
  return found
}

/** Whether a word stands in an example: it is no slip of another then, "scam" not of "scan". */
export const isExampleWord = (word: string): boolean => siteModel().words.has(word)

/** Whether some example asks for the fact of this key. */
export const hasExamples = (key: string): boolean => siteModel().model.intents.includes(key)

/** From which likelihood on a group is answered. */
export const thresholdOf = (group: string): Threshold => siteModel().model.thresholds.get(group) ?? UNFITTED
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

export function siteModel(): ReturnType<typeof load> {
  const known = loaded.get(spoken) ?? load(read(spoken))
  loaded.set(spoken, known)
  return known
}

const load = (model: Model) => ({ model, words: new Set(model.contentWords), classify: classifierOf(model) })
